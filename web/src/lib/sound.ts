/** The sounds of the table, made on the spot: none is longer than 0.4 s, and none is needed to play. */

export type Sound = 'card' | 'trick' | 'turn' | 'quota' | 'round' | 'refused';

/** Noise through a filter, as of things that touch: from `at_s` on, dying away within `last_s`. */
interface Brush {
  kind: 'brush';
  at_s: number;
  last_s: number;
  hertz: number;
  loud: number;
}

/** A tone that dies away, as of things that are struck. */
interface Stroke {
  kind: 'stroke';
  at_s: number;
  last_s: number;
  hertz: number;
  loud: number;
}

type Part = Brush | Stroke;

const brush = (at_s: number, last_s: number, hertz: number, loud: number): Part => ({ kind: 'brush', at_s, last_s, hertz, loud });
const stroke = (at_s: number, last_s: number, hertz: number, loud: number): Part => ({ kind: 'stroke', at_s, last_s, hertz, loud });

/** A thumb on oilcloth in four takes; cards squared on wood; a knock; a spoon on a cup; a pencil line; a muted tap. */
const SOUNDS: Readonly<Record<Sound, readonly (readonly Part[])[]>> = {
  card: [1500, 1750, 1350, 1600].map((hertz) => [brush(0, 0.07, hertz, 0.16), stroke(0, 0.05, 150, 0.1)]),
  trick: [[brush(0, 0.05, 900, 0.18), stroke(0, 0.09, 190, 0.14), brush(0.09, 0.05, 1100, 0.14), stroke(0.09, 0.08, 210, 0.1)]],
  turn: [[stroke(0, 0.16, 240, 0.2), brush(0, 0.03, 700, 0.06)]],
  quota: [[stroke(0, 0.38, 2350, 0.05), stroke(0, 0.3, 3760, 0.025)]],
  round: [[brush(0, 0.3, 4200, 0.05)]],
  refused: [[stroke(0, 0.08, 120, 0.16)]],
};

let context: AudioContext | null = null;
let taken = 0;

/** Browsers let a page be heard only after a tap or a key; an interruption is recovered from here too. */
export function unlock(): void {
  context ??= new AudioContext();
  if (context.state !== 'running') void context.resume();
}

/** Makes a sound, where the page may be heard. */
export function play(sound: Sound): void {
  if (context === null || context.state !== 'running') return;
  const takes = SOUNDS[sound];
  for (const part of takes[taken++ % takes.length] ?? []) sounded(context, part);
}

function sounded(heard: AudioContext, { kind, at_s, last_s, hertz, loud }: Part): void {
  const start = heard.currentTime + at_s;
  const volume = new GainNode(heard, { gain: loud });
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + last_s);
  volume.connect(heard.destination);
  if (kind === 'stroke') {
    const tone = new OscillatorNode(heard, { frequency: hertz });
    tone.connect(volume);
    tone.start(start);
    tone.stop(start + last_s);
    return;
  }
  const grain = new AudioBufferSourceNode(heard, { buffer: noise(heard, last_s) });
  grain.connect(new BiquadFilterNode(heard, { type: 'bandpass', frequency: hertz, Q: 0.8 })).connect(volume);
  grain.start(start);
}

function noise(heard: AudioContext, last_s: number): AudioBuffer {
  const buffer = heard.createBuffer(1, Math.ceil(heard.sampleRate * last_s), heard.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  return buffer;
}
