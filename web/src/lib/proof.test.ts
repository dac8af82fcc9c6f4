import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type Own, type Proof, proofs, proved } from './proof';
import { dealing } from './shuffle';
import { fields, parse } from './wire';

const TALON_FIRST = { deck: 'S2-A H2-A D2-A C2-A', packets: '1', talon_when: 'first', first_dealer: 'lot' };
const IN_FOURS = { ...TALON_FIRST, packets: '4', talon_when: 'last', first_dealer: 'high_card' };
const SHORT = { ...TALON_FIRST, deck: 'S4-A H4-A D4-A C5-A', talon_when: 'with_hand' };

/** The events of a log that the server's own tests are held to. */
function log(profile: string): Record<string, unknown>[] {
  const lines = readFileSync(`../tests/golden/logs/${profile}.bismarck.jsonl`, 'utf-8').trim().split('\n');
  return lines.slice(1).map((line) => fields(parse(line)));
}

function changed(events: Record<string, unknown>[], type: string, change: (event: Record<string, unknown>) => object) {
  let done = false;
  return events.map((event) => {
    if (done || event['type'] !== type) return event;
    done = true;
    return { ...event, ...change(event) };
  });
}

function failing(found: readonly Proof[]): string[] {
  return found.flatMap(({ deal, checks }) => checks.filter(({ holds }) => !holds).map(({ name }) => `${deal} ${name}`));
}

it.each([
  ['swedish', TALON_FIRST, 12],
  ['international', IN_FOURS, 12],
  ['british', { ...TALON_FIRST, talon_when: 'with_hand' }, 12],
  ['dobbs', SHORT, 12],
] as const)('proves every deal of a whole match of %s, and its draw', (profile, options, deals) => {
  const found = proofs(dealing(options), log(profile));
  expect(failing(found)).toEqual([]);
  expect(found.map((proof) => proof.deal)).toContain('draw');
  expect(found.length).toBeGreaterThanOrEqual(deals + 1);
  expect(found.every((proof) => proved(proof) === true)).toBe(true);
  expect(found.at(-1)?.checks.map(({ name }) => name)).toEqual(expect.arrayContaining(['seed', 'nonces', 'talon', 'hands']));
});

it.each([
  ['seed_revealed', () => ({ seed: '00'.repeat(32) }), ['1 seed', '1 talon', '1 hands']],
  ['nonces_opened', () => ({ nonces: ['00'.repeat(32), '', ''] }), ['1 nonces', '1 talon', '1 hands']],
  ['talon_dealt', () => ({ cards: ['SA', 'SK', 'SQ', 'SJ'] }), ['1 talon']],
  ['hands_dealt', () => ({ hands: { A: null, B: null, C: '...AKQJT98765432' } }), ['1 hands']],
  ['dealer_drawn', () => ({ dealer: 'B' }), ['draw draw']],
  ['round_started', () => ({ commitment: '00'.repeat(32) }), ['1 seed']],
] as const)('finds it where %s is not what was promised', (type, change, faults) => {
  expect(failing(proofs(dealing(TALON_FIRST), changed(log('swedish'), type, change)))).toEqual(faults);
});

it('finds it where a card falls before the nonces', () => {
  const events = log('swedish').filter(({ type }, place) => !(type === 'nonces_opened' && place < 10));
  expect(failing(proofs(dealing(TALON_FIRST), events))).toContain('1 order');
});

it('leaves out what was hidden from the seat, and looks for its own nonce', () => {
  const masked = changed(log('swedish'), 'hands_dealt', (event) => ({ hands: { ...fields(event['hands']), A: null, C: null } }));
  const nonces = fields(masked.find(({ type }) => type === 'nonces_opened'))['nonces'];
  const mine = Array.isArray(nonces) ? String(nonces[1]) : '';
  const own = (nonce: string): Own => ({ seat: 'B', nonce: (deal) => (deal === '1' ? nonce : null) });
  expect(failing(proofs(dealing(TALON_FIRST), masked, own(mine)))).toEqual([]);
  expect(failing(proofs(dealing(TALON_FIRST), masked, own('00'.repeat(32))))).toEqual(['1 own']);
});

it('is open until the seed comes', () => {
  const events = log('swedish').filter(({ type }, place) => type !== 'seed_revealed' && place < 50);
  const [, first] = proofs(dealing(TALON_FIRST), events);
  expect(first && proved(first)).toBeNull();
  expect(first?.promise).toMatch(/^[0-9a-f]{64}$/);
});

it('lets a deal start anew with a nonce left out, but not with another seed', () => {
  const events = log('swedish');
  const start = fields(events.find(({ type }) => type === 'round_started'));
  const place = events.findIndex(({ type }) => type === 'round_started');
  const twice = (again: object) => [...events.slice(0, place), { ...start, ...again }, ...events.slice(place)];
  expect(failing(proofs(dealing(TALON_FIRST), twice({})))).toEqual([]);
  expect(failing(proofs(dealing(TALON_FIRST), twice({ commitment: '11'.repeat(32) })))).toEqual(['1 restart']);
});
