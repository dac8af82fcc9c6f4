/** The shuffle, byte by byte, as docs/shuffle.md has it: what fixes the cards of a deal, computed anew in the browser. */

import { type Card, SUITS } from './cards';
import type { SeatName } from './protocol';
import { hex, hmac, sha256 } from './sha256';

/** Of the rules of a table, what the shuffle depends on. */
export interface Dealing {
  /** The pack as it lies before the shuffle, lowest number first. */
  pack: readonly Card[];
  packets: number;
  talonFirst: boolean;
  byHighCard: boolean;
}

/** How the cards of a deal fall. */
export interface Fallen {
  talon: Card[];
  hands: Record<SeatName, Card[]>;
  cut: Card;
}

const RANKS = '23456789TJQKA';
const TALON_CARDS = 4;
const ORDER: readonly SeatName[] = ['A', 'B', 'C'];
const WORDS = new TextEncoder();

/** What the options of a table, all of them, say about dealing. */
export function dealing(options: Readonly<Record<string, string>>): Dealing {
  return {
    pack: packOf(options['deck'] ?? ''),
    packets: Number(options['packets'] ?? '1'),
    talonFirst: options['talon_when'] === 'first',
    byHighCard: options['first_dealer'] === 'high_card',
  };
}

/** Whether a text is a seed, a nonce or a commitment: 64 hex digits in lower case. */
export function wellFormed(text: unknown): text is string {
  return typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);
}

/** The commitment to a seed, in hex. */
export function seedCommitment(seed: string): string {
  return hex(sha256(join(label('seed'), bytes(seed))));
}

/** The cards of a deal, from its seed, its nonces (none, or one a seat, empty where there is none) and the dealer. */
export function fallen(
  rules: Dealing,
  seed: string,
  { number, extra, dealer }: { number: number; extra: number; dealer: SeatName },
  nonces: readonly string[],
): Fallen {
  const order = deckOf(rules.pack, seed, number, extra, nonces);
  const talon = rules.talonFirst ? order.slice(0, TALON_CARDS) : order.slice(-TALON_CARDS);
  const rest = rules.talonFirst ? order.slice(TALON_CARDS) : order.slice(0, -TALON_CARDS);
  const hands: Record<SeatName, Card[]> = { A: [], B: [], C: [] };
  const size = rest.length / 3;
  for (let next = 0; next < rest.length; ) {
    const packet = Math.min(rules.packets, size - Math.floor(next / 3));
    for (const step of [1, 2, 3]) {
      const seat = ORDER[(ORDER.indexOf(dealer) + step) % 3] ?? 'A';
      hands[seat].push(...rest.slice(next, next + packet));
      next += packet;
    }
  }
  return { talon, hands, cut: cutOf(rules.pack, seed, number, extra, nonces) };
}

/** The pack in the order it is dealt. */
export function deckOf(
  pack: readonly Card[],
  seed: string,
  number: number,
  extra: number,
  nonces: readonly string[],
): Card[] {
  return shuffled(pack, stream(hmac(bytes(seed), join(label('deck'), context(number, extra, nonces)))));
}

/** The card that is cut for trump. */
export function cutOf(
  pack: readonly Card[],
  seed: string,
  number: number,
  extra: number,
  nonces: readonly string[],
): Card {
  const source = stream(hmac(bytes(seed), join(label('cut'), context(number, extra, nonces))));
  return pack[below(source, pack.length)] ?? '';
}

/** Who deals first, and what was drawn for it where the highest card decides. */
export function drawn(rules: Dealing, seed: string): { dealer: SeatName; draws: Record<string, Card>[] } {
  const source = stream(hmac(bytes(seed), label('draw')));
  if (!rules.byHighCard) return { dealer: ORDER[below(source, 3)] ?? 'A', draws: [] };
  let deck = shuffled(rules.pack, source);
  let seats: readonly SeatName[] = ORDER;
  const draws: Record<string, Card>[] = [];
  while (seats.length > 1) {
    if (deck.length < seats.length) deck = shuffled(rules.pack, source);
    const cards = deck.splice(0, seats.length);
    draws.push(Object.fromEntries(seats.map((seat, place) => [seat, cards[place] ?? ''])));
    const best = Math.max(...cards.map(rankIndex));
    seats = seats.filter((_, place) => rankIndex(cards[place] ?? '') === best);
  }
  return { dealer: seats[0] ?? 'A', draws };
}

/** The cards that the token of a pack names, lowest number first: each suit with runs and single ranks, `S2-A H79-A`. */
export function packOf(token: string): Card[] {
  const named = token.split(/\s+/).flatMap((part) => {
    const suit = part.slice(0, 1);
    return (part.slice(1).match(/.-.|./g) ?? []).flatMap((run) => {
      const [from, to] = [RANKS.indexOf(run[0] ?? ''), RANKS.indexOf(run.at(-1) ?? '')];
      return [...RANKS.slice(from, to + 1)].map((rank) => suit + rank);
    });
  });
  return SUITS.flatMap((suit) => named.filter((card) => card[0] === suit).sort((a, b) => rankIndex(a) - rankIndex(b)));
}

function rankIndex(card: Card): number {
  return RANKS.indexOf(card[1] ?? '');
}

function shuffled(pack: readonly Card[], source: Iterator<number>): Card[] {
  const deck = [...pack];
  for (let last = deck.length - 1; last > 0; last--) {
    const place = below(source, last + 1);
    [deck[last], deck[place]] = [deck[place] ?? '', deck[last] ?? ''];
  }
  return deck;
}

/** A number from 0 to `bound` - 1; bytes that would make small numbers likelier are thrown away. */
function below(source: Iterator<number>, bound: number): number {
  const limit = 256 - (256 % bound);
  for (;;) {
    const byte: number = source.next().value;
    if (byte < limit) return byte % bound;
  }
}

function* stream(key: Uint8Array): Generator<number, never> {
  for (let block = 0; ; block++) yield* hmac(key, u32(block));
}

function context(number: number, extra: number, nonces: readonly string[]): Uint8Array {
  const given = ORDER.map((_, place) => nonces[place] ?? '');
  const parts = given.map((nonce) => (nonce === '' ? Uint8Array.of(0) : join(Uint8Array.of(1), bytes(nonce))));
  return join(u32(number), u32(extra), ...parts);
}

function label(word: string): Uint8Array {
  return WORDS.encode(`bismarck/shuffle/1/${word}\0`);
}

function u32(number: number): Uint8Array {
  return Uint8Array.of(number >>> 24, number >>> 16, number >>> 8, number);
}

function bytes(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function join(...parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}
