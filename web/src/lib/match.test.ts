import { beforeEach, describe, expect, it } from 'vitest';
import { played, room, view, welcome } from './examples';
import { LATE_MS, Match, RETRY_MS } from './match.svelte';
import { Nonces, commitment } from './nonces';
import { PACES } from './pace';
import type { FromClient, ViewInfo } from './protocol';
import { HandClock } from './testing';
import { Witness } from './witness';

let clock: HandClock;
let sent: FromClient[];
let kept: Map<string, string>;
let match: Match;
let probes: number;
let stay: number | null;

beforeEach(() => {
  clock = new HandClock();
  sent = [];
  kept = new Map();
  probes = 0;
  stay = PACES.normal.stay;
  const keep = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  let ids = 0;
  let nonce = 0;
  match = new Match({
    send: (message) => sent.push(message),
    clock,
    pace: () => ({ ...PACES.normal, stay }),
    nonces: new Nonces(keep, 'example', () => (nonce++).toString(16).padStart(64, '0')),
    witness: new Witness(keep, 'example'),
    newId: () => `command-${ids++}`,
    probe: () => probes++,
  });
});

function seated(shown: ViewInfo = view()): void {
  match.connected();
  match.receive(welcome({ view: shown }));
  sent.length = 0;
  clock.pass(PACES.normal.guard);
}

const MINE = ['SK', 'S9', 'S4', 'HQ', 'H8', 'H3', 'CK', 'CT', 'C7', 'C5', 'DA', 'D6'];
/** After the player's ace has taken the trick. */
const TAKEN = view({
  n: 21,
  token: 21,
  to_act: 'C',
  hand: MINE,
  counts: [12, 12, 12],
  leader: 'C',
  trick: [],
  winning: null,
  last_trick: { type: 'trick', leader: 'A', cards: ['HT', 'HK', 'HA'], winner: 'C' },
  won: [1, 0, 3],
});

describe('greeting', () => {
  it('says what it has, and shows what the answer holds', () => {
    match.connected();
    expect(sent).toEqual([{ type: 'hello', protocol: 1, last: 0 }]);
    match.receive(welcome());
    expect(match.connection).toBe('open');
    expect(match.view?.hand).toContain('HA');
  });

  it('greets again when no answer comes', () => {
    match.connected();
    clock.pass(RETRY_MS);
    expect(sent.length).toBe(2);
  });

  it('says after a cut where it stood', () => {
    seated();
    match.lost();
    expect(match.connection).toBe('reconnecting');
    match.connected();
    expect(sent).toEqual([{ type: 'hello', protocol: 1, last: 20 }]);
  });

  it('is told off where the seat is not ours', () => {
    match.receive({ type: 'failed', code: 'not_seated', message: 'not yours' });
    expect(match.failure).toBe('not_seated');
  });
});

describe('playing a card', () => {
  it('quotes the decision and locks the hand until the card lies', () => {
    seated();
    expect(match.wish({ type: 'play', card: 'HA' })).toBe(true);
    expect(sent).toEqual([{ type: 'command', id: 'command-0', token: 20, action: { type: 'play', card: 'HA' } }]);
    expect(match.mine).toBe(false);
    expect(match.wish({ type: 'play', card: 'HQ' })).toBe(false);
    match.receive({ type: 'acknowledged', id: 'command-0', n: 21, again: false });
    match.receive(played('C', 'HA', TAKEN));
    expect(match.pending).toBeNull();
  });

  it('takes no input in the first quarter of a second of a turn', () => {
    match.connected();
    match.receive(welcome());
    expect(match.wish({ type: 'play', card: 'HA' })).toBe(false);
    clock.pass(PACES.normal.guard);
    expect(match.wish({ type: 'play', card: 'HA' })).toBe(true);
  });

  it('puts a refused card back and says why', () => {
    seated();
    match.wish({ type: 'play', card: 'SK' });
    const details = { card: 'SK', suit: 'H' };
    match.receive({ type: 'refused', id: 'command-0', code: 'must_follow', message: 'no', details, view: view() });
    expect(match.pending).toBeNull();
    expect(match.refused?.code).toBe('must_follow');
    expect(match.mine).toBe(true);
  });

  it('sends the same command again until it is answered', () => {
    seated();
    match.wish({ type: 'play', card: 'HA' });
    clock.pass(RETRY_MS);
    expect(sent.length).toBe(2);
    expect(sent[1]).toEqual(sent[0]);
  });

  it('asks what became of a stored command when its event was lost', () => {
    seated();
    match.wish({ type: 'play', card: 'HA' });
    match.receive({ type: 'acknowledged', id: 'command-0', n: 21, again: false });
    clock.pass(RETRY_MS);
    expect(sent.at(-1)).toEqual({ type: 'hello', protocol: 1, last: 20 });
    match.receive(welcome({ view: TAKEN }));
    expect(match.pending).toBeNull();
    expect(match.view?.hand).not.toContain('HA');
  });

  it('sends it again after a reconnect, unless the decision is past', () => {
    seated();
    match.wish({ type: 'play', card: 'HA' });
    const [command] = sent;
    match.lost();
    match.connected();
    match.receive(welcome());
    expect(sent.at(-1)).toEqual(command);
    match.lost();
    match.connected();
    match.receive(welcome({ view: TAKEN }));
    expect(sent.at(-1)?.type).toBe('hello');
    expect(match.pending).toBeNull();
  });

  it('knows from the event alone that a card was accepted', () => {
    seated();
    match.wish({ type: 'play', card: 'HA' });
    match.receive(played('C', 'HA', TAKEN));
    expect(match.pending).toBeNull();
  });
});

describe('events', () => {
  it('come once each: one that came before changes nothing', () => {
    seated();
    match.receive(played('C', 'HA', TAKEN));
    match.receive(played('C', 'HA', view({ n: 20, won: [9, 9, 9] })));
    expect(match.view?.won).toEqual([1, 0, 3]);
  });

  it('that are missing are asked for', () => {
    seated();
    match.receive(played('A', 'H2', view({ n: 22 })));
    expect(sent).toEqual([{ type: 'hello', protocol: 1, last: 20 }]);
    expect(match.view?.n).toBe(20);
  });

  it('that were lost silently are noticed by the number in the pong', () => {
    seated();
    match.receive({ type: 'pong', t: 0, n: 20 });
    expect(sent).toEqual([]);
    match.receive({ type: 'pong', t: 0, n: 21 });
    expect(sent.map(({ type }) => type)).toEqual(['hello']);
  });

  it('are told to who listens, one by one', () => {
    const heard: string[] = [];
    match.listen(({ told }) => heard.push(`${told.seat} ${told.card}`));
    seated();
    match.receive(played('C', 'HA', TAKEN));
    expect(heard).toEqual(['C HA']);
  });

  it('missed while away are told too', () => {
    const heard: string[] = [];
    match.listen(({ told }) => heard.push(told.kind));
    seated();
    match.receive(welcome({ view: TAKEN, missed: [{ type: 'card_played', seat: 'C', card: 'HA' }] }));
    expect(heard).toEqual(['card_played']);
  });
});

describe('what is shown', () => {
  it('keeps a finished trick until it has been seen, then lets it go to its winner', () => {
    seated();
    match.receive(played('C', 'HA', TAKEN));
    expect(match.show.trick).toMatchObject({ cards: ['HT', 'HK', 'HA'], winner: 'C', winning: 2, stage: 'stay' });
    expect(match.mine).toBe(false);
    clock.pass(PACES.normal.stay);
    expect(match.show.trick.stage).toBe('take');
    clock.pass(PACES.normal.take);
    expect(match.show.trick).toMatchObject({ cards: [], stage: 'open' });
    expect(match.mine).toBe(true);
  });

  it('lets a finished trick go to its winner when it is tapped, and not before where the player wants that', () => {
    stay = null;
    seated();
    match.receive(played('C', 'HA', TAKEN));
    clock.pass(60_000);
    expect([match.show.trick.stage, match.show.lies]).toEqual(['stay', true]);
    match.show.hurry();
    expect([match.show.trick.stage, match.show.lies]).toEqual(['take', false]);
    match.show.hurry();
    expect(match.mine).toBe(true);
  });

  it('goes on at once when the player does not want to wait', () => {
    seated();
    match.receive(played('C', 'HA', TAKEN));
    match.show.skip();
    expect(match.show.trick.cards).toEqual([]);
    expect(match.mine).toBe(true);
  });

  it('shows the cards of fast players one after the other', () => {
    seated(view({ n: 20, to_act: 'A', options: null, leader: 'A', trick: [], winning: null }));
    match.receive(played('A', 'HT', view({ n: 21, token: 21, to_act: 'B', options: null, trick: ['HT'], winning: 0 })));
    match.receive(played('B', 'HK', view({ n: 22, token: 22 })));
    expect(match.show.trick.cards).toEqual(['HT']);
    clock.pass(PACES.normal.card);
    expect(match.show.trick.cards).toEqual(['HT', 'HK']);
    expect(match.mine).toBe(true);
  });

  it('goes straight to how things stand when it is far behind', () => {
    seated();
    for (let n = 21; n < 80; n++) match.receive(played('A', 'H2', view({ n, to_act: 'B', options: null })));
    expect(match.view?.n).toBeGreaterThan(60);
  });
});

describe('the shuffle', () => {
  const over = view({ due: 'round', deal: '9', to_act: null, options: null, token: 30 });

  it('commits to a nonce for the next deal only when the player is ready', () => {
    seated(over);
    expect(sent).toEqual([]);
    match.begin();
    const nonce = kept.get('bismarck.nonce.example.9') ?? '';
    expect(sent).toEqual([{ type: 'ready', deal: '9', commitment: commitment('C', nonce) }]);
    expect(match.ready).toBe(true);
  });

  it('opens it when the deal has started', () => {
    seated(over);
    match.begin();
    const started = view({ n: 21, due: 'nonces', deal: '9', to_act: null, options: null });
    match.receive({ type: 'event', n: 21, event: { type: 'round_started' }, view: started, round: null });
    expect(sent.at(-1)).toEqual({ type: 'open', deal: '9', nonce: kept.get('bismarck.nonce.example.9') });
  });

  it('asks again with the same nonce when no answer comes', () => {
    seated(over);
    match.begin();
    clock.pass(RETRY_MS);
    expect(sent[1]).toEqual(sent[0]);
  });

  it('commits anew where the nonce was lost', () => {
    seated(view({ due: 'nonces', deal: '9', to_act: null, options: null }));
    kept.clear();
    clock.pass(RETRY_MS);
    expect(sent.at(-1)?.type).toBe('ready');
  });
});

it('shows that the server restarts', () => {
  seated();
  match.receive({ type: 'going_down', retry_s: 2, in_s: 0 });
  expect(match.connection).toBe('restarting');
});

it('takes a claim at any time', () => {
  seated(view({ to_act: 'A', options: null }));
  expect(match.wish({ type: 'claim', rest: 'all' })).toBe(true);
});

it('says what another player decided for as long as it takes to read it', () => {
  seated(view({ n: 20, to_act: 'A', options: null, phase: 'announce', leader: null, trick: [], winning: null }));
  const after = view({ n: 21, token: 21, to_act: 'A', options: null, phase: 'discard', trick: [], winning: null });
  match.receive({ type: 'event', n: 21, event: { type: 'contract_announced' }, view: after, round: null });
  expect(match.show.saying?.told.kind).toBe('contract_announced');
  clock.pass(PACES.normal.say);
  expect(match.show.saying).toBeNull();
  expect(match.show.settled).toBe(true);
});

describe('a wish without an answer', () => {
  it('shows as late within two seconds, and the line is tried', () => {
    seated();
    match.wish({ type: 'play', card: 'HA' });
    clock.pass(LATE_MS - 1);
    expect(match.late).toBe(false);
    clock.pass(1);
    expect(match.late).toBe(true);
    expect(probes).toBe(1);
    match.receive({ type: 'pong', t: 1, n: 20 });
    expect(match.late).toBe(false);
  });

  it('is not late where the answer came', () => {
    seated();
    match.wish({ type: 'play', card: 'HA' });
    match.receive({ type: 'acknowledged', id: 'command-0', n: 21 });
    clock.pass(LATE_MS);
    expect(match.late).toBe(false);
  });
});

describe('a table before its match', () => {
  it('is shown until the match starts on the same line', () => {
    match.connected();
    match.receive(room());
    expect(match.connection).toBe('open');
    expect(match.room?.code).toBe('KHRT7M');
    clock.pass(RETRY_MS * 2);
    expect(sent.filter(({ type }) => type === 'hello')).toHaveLength(1);
    match.receive(welcome());
    expect(match.room).toBeNull();
    expect(match.seat).toBe('C');
  });
});

describe('somebody who looks on', () => {
  it('sees the table from seat A, and neither decides nor gives a nonce', () => {
    const { seat: _, ...shown } = welcome({ view: view({ due: 'nonces', options: null, hand: [] }) });
    match.connected();
    sent.length = 0;
    match.receive({ ...shown, type: 'watching' });
    expect([match.watching, match.seat, match.mine]).toEqual([true, 'A', false]);
    clock.pass(RETRY_MS * 2);
    expect(sent).toEqual([]);
  });
});

describe('a page that is out of date', () => {
  it('is noticed when the server comes back with another build', () => {
    seated();
    expect(match.outdated).toBe(false);
    match.connected();
    match.receive(welcome({ build: 'newer' }));
    expect(match.outdated).toBe(true);
  });
});

describe('the shuffle', () => {
  const started = { type: 'round_started', round: 8, dealer: 'C', commitment: 'aa', nonce_commitments: ['', '', 'bb'] };

  it('is witnessed as it comes, with the nonce that was given', () => {
    seated(view({ n: 20, due: 'round', options: null }));
    match.begin();
    match.receive({ type: 'event', n: 21, event: started, view: view({ n: 21, due: 'nonces', options: null }) });
    expect(match.witness.seen).toEqual([started]);
    expect(match.witness.nonce('8')).toBe('0'.repeat(64));
    expect(new Witness({ getItem: (key) => kept.get(key) ?? null, setItem: () => undefined, removeItem: () => undefined }, 'example').seen).toEqual([started]);
  });

  it('is witnessed from what was missed too', () => {
    seated(view({ n: 20 }));
    match.connected();
    match.receive(welcome({ view: view({ n: 22 }), missed: [started, { type: 'seed_revealed', seed: 'cc' }] }));
    expect(match.witness.seen).toHaveLength(2);
  });

  it('asks, loaded anew, for what happened to it meanwhile, once', () => {
    match.witness.note(3, { ...started, round: 7 });
    match.receive(welcome({ view: view({ n: 9 }) }));
    match.connected();
    expect(sent.at(-1)).toEqual({ type: 'hello', protocol: 1, last: 3 });
    match.receive(welcome({ view: view({ n: 9 }), missed: Array.from({ length: 6 }, () => ({ type: 'paused' })) }));
    match.connected();
    expect(sent.at(-1)).toEqual({ type: 'hello', protocol: 1, last: 9 });
  });

  it('asks, loaded anew, for the whole deal, so that its tricks may be looked at', () => {
    match.witness.note(3, started);
    match.witness.note(60, { type: 'seed_revealed', seed: 'cc' });
    match.receive(welcome({ view: view({ n: 60, number: 8 }) }));
    match.connected();
    expect(sent.at(-1)).toEqual({ type: 'hello', protocol: 1, last: 2 });
  });
});
