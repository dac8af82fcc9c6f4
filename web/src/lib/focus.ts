/** Where the keyboard is led to. */

import type { Suit } from './cards';

/** Moves the focus to the first card of a suit in the hand that is shown, if there is one. */
export function toSuit(suit: Suit): void {
  document.querySelector<HTMLElement>(`.hand [data-card^="${suit}"]`)?.focus();
}
