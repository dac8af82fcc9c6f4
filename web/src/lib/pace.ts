/** How long the table shows each thing. The state never waits for it: only what is shown does. */

import type { Speed, Stay } from './settings.svelte';

/** Times in milliseconds. */
export interface Pace {
  /** From one player's card to the next. */
  card: number;
  /** A finished trick stays, or lies until it is tapped (null), then goes to its winner. */
  stay: number | null;
  take: number;
  /** Something another player decided is read. */
  say: number;
  deal: number;
  /** No input so soon after a turn begins. */
  guard: number;
  /** So long after its turn has come a card that was chosen before plays itself. */
  self: number;
}

const NORMAL = { card: 420, stay: 1200, take: 320, say: 1100, deal: 700, guard: 250, self: 700 };
const STAYS: Readonly<Record<Stay, number | null>> = { normal: 1200, short: 600, long: 2500, tap: null };

export const PACES = {
  normal: NORMAL,
  fast: { ...NORMAL, card: 220, take: 240, say: 700, deal: 300, self: 400 },
  slow: { ...NORMAL, card: 800, say: 2200, self: 1200 },
} satisfies Readonly<Record<Speed, Pace>>;

/** The times that a player has chosen. */
export function paceOf({ speed, stay }: { speed: Speed; stay: Stay }): Pace {
  return { ...PACES[speed], stay: STAYS[stay] };
}
