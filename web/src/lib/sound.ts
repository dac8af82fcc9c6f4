/** Whether the page may be heard. Every sound is made on the spot (synthesis.ts), and none is needed to play. */

export type Sound = 'turn' | 'card' | 'trick' | 'quota' | 'round' | 'refused';

let context: AudioContext | null = null;

/** Browsers let a page be heard only after a tap or a key. A context that an interruption has broken is made anew. */
export function unlock(): void {
  if (context !== null && !['running', 'suspended'].includes(context.state)) {
    void context.close().catch(() => undefined);
    context = null;
  }
  context ??= new AudioContext();
  if (context.state !== 'running') void context.resume();
  // The sounds themselves come now, to be there when the first is to be heard.
  void synthesis();
}

/** After a call or another app the sound may be lost without a word: it is put to rest and woken. */
export async function recover(): Promise<void> {
  const stopped = context;
  if (stopped === null || stopped.state === 'running') return;
  try {
    await stopped.suspend();
    await stopped.resume();
  } catch (error) {
    // It is beyond that; the next tap makes another.
    if (!(error instanceof DOMException)) throw error;
    if (context === stopped) context = null;
  }
}

/** Makes a sound, where the page may be heard. */
export async function play(sound: Sound): Promise<void> {
  const made = await synthesis();
  if (context?.state === 'running') made?.sounded(context, sound);
}

// Without a line it stays silent.
function synthesis(): Promise<typeof import('./synthesis') | undefined> {
  return import('./synthesis').catch(() => undefined);
}
