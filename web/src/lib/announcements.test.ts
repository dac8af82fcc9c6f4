/** Everything that is said unasked, in every language: the log that waits its turn, and what breaks in. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TABLE, options, presence, view } from './examples';
import { HEARD } from './heard';
import { LANGUAGES, speak } from './language.svelte';
import { Match } from './match.svelte';
import { Nonces } from './nonces';
import { PACES } from './pace';
import type { Absence, FromServer, ScoredRound, ViewInfo } from './protocol';
import { type People, announcement, askedWords, saidWords, statusLine, whyNot } from './say';
import { HandClock } from './testing';
import { Witness } from './witness';

const PEOPLE: People = { table: TABLE, seat: 'C' };
const ROUND: ScoredRound = {
  type: 'round',
  number: 8,
  extra: null,
  dealer: 'C',
  forehand: 'A',
  contract: 'valfri',
  trump: 'H',
  tricks: [9, 4, 3],
  scores: [1, 0, -1],
  aside: [],
};

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => speak(language));
  afterAll(() => speak('en'));

  it('what happens', () => expect(happenings()).toEqual(HEARD[language].happenings));
  it('what this player is to do', () => expect(turns()).toEqual(HEARD[language].turns));
  it('what the others ask', () => expect(questions()).toEqual(HEARD[language].questions));
});

function happenings(): string[] {
  const told = (kind: string, after: Partial<ViewInfo> = {}, seat: 'B' | 'C' | null = null, more: { card?: string; rest?: string } = {}) =>
    announcement({ told: { kind, seat, card: more.card ?? null, rest: more.rest ?? null }, view: view(after) }, PEOPLE, [ROUND]);
  const taken = (winner: 'B' | 'C', won: [number, number, number]): Partial<ViewInfo> => ({
    trick: [],
    won,
    last_trick: { type: 'trick', leader: 'A', cards: ['H2', 'HJ', 'H9'], winner },
  });
  return [
    told('dealer_drawn', { dealer: 'B' }),
    told('dealer_drawn', { dealer: 'C' }),
    told('cut_shown', { cut: 'DQ' }),
    told('talon_dealt', { talon: ['SA', 'H2', 'D3', 'CJ'] }),
    told('hands_dealt'),
    told('contract_announced', { contract: 'pass', trump: 'NT' }),
    told('contract_announced', { forehand: 'C' }),
    told('talon_taken', { forehand: 'B' }),
    told('talon_taken', { forehand: 'C' }),
    told('talon_left', { forehand: 'B' }),
    told('talon_left', { forehand: 'C' }),
    told('discarded', { forehand: 'B' }),
    told('discarded', { forehand: 'C' }),
    told('trump_named', { forehand: 'B', trump: 'S' }),
    told('trump_named', { forehand: 'C', trump: 'NT' }),
    told('card_played', {}, 'B', { card: 'S9' }),
    told('card_played', taken('B', [1, 1, 2]), 'C', { card: 'H9' }),
    told('card_played', { ...taken('C', [1, 0, 5]), scoring: 'tricks_under', quotas: [4, 6, 6] }, 'B', { card: 'HJ' }),
    told('claimed', {}, 'B', { rest: 'all' }),
    told('claimed', {}, 'C', { rest: 'none' }),
    told('seat_left', {}, 'B'),
    told('bot_seated', {}, 'B'),
    told('seat_taken', {}, 'B'),
    told('seat_taken', {}, 'C'),
    told('paused'),
    told('resumed'),
    told('undone'),
    told('misdealt'),
    told('round_scored'),
    told('match_ended'),
    told('match_ended', { ended: { type: 'ending', outcome: 'abandoned', totals: [0, 0, 0], places: [] } }),
    [saidWords({ type: 'said', n: 1, seat: 'B', preset: 'well_played', text: null, at_s: 0 }, PEOPLE)],
  ].flat();
}

function turns(): string[] {
  const hand = ['S2', 'C3'];
  const status = (shown: Partial<ViewInfo>) => statusLine(match(view(shown)), PEOPLE);
  return [
    status({ trick: [] }),
    status({}),
    status({ trump: 'S', hand, options: options({ cards: ['S2'] }) }),
    status({ hand, options: options({ cards: hand }) }),
    whyNot(view(), true),
    whyNot(view({ trump: 'S', hand, options: options({ cards: ['S2'] }) }), true),
    whyNot(view(), false),
  ];
}

function questions(): string[] {
  const gone: Absence = { type: 'absence', number: 1, seat: 'B', why: 'gone', left_s: 0, running: false, open: true, votes: [] };
  const asked = (message: FromServer) => askedWords(match(view(), message), PEOPLE);
  return [
    asked(presence({ absence: gone })),
    asked(presence({ absence: { ...gone, why: 'left' } })),
    asked({ type: 'undo_offered', by: 'A', to: 19, awaits: ['B', 'C'] }),
    asked({ type: 'knocked', seat: 'B', turn: 'C' }),
    asked({ type: 'knocked', seat: 'C', turn: 'B' }),
  ];
}

function match(shown: ViewInfo, ...messages: FromServer[]): Match {
  const keep = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  const clock = new HandClock();
  const made = new Match({
    send: () => undefined,
    clock,
    pace: () => PACES.normal,
    nonces: new Nonces(keep, 'example'),
    witness: new Witness(keep, 'example'),
    probe: () => undefined,
    newId: () => 'command',
  });
  made.connected();
  made.receive({ type: 'welcome', protocol: 1, build: 'test', seat: 'C', table: TABLE, rounds: [], view: shown, missed: [] });
  clock.pass(PACES.normal.guard);
  for (const message of messages) made.receive(message);
  return made;
}
