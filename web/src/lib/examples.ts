/** Views and messages to test with: a phone's player at seat C, Anna at A and Bo at B. */

import type { Happened, Presence, Room, RoomSeat, TableInfo, ViewInfo, Welcome } from './protocol';

export const TABLE: TableInfo = {
  type: 'table',
  id: 'example',
  profile: 'swedish',
  options: {},
  rules_hash: '',
  contracts: ['spel', 'spader', 'valfri', 'pass'].map((key) => ({
    type: 'contract',
    key,
    scoring: key === 'pass' ? 'tricks_under' : 'tricks_over',
    quotas: key === 'pass' ? [4, 6] : [8, 4],
    limit: 1,
  })),
  rounds: 12,
  hand_size: 16,
  players: [
    { type: 'player', name: 'Anna', bot: 'rules' },
    { type: 'player', name: 'Bo', bot: 'greedy' },
    { type: 'player', name: 'Eva', bot: null },
  ],
  hints: true,
};

/** A view in the middle of a trick: hearts are led, and it is the player's turn. */
export function view(changes: Partial<ViewInfo> = {}): ViewInfo {
  const hand = ['SK', 'S9', 'S4', 'HA', 'HQ', 'H8', 'H3', 'CK', 'CT', 'C7', 'C5', 'DA', 'D6'];
  return {
    type: 'view',
    n: 20,
    due: 'decision',
    token: 20,
    to_act: 'C',
    options: options({ cards: ['HA', 'HQ', 'H8', 'H3'] }),
    deal: '8',
    number: 8,
    extra: null,
    dealer: 'C',
    forehand: 'A',
    phase: 'play',
    contract: 'valfri',
    scoring: 'tricks_over',
    quotas: [8, 4, 4],
    trump: 'H',
    cut: null,
    talon: ['DK', 'D9', 'S2', 'C2'],
    taken: true,
    aside: null,
    hand,
    counts: [12, 12, 13],
    leader: 'A',
    trick: ['HT', 'HK'],
    winning: 1,
    last_trick: null,
    won: [1, 0, 2],
    quiet: [],
    used: [
      [1, 0, 0, 1],
      [0, 1, 1, 0],
      [1, 0, 1, 1],
    ],
    totals: [0, -3, 3],
    contenders: [true, true, true],
    away: [false, false, false],
    paused: false,
    ended: null,
    ...changes,
  };
}

export function options(changes: Partial<NonNullable<ViewInfo['options']>>): NonNullable<ViewInfo['options']> {
  return {
    type: 'options',
    cards: [],
    discards: 0,
    contracts: [],
    named_with: [],
    strains: [],
    may_leave: false,
    ...changes,
  };
}

export function welcome(changes: Partial<Welcome> = {}): Welcome {
  return { type: 'welcome', protocol: 1, build: 'test', seat: 'C', table: TABLE, rounds: [], view: view(), missed: [], ...changes };
}

/** A card played, with the view after it. */
export function played(seat: 'A' | 'B' | 'C', card: string, after: ViewInfo): Happened {
  return { type: 'event', n: after.n, event: { type: 'card_played', seat, card }, view: after, round: null };
}

/** Who is there: everybody, unless said otherwise. */
export function presence(changes: Partial<Presence> = {}): Presence {
  return {
    type: 'presence',
    states: ['here', 'here', 'here'],
    stands_in: [false, false, false],
    absence: null,
    spectators: 0,
    consents: [false, false, false],
    watchable: false,
    ...changes,
  };
}

/** A table before its match: Anna made it, Bo is not ready, and one seat is free. */
export function room(changes: Partial<Room> = {}): Room {
  const seat: RoomSeat = { type: 'room_seat', state: 'person', name: 'Anna', bot: null, ready: true, here: true, host: true };
  return {
    type: 'room',
    protocol: 1,
    build: '1',
    id: 'example',
    code: 'KHRT7M',
    profile: 'swedish',
    options: {},
    rules_hash: '',
    rounds: 12,
    hints: false,
    settings: { type: 'settings', listed: false, spectators: false, free_text: false, undo: false, clock: null, grace_s: 60 },
    seats: [seat, { ...seat, name: 'Bo', ready: false, host: false }, { ...seat, state: 'open', name: null, ready: false, host: false, here: false }],
    seat: 'A',
    host: true,
    visitors: 0,
    ...changes,
  };
}
