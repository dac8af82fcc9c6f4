/** The sounds of the table, from noise and tones: none is longer than 0.4 s. */

import type { Sound } from './sound';

/** Noise through a filter, as of things that touch: from `at_s` on, dying away within `last_s`. */
interface Brush {
  kind: 'brush';
  at_s: number;
  last_s: number;
  hertz: number;
  loud: number;
  /** How the filter's pitch has moved at the end, 1 for not at all: a thing that is drawn over another. */
  glide: number;
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

const brush = (at_s: number, last_s: number, hertz: number, loud: number, glide = 1): Part => ({
  kind: 'brush',
  at_s,
  last_s,
  hertz,
  loud,
  glide,
});
const stroke = (at_s: number, last_s: number, hertz: number, loud: number): Part => ({ kind: 'stroke', at_s, last_s, hertz, loud });

/** A knock; a thumb on oilcloth in four takes; cards squared on wood; a spoon on a cup; a pencil line; a muted tap. */
const SOUNDS: Readonly<Record<Sound, readonly (readonly Part[])[]>> = {
  turn: [[stroke(0, 0.16, 240, 0.2), brush(0, 0.03, 700, 0.06)]],
  card: [1500, 1750, 1350, 1600].map((hertz) => [brush(0, 0.07, hertz, 0.16, 0.6), stroke(0, 0.05, 150, 0.1)]),
  trick: [[brush(0, 0.05, 900, 0.18), stroke(0, 0.09, 190, 0.14), brush(0.09, 0.05, 1100, 0.14), stroke(0.09, 0.08, 210, 0.1)]],
  quota: [[stroke(0, 0.38, 2350, 0.05), stroke(0, 0.3, 3760, 0.025)]],
  round: [[brush(0, 0.3, 3600, 0.05, 1.5)]],
  refused: [[stroke(0, 0.08, 120, 0.16)]],
};
const taken: Partial<Record<Sound, number>> = {};

/** How long a sound lasts at most, in seconds. */
export function longest(sound: Sound): number {
  return Math.max(...SOUNDS[sound].flat().map(({ at_s, last_s }) => at_s + last_s));
}

/** Makes a sound; those of several takes change from one to the next. */
export function sounded(heard: BaseAudioContext, sound: Sound): void {
  const takes = SOUNDS[sound];
  const take = taken[sound] ?? 0;
  taken[sound] = take + 1;
  for (const part of takes[take % takes.length] ?? []) made(heard, part);
}

function made(heard: BaseAudioContext, part: Part): void {
  const { at_s, last_s, hertz, loud } = part;
  const start = heard.currentTime + at_s;
  const volume = new GainNode(heard, { gain: loud });
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + last_s);
  volume.connect(heard.destination);
  if (part.kind === 'stroke') {
    const tone = new OscillatorNode(heard, { frequency: hertz });
    tone.connect(volume);
    tone.start(start);
    tone.stop(start + last_s);
    return;
  }
  const grain = new AudioBufferSourceNode(heard, { buffer: noise(heard, last_s) });
  const filter = new BiquadFilterNode(heard, { type: 'bandpass', frequency: hertz, Q: 0.8 });
  filter.frequency.setValueAtTime(hertz, start);
  filter.frequency.exponentialRampToValueAtTime(hertz * part.glide, start + last_s);
  grain.connect(filter).connect(volume);
  grain.start(start);
}

function noise(heard: BaseAudioContext, last_s: number): AudioBuffer {
  const buffer = heard.createBuffer(1, Math.ceil(heard.sampleRate * last_s), heard.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  return buffer;
}
