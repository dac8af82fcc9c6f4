import { beforeAll, describe, expect, it } from 'vitest';
import { TABLE, options, view } from './examples';
import { LANGUAGES, learnPages, preferred, signed, speak } from './language.svelte';
import type { ViewInfo } from './protocol';
import { type People, announcement, cardName, contractName, duty, hintWords, refusal, tricksOf, whyNot } from './say';

const PEOPLE: People = { table: TABLE, seat: 'C' };

function told(kind: string, after: ViewInfo, more: { seat?: 'A' | 'B' | 'C'; card?: string; rest?: string } = {}) {
  const { seat = null, card = null, rest = null } = more;
  return announcement({ told: { kind, seat, card, rest }, view: after }, PEOPLE, []);
}

beforeAll(() => speak('en'));

describe('what the view asks', () => {
  it('is to follow where only the suit led may be played', () => {
    expect(duty(view())).toBe('follow');
    expect(whyNot(view(), true)).toBe('Follow hearts');
  });

  it('is anything where the hand lacks the suit', () => {
    const hand = ['S2', 'C3'];
    expect(duty(view({ hand, options: options({ cards: hand }) }))).toBe('any');
  });

  it('is to trump where only trumps of another suit may be played', () => {
    const forced = view({ trump: 'S', hand: ['S2', 'C3'], options: options({ cards: ['S2'] }) });
    expect(duty(forced)).toBe('trump');
    expect(whyNot(forced, true)).toBe('You must trump with spades');
  });

  it('is to lead where nothing lies', () => {
    expect(duty(view({ trick: [] }))).toBe('lead');
  });

  it('is to wait where it is another player’s turn', () => {
    expect(whyNot(view(), false)).toBe('Wait for your turn');
  });
});

describe('names', () => {
  it('of cards are words', () => {
    expect(cardName('HQ')).toBe('queen of hearts');
  });

  it('of contracts carry the trump that somebody named', () => {
    expect(contractName('valfri', 'H')).toBe('Valfri hearts');
    expect(contractName('valfri', 'NT')).toBe('Valfri no trump');
    expect(contractName('spader', 'S')).toBe('Spader');
    expect(contractName('pass', 'NT')).toBe('Pass');
  });

  it('of scores have a proper minus, and 0 no sign', () => {
    expect([2, 0, -1].map(signed)).toEqual(['+2', '0', '−1']);
  });
});

describe('the log that is read out', () => {
  it('names who played what', () => {
    expect(told('card_played', view(), { seat: 'B', card: 'S9' })).toEqual(['Bo: nine of spades']);
  });

  it('says who took the trick and how far they are', () => {
    const won = view({
      trick: [],
      won: [1, 5, 2],
      last_trick: { type: 'trick', leader: 'A', cards: ['H2', 'HJ', 'H9'], winner: 'B' },
    });
    expect(told('card_played', won, { seat: 'C', card: 'H9' })).toEqual([
      'You: nine of hearts',
      'Trick to Bo, 5 of 4 tricks',
    ]);
  });

  it('says what forehand plays', () => {
    expect(told('contract_announced', view())).toEqual(['Anna plays Valfri hearts']);
    expect(told('contract_announced', view({ forehand: 'C' }))).toEqual(['You play Valfri hearts']);
  });

  it('is silent on what only the shuffle needs', () => {
    expect(told('nonces_opened', view())).toEqual([]);
    expect(told('seed_revealed', view())).toEqual([]);
  });

  it('says nothing of a talon that lies face down', () => {
    expect(told('talon_dealt', view({ talon: [] }))).toEqual([]);
    expect(told('talon_dealt', view({ talon: ['SA', 'H2', 'D3', 'C4'] }))).toEqual([
      'The four open cards: ace of spades, two of hearts, three of diamonds, four of clubs',
    ]);
  });
});

it('words a refusal with names and cards', () => {
  const refused = { type: 'refused', id: 'x', message: 'no' } as const;
  expect(refusal({ ...refused, code: 'must_follow', details: { card: 'SK', suit: 'H' } }, PEOPLE)).toBe(
    'King of spades cannot be played; follow hearts',
  );
  expect(refusal({ ...refused, code: 'not_your_turn', details: { seat: 'C', turn: 'A' } }, PEOPLE)).toContain('Anna');
  expect(refusal({ ...refused, code: 'unheard_of', details: {} }, PEOPLE)).toBe('Not possible: no');
});

it.each(LANGUAGES)('words every refusal of the engine in %s', async (language) => {
  await speak(language);
  const details = { card: 'SAK HQ', suit: 'H', strain: 'NT', contract: 'sang', left: 'spel, pass', turn: 'A', count: '3', rest: 'all' };
  const said = ['unknown_contract', 'strain_not_allowed', 'card_not_held', 'discard_count', 'paused'].map((code) =>
    refusal({ type: 'refused', id: 'x', code, message: 'in English', details }, PEOPLE),
  );
  expect(said.filter((words) => words.includes('in English'))).toEqual([]);
  expect(said[0]).toMatch(/sang.*Spel, Pass/);
  expect(said[2]).toContain(cardName('SK'));
  await speak('en');
});

it('words a hint, with its reason where there is one', async () => {
  await learnPages();
  const action = { type: 'play', card: 'SA' } as const;
  expect(hintWords({ type: 'hinted', token: 1, action, reason: '' })).toBe('Hint: ace of spades');
  expect(hintWords({ type: 'hinted', token: 1, action, reason: 'reason-win-sure' })).toMatch(/^Hint: ace of spades\. N/);
});

it('counts tricks as a quota to reach, or one not to pass', () => {
  expect(tricksOf(view({ won: [1, 0, 2] }), 'C')).toBe('2 of 4 tricks');
  expect(tricksOf(view({ scoring: 'tricks_under', quotas: [4, 6, 6] }), 'C')).toBe('2 tricks, at most 6');
});

it.each([
  [['fi', 'sv-FI', 'en'], 'sv'],
  [['de-AT'], 'de'],
  [['pt'], 'pt-BR'],
  [['pt-BR', 'pt-PT'], 'pt-BR'],
  [['pt-PT'], 'pt-PT'],
  [['fi'], 'en'],
  [[], 'en'],
])('speaks the first language of the browser that we have: %s', (asked, spoken) => {
  expect(preferred(asked)).toBe(spoken);
});

it.each(LANGUAGES)('speaks %s', async (language) => {
  const queens = { sv: 'hjärter dam', de: 'Herz-Dame', 'pt-BR': 'dama de copas', 'pt-PT': 'dama de copas', en: 'queen of hearts' };
  await speak(language);
  expect(cardName('HQ')).toBe(queens[language]);
  await speak('en');
});
