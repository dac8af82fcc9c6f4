/** A round that is being written down: what has been tapped so far, and what follows from it. */

import type { Entry, NextRound } from './entries';
import type { SheetContract as Contract, Strain } from './profiles';
import { PLACES, type Place, type Three, left } from './rules';

export interface Draft {
  /** The round that is corrected; null where the next one is entered. */
  index: number | null;
  contract: string | null;
  trump: Strain | null;
  /** What has been tapped, the latest last; two of them make the third follow. */
  typed: readonly { place: Place; cards: number }[];
  /** Whose number is asked for; null is the first that is not known. */
  asked: Place | null;
  /** What was half typed when a correction began; it comes back after it. */
  aside: Draft | null;
  /** What another device has done to the round that was being typed here. */
  overtaken: 'written' | 'taken' | null;
}

export const EMPTY: Draft = { index: null, contract: null, trump: null, typed: [], asked: null, aside: null, overtaken: null };

/** Whether anything has been tapped that a reload would have to bring back. */
export function isBegun(draft: Draft): boolean {
  return draft.index !== null || draft.contract !== null || draft.typed.length > 0;
}

/** The contract of a draft: the one tapped, or the one that nobody has to choose. */
export function contractOf(draft: Draft, upcoming: NextRound): Contract | null {
  const only = upcoming.contracts.length === 1 ? upcoming.contracts[0] : undefined;
  return upcoming.contracts.find(({ key }) => key === draft.contract) ?? only ?? null;
}

/** How many cards or tricks the three share out. */
export function wholeOf({ units, weight }: Contract): number {
  return units / weight;
}

/** What each has as far as it is known: two numbers give the third, and all of it leaves nothing to the others. */
export function cardsOf({ typed }: Draft, contract: Contract): Three<number | null> {
  const whole = wholeOf(contract);
  const sum = typed.reduce((all, { cards }) => all + cards, 0);
  const rest = typed.length === 2 ? whole - sum : sum === whole && typed.length > 0 ? 0 : null;
  const of = (place: Place): number | null => typed.find((one) => one.place === place)?.cards ?? (whole === 0 ? 0 : rest);
  return [of(0), of(1), of(2)];
}

/** The player whose number is asked for next: forehand first, then in the order they sit. */
export function askedOf(draft: Draft, contract: Contract, forehand: Place): Place | null {
  if (draft.asked !== null) return draft.asked;
  const cards = cardsOf(draft, contract);
  return [forehand, left(forehand), left(left(forehand))].find((place) => cards[place] === null) ?? null;
}

/** The most that a player can have: what the other number that stands leaves. */
export function mostFor({ typed }: Draft, contract: Contract, place: Place): number {
  const standing = typed.filter((one) => one.place !== place).at(-1);
  return wholeOf(contract) - (standing?.cards ?? 0);
}

/** The draft with a player's number; the older of two other numbers gives way. */
export function withCards(draft: Draft, place: Place, cards: number): Draft {
  const others = draft.typed.filter((one) => one.place !== place).slice(-1);
  return { ...draft, typed: [...others, { place, cards }], asked: null };
}

/** The draft once a contract is tapped; its numbers stay only where every contract of the game counts the same. */
export function withContract(draft: Draft, contract: string, all: readonly Contract[]): Draft {
  const alike = all.every(({ counts }) => counts === all[0]?.counts);
  return { ...draft, contract, trump: null, typed: alike ? draft.typed : [] };
}

/** What would be written down; null while something is missing. */
export function entryOf(draft: Draft, upcoming: NextRound): Entry | null {
  const contract = contractOf(draft, upcoming);
  if (contract === null) return null;
  const cards = cardsOf(draft, contract);
  const [a, b, c] = cards;
  if (a === null || b === null || c === null) return null;
  const units: Three<number> = [a * contract.weight, b * contract.weight, c * contract.weight];
  return { contract: contract.key, units, trump: contract.trumps.length === 1 ? null : draft.trump, misdeals: 0 };
}

/** The draft that corrects an entry, with what was half typed before it. */
export function draftOf(entry: Entry, index: number, contract: Contract | null, before: Draft = EMPTY): Draft {
  const weight = contract?.weight ?? 1;
  const typed = PLACES.slice(0, 2).map((place) => ({ place, cards: entry.units[place] / weight }));
  // A correction that is left for another one has nothing of its own to keep.
  const own = before.index === null || before.overtaken === 'written';
  const aside = own ? (isBegun(before) ? { ...before, aside: null } : null) : before.aside;
  return { ...EMPTY, index, contract: entry.contract, trump: entry.trump, typed, aside };
}

/** The draft where others have made `after` rounds of `before`: its numbers stay with the round they were typed for. */
export function movedOn(draft: Draft, before: number, after: number): Draft {
  if (before === after) return draft;
  const aside = draft.aside && movedOn(draft.aside, before, after);
  if (draft.index !== null) return draft.index < after ? { ...draft, aside } : (aside ?? { ...EMPTY, overtaken: 'taken' });
  if (!isBegun(draft)) return after > before ? EMPTY : draft;
  return after > before ? { ...draft, index: before, overtaken: 'written' } : { ...EMPTY, overtaken: 'taken' };
}
