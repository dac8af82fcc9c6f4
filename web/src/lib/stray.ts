/** Input that was not meant for what is there: a key held down, and a tap on what has only just come under the finger. */

/** Two taps so soon after each other are one double tap, a slow one too. */
export const DOUBLE_MS = 600;
/** So far apart the taps of a double tap may be, in CSS pixels. */
export const DOUBLE_PX = 48;

/** A tap or a click: when, where, and what screen or panel it met. */
export interface Tap {
  time_ms: number;
  x: number;
  y: number;
  on: Element | null;
}

export class Taps {
  private last: Tap | null = null;

  /** Whether a tap belongs to one before it, and meets another screen than that did. */
  stray(tap: Tap): boolean {
    const { last } = this;
    const near = last !== null && Math.hypot(tap.x - last.x, tap.y - last.y) <= DOUBLE_PX;
    const follows = near && tap.time_ms - last.time_ms < DOUBLE_MS && tap.on !== last.on;
    // A third tap may still belong to the first; a run of them is not kept waiting by itself.
    if (!follows) this.last = tap;
    return follows;
  }
}

/** Keeps from a page what was not meant for it. */
export function guard(page: Document): void {
  const taps = new Taps();
  const onclick = (event: MouseEvent) => {
    // A key has no place, and whoever reads by ear activates what was just read.
    if (event.detail === 0 || !(event.target instanceof Element)) return;
    const on = event.target.closest('main, dialog');
    const stray = taps.stray({ time_ms: event.timeStamp, x: event.clientX, y: event.clientY, on });
    // What opens over the screen can be closed again; what is done on a screen may not be undone.
    if (!stray || on?.matches('dialog')) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onkeydown = (event: KeyboardEvent) => {
    const control = event.target instanceof Element && event.target.closest('button, a, summary, [role="switch"]');
    if (control && event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
  };
  page.addEventListener('click', onclick, true);
  page.addEventListener('keydown', onkeydown, true);
}
