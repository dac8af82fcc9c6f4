/** The views that the stories show. */

import { TABLE, options, view, welcome } from '../lib/examples';
import type { ScoredRound, Welcome } from '../lib/protocol';

const SIXTEEN = ['SK', 'S9', 'S4', 'HA', 'HQ', 'H8', 'H3', 'H2', 'CK', 'CJ', 'CT', 'C7', 'C5', 'DA', 'D6', 'D3'];
const TWENTY = [
  ...['SA', 'ST', 'S7', 'S4', 'S2', 'HK', 'H9', 'H5', 'H3', 'H2'],
  ...['CQ', 'C8', 'C3', 'DA', 'DK', 'DQ', 'DT', 'D9', 'D7', 'D5'],
];

function round(number: number, changes: Partial<ScoredRound>): ScoredRound {
  return {
    type: 'round',
    number,
    extra: null,
    dealer: 'A',
    forehand: 'C',
    contract: 'spel',
    trump: 'NT',
    tricks: [4, 3, 9],
    scores: [0, -1, 1],
    aside: ['C2', 'D4', 'H5', 'S6'],
    ...changes,
  };
}

const ROUNDS = [
  round(1, {}),
  round(2, { forehand: 'A', contract: 'spader', trump: 'S', tricks: [7, 4, 5], scores: [-1, 0, 1] }),
  round(3, { forehand: 'B', contract: 'valfri', trump: 'S', tricks: [4, 9, 3], scores: [0, 1, -1] }),
  round(4, { contract: 'pass', tricks: [6, 8, 2], scores: [0, -2, 2] }),
  round(5, { forehand: 'A', tricks: [10, 3, 3], scores: [2, -1, -1] }),
  round(6, { forehand: 'B', contract: 'pass', tricks: [6, 5, 5], scores: [0, -1, 1] }),
  round(7, { contract: 'valfri', trump: 'D', tricks: [3, 3, 10], scores: [-1, -1, 2] }),
];

const CALM = { leader: null, trick: [], winning: null, won: [0, 0, 0] as [number, number, number] };
const PEOPLE = { ...TABLE };

export const scenes: Readonly<Record<string, Welcome>> = {
  table: welcome({ rounds: ROUNDS }),
  long: welcome({
    table: {
      ...PEOPLE,
      players: [
        { type: 'player', name: 'Margareta Lindström', bot: null },
        { type: 'player', name: 'Karl-Gustav', bot: null },
        PEOPLE.players[2],
      ],
    },
  }),
  first: welcome({ view: view({ hand: SIXTEEN, counts: [15, 15, 16], won: [0, 0, 0] }) }),
  late: welcome({
    view: view({
      hand: ['SK', 'S4', 'H8', 'C7', 'DA'],
      options: options({ cards: ['C7'] }),
      trick: ['C9', 'CQ'],
      counts: [4, 4, 5],
      won: [6, 5, 0],
      last_trick: { type: 'trick', leader: 'A', cards: ['H2', 'HJ', 'H9'], winner: 'B' },
    }),
  }),
  pass: welcome({
    view: view({ contract: 'pass', trump: 'NT', scoring: 'tricks_under', quotas: [4, 6, 6], won: [6, 1, 3] }),
  }),
  mine8: welcome({ view: view({ forehand: 'C', quotas: [4, 4, 8], won: [3, 3, 9] }) }),
  other: welcome({ view: view({ to_act: 'B', options: null, trick: ['HT'], winning: 0, counts: [12, 13, 13] }) }),
  talon: welcome({
    view: view({ ...CALM, hand: SIXTEEN, counts: [16, 16, 16], to_act: 'A', options: null, phase: 'announce', contract: null, scoring: null, quotas: null, trump: null, taken: null }),
  }),
  choose: welcome({
    rounds: ROUNDS.slice(0, 6),
    view: view({
      ...CALM,
      hand: [],
      counts: [0, 0, 0],
      number: 7,
      forehand: 'C',
      contract: null,
      scoring: null,
      quotas: null,
      trump: null,
      phase: 'announce',
      taken: null,
      talon: ['DA', 'DK', 'D9', 'S4'],
      options: options({ contracts: ['spader', 'valfri'], named_with: ['valfri'], strains: ['S', 'H', 'D', 'C'] }),
      used: [
        [0, 1, 1, 0],
        [0, 0, 1, 1],
        [1, 0, 0, 1],
      ],
    }),
  }),
  choose16: welcome({
    view: view({
      ...CALM,
      hand: SIXTEEN,
      counts: [16, 16, 16],
      forehand: 'C',
      contract: null,
      scoring: null,
      quotas: null,
      trump: null,
      phase: 'announce',
      taken: null,
      talon: [],
      options: options({ contracts: ['spel', 'spader', 'valfri', 'pass'] }),
      used: [
        [0, 1, 1, 0],
        [0, 0, 1, 1],
        [0, 0, 0, 0],
      ],
    }),
  }),
  exchange: welcome({
    view: view({
      ...CALM,
      hand: TWENTY,
      counts: [16, 16, 20],
      forehand: 'C',
      trump: 'D',
      phase: 'discard',
      quotas: [4, 4, 8],
      talon: ['DA', 'DK', 'D9', 'S4'],
      options: options({ cards: TWENTY, discards: 4 }),
    }),
  }),
  take: welcome({
    view: view({ ...CALM, hand: SIXTEEN, counts: [16, 16, 16], forehand: 'C', contract: 'spel', trump: 'NT', phase: 'take', quotas: [4, 4, 8], talon: [], taken: null, options: options({ may_leave: true }) }),
  }),
  trump: welcome({
    view: view({ ...CALM, hand: SIXTEEN, counts: [16, 16, 16], forehand: 'C', trump: null, phase: 'name_trump', aside: ['C2', 'D4', 'H5', 'S6'], quotas: [4, 4, 8], options: options({ strains: ['S', 'H', 'D', 'C', 'NT'] }) }),
  }),
  start: welcome({
    view: view({ ...CALM, hand: [], due: 'round', number: 0, forehand: null, contract: null, phase: null, to_act: null, options: null, deal: '1' }),
  }),
  result: welcome({
    rounds: ROUNDS,
    view: view({ ...CALM, hand: [], due: 'round', number: 7, phase: null, to_act: null, options: null, deal: '8', totals: [0, -5, 5] }),
  }),
  final: welcome({
    rounds: ROUNDS,
    view: view({ ...CALM, hand: [], due: 'over', phase: null, to_act: null, options: null, totals: [0, -5, 5], ended: { type: 'ending', totals: [0, -5, 5], places: [2, 3, 1], outcome: 'finished' } }),
  }),
};
