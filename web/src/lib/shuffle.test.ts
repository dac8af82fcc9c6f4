import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cutOf, deckOf, drawn, fallen, packOf, seedCommitment, wellFormed } from './shuffle';
import { commitment } from './nonces';
import { fields, parse } from './wire';

// The vectors that the server's own tests are held to.
const golden = fields(parse(readFileSync('../tests/golden/shuffle.json', 'utf-8')));
const WHOLE = 'S2-A H2-A D2-A C2-A';

describe.each(list(golden['rounds']))('the golden round %#', (vector) => {
  const { name, seed, number, extra, nonces, commitment: seedPromise, nonce_commitments, deck, cut } = fields(vector);
  const cards = String(deck).split(' ');
  const pack = packOf(cards.length === 52 ? WHOLE : packToken(cards));
  const given = list(nonces).map(String);

  it(`${String(name)} has the deck, the cut and the commitments`, () => {
    expect(deckOf(pack, String(seed), Number(number), Number(extra), given)).toEqual(cards);
    expect(cutOf(pack, String(seed), Number(number), Number(extra), given)).toBe(cut);
    expect(seedCommitment(String(seed))).toBe(seedPromise);
    const seats = ['A', 'B', 'C'] as const;
    const promises = given.map((nonce, place) => (nonce === '' ? '' : commitment(seats[place] ?? 'A', nonce)));
    expect(promises).toEqual(nonce_commitments);
  });
});

describe.each(list(golden['draws']))('the golden draw %#', (vector) => {
  const { name, seed, dealer, draws } = fields(vector);
  it(`${String(name)} has the dealer and the draws`, () => {
    const rules = { pack: packOf(WHOLE), packets: 1, talonFirst: true, byHighCard: list(draws).length > 0 };
    const found = drawn(rules, String(seed));
    const written = found.draws.map((draw) => Object.entries(draw).map(([seat, card]) => `${seat} ${card}`));
    expect({ dealer: found.dealer, draws: written }).toEqual({ dealer, draws });
  });
});

it('deals packets from the dealer’s left, the talon first or last', () => {
  const pack = packOf('SJ-A HJ-A DJ-A CJ-A');
  const seed = '07'.repeat(32);
  const order = deckOf(pack, seed, 2, 0, []);
  const about = { number: 2, extra: 0, dealer: 'B' } as const;
  const first = fallen({ pack, packets: 1, talonFirst: true, byHighCard: false }, seed, about, []);
  expect(first.talon).toEqual(order.slice(0, 4));
  expect(first.hands.C).toEqual([4, 7, 10, 13].map((place) => order[place]));
  const last = fallen({ pack, packets: 4, talonFirst: false, byHighCard: false }, seed, about, []);
  expect(last.talon).toEqual(order.slice(12));
  expect(last.hands).toEqual({ C: order.slice(0, 4), A: order.slice(4, 8), B: order.slice(8, 12) });
});

it('makes smaller packets where a hand is no multiple of one', () => {
  const pack = packOf('S2-9 H2-9 D2-7');
  const rules = { pack, packets: 4, talonFirst: true, byHighCard: false };
  const { hands } = fallen(rules, '01'.repeat(32), { number: 1, extra: 0, dealer: 'C' }, []);
  expect([hands.A.length, hands.B.length, hands.C.length]).toEqual([6, 6, 6]);
});

it('reads the pack of a table', () => {
  expect(packOf('SA H79-J')).toEqual(['SA', 'H7', 'H9', 'HT', 'HJ']);
  expect(packOf(WHOLE)).toHaveLength(52);
});

it('knows a seed from anything else', () => {
  expect(wellFormed('ab'.repeat(32))).toBe(true);
  for (const text of ['AB'.repeat(32), 'ab', null, 'zz'.repeat(32)]) expect(wellFormed(text)).toBe(false);
});

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function packToken(cards: readonly string[]): string {
  return [...'SHDC'].map((suit) => suit + cards.filter((card) => card[0] === suit).map((card) => card[1]).join('')).join(' ');
}
