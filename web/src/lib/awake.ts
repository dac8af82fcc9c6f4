/** Keeps the screen awake while a round is played, where the browser can, and new versions of the page away. */

import { hold } from './rest';

let lock: WakeLockSentinel | null = null;
let wanted = false;

// A page that goes out of sight lets go of the screen by itself; seen again it takes it anew.
document.addEventListener('visibilitychange', () => {
  if (wanted) void stayAwake(true);
});
let release: (() => void) | null = null;

/** Whether the screen is to stay awake from now on. */
export async function stayAwake(yes: boolean): Promise<void> {
  wanted = yes;
  if (!yes) release?.();
  release = yes ? (release ?? hold()) : null;
  if (!yes) {
    const held = lock;
    lock = null;
    await held?.release();
  } else if (lock === null || lock.released) await take();
}

async function take(): Promise<void> {
  if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
  try {
    lock = await navigator.wakeLock.request('screen');
  } catch (error) {
    // The battery is low, or the page has just gone out of sight: the screen may sleep.
    if (!(error instanceof DOMException)) throw error;
  }
  if (!wanted) await stayAwake(false);
}
