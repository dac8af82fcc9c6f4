/** How a hand falls into rows: balanced by rule, suits kept together where the balance allows. */

import { type Card, suitOf } from './cards';

/** The room a hand has, in CSS pixels. */
export interface Room {
  width: number;
  card: number;
  gap: number;
  /** Where the screen is wide or low: always one row. */
  flat: boolean;
}

/** WCAG 2.5.8 wants targets of 24 px; only where 36 are left is a longer row worth an unbroken suit. */
const FLOOR = 24;
const COMFORT = 36;
const ONE_ROW = 12;

/**
 * The rows of a hand that lies in order: one or two.
 *
 * Up to twelve cards lie in one row where that leaves each a strip of 24 px. Of more cards the upper row gets half,
 * or one more or less where that keeps every suit whole and the longer row still has strips of 36 px.
 */
export function rows(hand: readonly Card[], room: Room): Card[][] {
  if (hand.length === 0) return [];
  if (room.flat || (hand.length <= ONE_ROW && strip(hand, room) >= FLOOR)) return [[...hand]];
  const half = Math.ceil(hand.length / 2);
  const cuts = [half, hand.length - half, half + 1, hand.length - half - 1];
  const whole = cuts.find((cut) => isWhole(hand, cut) && (longer(hand, cut) === half || comfortable(hand, cut, room)));
  const cut = whole ?? half;
  return [hand.slice(0, cut), hand.slice(cut)];
}

/** The step from one card to the next when these cards fill a row. */
export function strip(row: readonly Card[], room: Room): number {
  if (row.length < 2) return room.card;
  const free = room.width - room.card - gaps(row) * room.gap;
  return Math.min(free / (row.length - 1), room.card + 4);
}

/** How many times the suit changes within a row. */
export function gaps(row: readonly Card[]): number {
  return row.filter((card, place) => startsSuit(row, card, place)).length;
}

/** Whether a card begins another suit than the one before it. */
export function startsSuit(row: readonly Card[], card: Card, place: number): boolean {
  const before = row[place - 1];
  return before !== undefined && suitOf(before) !== suitOf(card);
}

function isWhole(hand: readonly Card[], cut: number): boolean {
  const before = hand[cut - 1];
  const after = hand[cut];
  return before !== undefined && after !== undefined && suitOf(before) !== suitOf(after);
}

function longer(hand: readonly Card[], cut: number): number {
  return Math.max(cut, hand.length - cut);
}

function comfortable(hand: readonly Card[], cut: number, room: Room): boolean {
  return [hand.slice(0, cut), hand.slice(cut)].every((row) => strip(row, room) >= COMFORT);
}
