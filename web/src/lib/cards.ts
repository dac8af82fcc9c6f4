/** Cards as the wire writes them, suit then rank (`SA`, `HT`), and the orders a hand is shown in. */

export type Suit = 'S' | 'H' | 'D' | 'C';
export type Strain = Suit | 'NT';
export type Card = string;

export const SUITS: readonly Suit[] = ['S', 'H', 'D', 'C'];
/** Black and red in turn, so that neighbours differ: the usual order of the suits. */
export const SHOWN: readonly Suit[] = ['S', 'H', 'C', 'D'];
const RANKS = '23456789TJQKA';

/** The suit of a card. */
export function suitOf(card: Card): Suit {
  const suit = SUITS.find((known) => known === card[0]);
  if (suit === undefined) throw new Error(`expected a card such as SA, got '${card}'`);
  return suit;
}

/** The rank of a card: one of 2 to 9, T, J, Q, K, A. */
export function rankOf(card: Card): string {
  return card.slice(1);
}

/** The suit that trumps, where one does. */
export function trumpSuit(strain: string | null): Suit | null {
  return SUITS.find((known) => known === strain) ?? null;
}

/** A hand in the order it is shown: suit by suit, each high to low, or low to high. */
export function inOrder(cards: readonly Card[], ascending = false, suits = SHOWN): Card[] {
  const sign = ascending ? -1 : 1;
  return [...cards].sort(
    (one, other) =>
      suits.indexOf(suitOf(one)) - suits.indexOf(suitOf(other)) ||
      sign * (RANKS.indexOf(rankOf(other)) - RANKS.indexOf(rankOf(one))),
  );
}

/** How many cards of each suit. */
export function lengths(cards: readonly Card[]): Record<Suit, number> {
  const counted: Record<Suit, number> = { S: 0, H: 0, D: 0, C: 0 };
  for (const card of cards) counted[suitOf(card)] += 1;
  return counted;
}
