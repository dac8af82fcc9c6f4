/** Views and messages to test with: a phone's player at seat C, Anna at A and Bo at B. */

import type { Happened, TableInfo, ViewInfo, Welcome } from './protocol';

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
