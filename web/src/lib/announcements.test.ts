/**
 * Everything that is said at the table, in every language: the log that waits its turn, what breaks in, what is asked for.
 * A message that `say.ts` can say and that is not heard here fails the last tests.
 */

import table from 'virtual:messages/table';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import exchange from '../screens/Exchange.svelte?raw';
import { dealName } from './dealname';
import { TABLE, options, played, presence, view } from './examples';
import type { Arguments } from './fill';
import { HEARD } from './heard';
import { BESIDES } from './heardbesides';
import * as speech from './language.svelte';
import { LANGUAGES, learnPages, speak, text } from './language.svelte';
import { Match } from './match.svelte';
import { Nonces } from './nonces';
import { PACES } from './pace';
import type { Absence, FromServer, Said, ScoredRound, SeatName, ViewInfo, WireAction } from './protocol';
import {
  type People,
  absenceWords,
  announcement,
  askedWords,
  botName,
  cardNames,
  companyRefusal,
  contractName,
  hintWords,
  presenceWords,
  quotaWords,
  refusal,
  saidWords,
  statusLine,
  trickWords,
  whyNot,
} from './say';
import source from './say.ts?raw';
import { HandClock } from './testing';
import { Witness } from './witness';

/** Each message that was said, with the arguments that choose among its variants. */
const used = new Map<string, Arguments[]>();

vi.mock('./language.svelte', async (original) => {
  const actual = await original<typeof speech>();
  const noted = (id: string, args: Arguments = {}) => {
    used.set(id, [...(used.get(id) ?? []), args]);
    return actual.text(id, args);
  };
  return { ...actual, text: noted };
});

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
const GONE: Absence = { type: 'absence', number: 1, seat: 'B', why: 'gone', left_s: 0, running: false, open: true, votes: [] };
const DETAILS = { card: 'SAK HQ', suit: 'H', strain: 'NT', contract: 'spader', left: 'spel, pass', seat: 'C', turn: 'A', count: '3' };
// What the server sends in place of words that the page has.
const UNKNOWN = { type: 'refused', id: 'x', message: 'no' } as const;

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(async () => {
    await speak(language);
    await learnPages();
  });
  afterAll(() => speak('en'));

  it('what happens', () => expect(happenings()).toEqual(HEARD[language].happenings));
  it('what this player is to do', () => expect(turns()).toEqual(HEARD[language].turns));
  it('what the others ask', () => expect(questions()).toEqual(HEARD[language].questions));
  it('what is asked for by a key or a button', () => expect(answers()).toEqual(HEARD[language].answers));
  it('what the others do meanwhile', () => expect(meanwhile()).toEqual(BESIDES[language].meanwhile));
  it('what people say in set phrases', () => expect(phrases()).toEqual(BESIDES[language].phrases));
  it('the names of cards, trumps, contracts and players', () => expect(names()).toEqual(BESIDES[language].names));
  it('why something is refused', async () => expect(await refusals()).toEqual(BESIDES[language].refusals));
});

describe('nothing is left out', () => {
  it('of what may be said', async () => {
    const named = [...`${source}${exchange.match(/onnotice\(.*/g)?.join() ?? ''}`.matchAll(/\btext\(\s*(['`])([\w-]+?)(\1|\$\{)/g)];
    const known = await ids();
    const wanted = named.flatMap(([, , id = '', end]) => (end === '${' ? known.filter((one) => begins(one, id)) : [id]));
    expect(wanted.length).toBeGreaterThan(150);
    expect(wanted.filter((id) => !used.has(id) && !isShadowed(id, known))).toEqual([]);
  });

  it('of what begins as announcements do', async () => {
    const known = await ids();
    const wanted = known.filter((id) => /^(web-(say|turn|why|hint|tricks|preset|refused)|refusal)-/.test(id));
    expect(wanted.filter((id) => id !== 'web-tricks-all' && !used.has(id) && !isShadowed(id, known))).toEqual([]);
  });

  it('of what is said otherwise to the player than of another', () => {
    const about = [...used].filter(([, calls]) => calls.some(({ you }) => you !== undefined));
    const missing = about.filter(([, calls]) => new Set(calls.map(({ you }) => you)).size < 2);
    expect(missing.map(([id]) => id)).toEqual([]);
  });
});

/** All messages of the table. */
async function ids(): Promise<string[]> {
  return Object.keys((await table.en()).default);
}

/** Whether the page has words of its own for a reason of the engine. */
function isShadowed(id: string, known: readonly string[]): boolean {
  return known.includes(id.replace(/^refusal-/, 'web-refused-')) && id.startsWith('refusal-');
}

/** Whether a message is one of those that are said by such a beginning; a gloss and a title are others. */
function begins(id: string, prefix: string): boolean {
  const rest = id.slice(prefix.length);
  return id.startsWith(prefix) && (prefix === 'web-absent-' ? ['gone', 'left'].includes(rest) : !/^(gloss|with)-/.test(rest));
}

function happenings(): string[] {
  const told = (kind: string, after: Partial<ViewInfo> = {}, seat: 'B' | 'C' | null = null, more: { card?: string; rest?: string } = {}) =>
    announcement({ told: { kind, seat, card: more.card ?? null, rest: more.rest ?? null }, view: view(after) }, PEOPLE, [ROUND]);
  const taken = (winner: 'B' | 'C', won: [number, number, number], last = 'HJ'): Partial<ViewInfo> => ({
    trick: [],
    won,
    last_trick: { type: 'trick', leader: 'A', cards: ['H2', 'HQ', last], winner },
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
    told('card_played', taken('B', [1, 1, 2], 'H9'), 'C', { card: 'H9' }),
    told('card_played', { ...taken('C', [1, 0, 5]), scoring: 'tricks_under', quotas: [4, 6, 6] }, 'B', { card: 'HJ' }),
    ...[0, 1, 2].map((won) => told('card_played', { ...taken('C', [0, 0, won]), scoring: 'hearts_under' }, 'B', { card: 'HJ' })),
    told('card_played', { ...taken('C', [0, 0, 1]), quotas: [8, 4, 1] }, 'B', { card: 'HJ' }),
    told('card_played', { ...taken('C', [0, 0, 1]), scoring: 'tricks_under', quotas: [4, 6, 6] }, 'B', { card: 'HJ' }),
    told('card_played', taken('C', [0, 0, 1]), 'B', { card: 'HQ' }),
    told('claimed', {}, 'B', { rest: 'all' }),
    told('claimed', {}, 'C', { rest: 'all' }),
    told('claimed', {}, 'B', { rest: 'none' }),
    told('claimed', {}, 'C', { rest: 'none' }),
    told('seat_left', {}, 'B'),
    told('seat_left', {}, 'C'),
    told('bot_seated', {}, 'B'),
    told('bot_seated', {}, 'C'),
    told('seat_taken', {}, 'B'),
    told('seat_taken', {}, 'C'),
    told('paused'),
    told('resumed'),
    told('undone'),
    told('misdealt'),
    told('round_scored'),
    told('match_ended'),
    told('match_ended', { ended: { type: 'ending', outcome: 'abandoned', totals: [0, 0, 0], places: [] } }),
    [saidWords(phrase({ preset: 'well_played' }), PEOPLE)],
    [saidWords(phrase({ text: 'Tack!' }), PEOPLE)],
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
    ...(['announce', 'take', 'discard', 'name_trump'] as const).map((phase) => status({ phase, trick: [] })),
    whyNot(view(), true),
    whyNot(view({ trump: 'S', hand, options: options({ cards: ['S2'] }) }), true),
    whyNot(view({ hand, options: options({ cards: hand }) }), true),
    whyNot(view(), false),
    text('web-exchange-full'),
  ];
}

function questions(): string[] {
  const asked = (message: FromServer) => askedWords(match(view(), message), PEOPLE);
  return [
    asked(presence({ absence: GONE })),
    asked(presence({ absence: { ...GONE, why: 'left' } })),
    asked({ type: 'undo_offered', by: 'A', to: 19, awaits: ['B', 'C'] }),
    asked({ type: 'knocked', seat: 'B', turn: 'C' }),
    asked({ type: 'knocked', seat: 'C', turn: 'B' }),
  ];
}

function answers(): string[] {
  const hint = (action: WireAction, reason = '') => hintWords({ type: 'hinted', token: 20, action, reason });
  return [
    trickWords(match(view()), PEOPLE),
    trickWords(match(view({ trick: [] })), PEOPLE),
    quotaWords(view(), PEOPLE),
    quotaWords(view({ scoring: 'tricks_under', quotas: [4, 6, 6] }), PEOPLE),
    hint({ type: 'play', card: 'SA' }),
    hint({ type: 'play', card: 'SA' }, 'reason-win-sure'),
    hint({ type: 'choose', contract: 'valfri', strain: 'NT' }),
    hint({ type: 'discard', cards: ['S2', 'S3', 'S4', 'S5'] }),
    hint({ type: 'name_trump', strain: 'D' }),
    hint({ type: 'take' }),
    hint({ type: 'leave' }),
  ];
}

function meanwhile(): string[] {
  const elsewhere = { to_act: 'A', options: null } as const;
  const status = (shown: Partial<ViewInfo>, ...messages: FromServer[]) => statusLine(match(view(shown), ...messages), PEOPLE);
  const taken = view({ n: 21, trick: [], last_trick: { type: 'trick', leader: 'A', cards: ['HT', 'HK', 'H9'], winner: 'B' } });
  const mine: ViewInfo = { ...taken, last_trick: { type: 'trick', leader: 'A', cards: ['HT', 'HK', 'HA'], winner: 'C' } };
  const about = (state: 'here' | 'grey' | 'left', stands_in = false) =>
    presenceWords(match(view(), presence({ states: ['here', state, 'here'], stands_in: [false, stands_in, false] })), PEOPLE, 'B');
  return [
    ...(['announce', 'take', 'discard', 'name_trump', 'play'] as const).map((phase) => status({ ...elsewhere, phase })),
    status({}, played('B', 'H9', taken)),
    status({}, played('B', 'HA', mine)),
    status({ paused: true }),
    status({ due: 'nothing', to_act: null, options: null }),
    statusLine(match(null), PEOPLE),
    status({ ...elsewhere }, presence({ absence: { ...GONE, seat: 'A', left_s: 65, open: false, running: true } })),
    status({ due: 'round', to_act: null, options: null }, { type: 'awaited', deal: '9', commit: ['A', 'C'], open: ['B'] }),
    about('here'),
    about('grey'),
    about('left'),
    about('here', true),
    presenceWords(match(view()), { table: { ...TABLE, players: [TABLE.players[2], TABLE.players[1], TABLE.players[2]] }, seat: 'C' }, 'A'),
    absenceWords(match(view(), presence()), 'B'),
  ];
}

function phrases(): string[] {
  const presets = [
    ...(['hello', 'good_luck', 'well_played', 'thanks', 'sorry', 'oops', 'thinking', 'one_moment'] as const),
    ...(['back_soon', 'your_turn', 'no_hurry', 'good_game', 'once_more', 'goodbye'] as const),
  ];
  return presets.map((preset) => saidWords(phrase({ preset, seat: preset === 'hello' ? 'C' : 'B' }), PEOPLE));
}

function names(): string[] {
  const contracts = ['spel', 'spader', 'pass', 'trumf', 'cut', 'no_hearts', 'no_queen_of_spades'];
  const bots = ['random', 'greedy', 'rules', 'beginner', 'casual', 'club', 'expert', 'master', 'trumper', 'ducker'];
  return [
    cardNames(['SA', 'SK', 'SQ', 'HJ', 'HT', 'H9', 'H8', 'D7', 'D6', 'D5', 'C4', 'C3', 'C2']),
    ['S', 'H', 'D', 'C', 'NT'].map((trump) => contractName('valfri', trump)).join(', '),
    contracts.map((contract) => contractName(contract, null)).join(', '),
    bots.map(botName).join(', '),
    [dealName({ number: 8, extra: null }), dealName({ number: 12, extra: 1 })].join(', '),
  ];
}

/** All that begins as a reason why the server refused something, in the order of the messages. */
async function refusals(): Promise<string[]> {
  const known = await ids();
  const codes = (prefix: string) => known.filter((id) => id.startsWith(prefix)).map((id) => id.slice(prefix.length));
  const because = (code: string, rest = 'none') => refusal({ ...UNKNOWN, code, details: { ...DETAILS, rest } }, PEOPLE);
  return [
    ...codes('refusal-').map((code) => because(code)),
    because('claim_unproven', 'all'),
    ...codes('web-refused-').filter((code) => code !== 'other').map((code) => companyRefusal({ ...UNKNOWN, code, details: {} })),
    because('unheard_of'),
  ];
}

function phrase(changes: { preset?: Said['preset']; text?: string; seat?: SeatName }): Said {
  return { type: 'said', n: 1, seat: 'B', preset: null, text: null, at_s: 0, ...changes };
}

function match(shown: ViewInfo | null, ...messages: FromServer[]): Match {
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
  if (shown) made.receive({ type: 'welcome', protocol: 1, build: 'test', seat: 'C', table: TABLE, rounds: [], view: shown, missed: [] });
  clock.pass(PACES.normal.guard);
  for (const message of messages) made.receive(message);
  return made;
}
