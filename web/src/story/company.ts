/** What the people around a match make of the screens: each scene is the messages that lead to it. */

import { TABLE, presence, room, view, welcome } from '../lib/examples';
import type { Absence, FromServer, Welcome } from '../lib/protocol';

const PEOPLE = {
  ...TABLE,
  hints: false,
  players: [
    { type: 'player', name: 'Margareta Lindström', bot: null },
    { type: 'player', name: 'Bo', bot: null },
    { type: 'player', name: 'Eva', bot: null },
  ] satisfies Welcome['table']['players'],
};
const OTHER = view({ to_act: 'B', options: null, trick: ['HT'], winning: 0, counts: [12, 13, 13] });
const here = welcome({ table: PEOPLE, view: OTHER });
const absence: Absence = { type: 'absence', number: 1, seat: 'B', why: 'gone', left_s: 45, running: true, open: false, votes: [] };
const gone = (changes: Partial<Absence>): FromServer =>
  presence({ states: ['here', 'grey', 'here'], absence: { ...absence, ...changes } });

export const company: Readonly<Record<string, readonly FromServer[]>> = {
  room: [room()],
  guest: [room({ seat: null, host: false, settings: { ...room().settings, spectators: true, free_text: true } })],
  full: [
    room({
      seat: 'B',
      host: false,
      seats: [room().seats[0], room().seats[1], { ...room().seats[0], state: 'bot', name: 'Eva', bot: 'rules', host: false }],
    }),
  ],
  grace: [here, gone({})],
  absent: [here, gone({ open: true, running: false, left_s: 0, votes: [{ type: 'absence_vote', seat: 'A', choice: 'bot' }] })],
  back: [here, presence({ states: ['here', 'here', 'bot'], stands_in: [false, false, true] })],
  paused: [welcome({ table: PEOPLE, view: { ...OTHER, paused: true } }), presence()],
  undo: [here, presence(), { type: 'undo_offered', by: 'A', to: 19, awaits: ['B', 'C'] }],
  clocks: [
    here,
    presence(),
    { type: 'clocks', running: 'B', decision_s: 23, banks_s: [300, 287, 300], frozen: false },
    { type: 'talk', said: [], muted: [], free_text: true, undo: true },
    { type: 'said', n: 1, seat: 'A', preset: 'well_played', text: null, at_s: 0 },
    { type: 'knocked', seat: 'A', turn: 'C' },
  ],
  watching: [{ ...here, type: 'watching' }, presence({ spectators: 1 })],
};
