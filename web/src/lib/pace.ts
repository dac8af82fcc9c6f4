/** How long the table shows each thing. The state never waits for it: only what is shown does. */

import type { Speed } from './settings.svelte';

/** Times in milliseconds. */
export interface Pace {
  /** From one player's card to the next. */
  card: number;
  /** A finished trick stays, then goes to its winner. */
  stay: number;
  take: number;
  /** Something another player decided is read. */
  say: number;
  deal: number;
  /** No input so soon after a turn begins. */
  guard: number;
}

const NORMAL: Pace = { card: 420, stay: 1200, take: 320, say: 1100, deal: 700, guard: 250 };

export const PACES: Readonly<Record<Speed, Pace>> = {
  slow: { ...NORMAL, card: 800, stay: 2500, say: 2200 },
  normal: NORMAL,
  fast: { ...NORMAL, card: 220, stay: 600, take: 240, say: 700, deal: 300 },
  none: { card: 0, stay: 0, take: 0, say: 0, deal: 0, guard: 0 },
};
