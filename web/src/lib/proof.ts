/** Whether the shuffle of each deal is what was promised before it: what the browser has seen, held to docs/shuffle.md. */

import { type Card, SUITS } from './cards';
import { commitment } from './nonces';
import type { SeatName } from './protocol';
import { type Dealing, type Fallen, drawn, fallen, seedCommitment, wellFormed } from './shuffle';
import { fields } from './wire';

/** `draw`: the dealer's; `seed` and `nonces` fit their promises; `own`: this device's nonce is among them; `order`: no
 * card before the nonces; `restart`: only before a card, with the same seed; the cards fell as seed and nonces give. */
export type CheckName = 'draw' | 'seed' | 'nonces' | 'own' | 'order' | 'restart' | 'cut' | 'talon' | 'hands';

export interface Check {
  name: CheckName;
  holds: boolean;
}

/** One deal: what was promised, what was opened, and whether it fits. Without a seed it is not opened yet. */
export interface Proof {
  deal: string;
  promise: string | null;
  promises: readonly string[];
  nonces: readonly string[];
  seed: string | null;
  checks: Check[];
  cards: Fallen | null;
}

/** What this device knows besides the events: where it sits, and its own nonce of a deal. */
export interface Own {
  seat: SeatName;
  nonce: (deal: string) => string | null;
}

const SEATS: readonly SeatName[] = ['A', 'B', 'C'];

/** The proofs of the deals among some events of a match, in their order; events of other kinds are passed over. */
export function proofs(rules: Dealing, events: readonly unknown[], own: Own | null = null): Proof[] {
  const found: Proof[] = [];
  let promisedDraw: unknown = null;
  let dealt: Record<string, unknown>[] = [];
  let about: { number: number; extra: number; dealer: SeatName } | null = null;
  for (const event of events.map(fields)) {
    const last = found.at(-1);
    switch (event['type']) {
      case 'match_started':
        promisedDraw = event['commitment'];
        break;
      case 'dealer_drawn':
        if (typeof promisedDraw === 'string') found.push(draw(rules, promisedDraw, event));
        break;
      case 'round_started': {
        const proof = opened(event);
        const again = last !== undefined && last.seed === null && last.deal === proof.deal;
        if (again) {
          const same = last.promise === proof.promise && dealt.length === 0 && last.nonces.length === 0;
          proof.checks = [...last.checks, { name: 'restart', holds: same }];
          found.pop();
        }
        dealt = [];
        about = { number: whole(event['round']), extra: whole(event['extra']), dealer: seatOf(event['dealer']) };
        found.push(proof);
        break;
      }
      case 'nonces_opened':
        if (last) open(last, texts(event['nonces']), own);
        break;
      case 'cut_shown':
      case 'talon_dealt':
      case 'hands_dealt':
        dealt.push(event);
        if (last && last.promises.length > 0 && last.nonces.length === 0) note(last, 'order', false);
        break;
      case 'seed_revealed':
        if (last && about && last.seed === null) reveal(last, rules, about, dealt, event['seed']);
        break;
    }
  }
  return found;
}

/** Whether everything that could be checked holds; null where the seed is not opened yet, or nothing was promised. */
export function proved({ seed, checks }: Proof): boolean | null {
  return seed === null ? null : checks.every(({ holds }) => holds);
}

function draw(rules: Dealing, promise: string, event: Record<string, unknown>): Proof {
  const seed = event['seed'];
  const proof: Proof = { deal: 'draw', promise, promises: [], nonces: [], seed: null, checks: [], cards: null };
  if (!wellFormed(seed)) return proof;
  const found = drawn(rules, seed);
  const same = found.dealer === event['dealer'] && equal(found.draws, Array.isArray(event['draws']) ? event['draws'] : []);
  return {
    ...proof,
    seed,
    checks: [
      { name: 'seed', holds: seedCommitment(seed) === promise },
      { name: 'draw', holds: same },
    ],
  };
}

function opened(event: Record<string, unknown>): Proof {
  const extra = event['extra'];
  const promise = event['commitment'];
  return {
    deal: typeof extra === 'number' ? `${whole(event['round'])}x${extra}` : `${whole(event['round'])}`,
    promise: typeof promise === 'string' ? promise : null,
    promises: texts(event['nonce_commitments']),
    nonces: [],
    seed: null,
    checks: [],
    cards: null,
  };
}

function open(proof: Proof, nonces: readonly string[], own: Own | null): void {
  proof.nonces = nonces;
  const fit = SEATS.map((seat, place) => {
    const nonce = nonces[place] ?? '';
    return nonce === '' ? '' : wellFormed(nonce) ? commitment(seat, nonce) : null;
  });
  note(proof, 'nonces', nonces.length === proof.promises.length && equal(fit, proof.promises));
  const mine = own?.nonce(proof.deal) ?? null;
  if (own && mine !== null) note(proof, 'own', nonces[SEATS.indexOf(own.seat)] === mine);
}

function reveal(
  proof: Proof,
  rules: Dealing,
  about: { number: number; extra: number; dealer: SeatName },
  dealt: readonly Record<string, unknown>[],
  seed: unknown,
): void {
  proof.seed = typeof seed === 'string' ? seed : '';
  note(proof, 'seed', wellFormed(seed) && seedCommitment(seed) === proof.promise);
  if (!wellFormed(seed)) return;
  const cards = fallen(rules, seed, about, proof.nonces);
  proof.cards = cards;
  for (const event of dealt) {
    if (event['type'] === 'cut_shown') note(proof, 'cut', event['card'] === cards.cut);
    // What was hidden from this seat is null, and is left out.
    if (event['type'] === 'talon_dealt' && Array.isArray(event['cards'])) note(proof, 'talon', equal(event['cards'], cards.talon));
    if (event['type'] !== 'hands_dealt') continue;
    const hands = seen(event['hands']);
    if (hands.length > 0) note(proof, 'hands', hands.every(([seat, hand]) => equal(sorted(hand), sorted(cards.hands[seat]))));
  }
}

/** The hands of an event that are not hidden from this seat. */
function seen(hands: unknown): [SeatName, Card[]][] {
  return SEATS.flatMap((seat): [SeatName, Card[]][] => {
    const hand = fields(hands)[seat];
    return typeof hand === 'string' ? [[seat, handOf(hand)]] : [];
  });
}

/** The cards of a hand as logs write it: spades, hearts, diamonds, clubs, with dots between. */
function handOf(words: string): Card[] {
  return words.split('.').flatMap((ranks, place) => [...ranks].map((rank) => (SUITS[place] ?? '') + rank));
}

function note(proof: Proof, name: CheckName, holds: boolean): void {
  proof.checks = [...proof.checks, { name, holds }];
}

function sorted(cards: readonly Card[]): Card[] {
  return [...cards].sort();
}

function equal(one: readonly unknown[], other: readonly unknown[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function whole(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

function seatOf(value: unknown): SeatName {
  return SEATS.find((seat) => seat === value) ?? 'A';
}
