/** Several evenings of the same players, added up by name: `bismarck.paper.evenings` is the measure. */

import { type Paper, type Reading, ranks } from './entries';
import { PLACES, type Three } from './rules';

/** What a protocol came to; `places` is null while the match is not decided. */
export interface Evening {
  names: Three<string>;
  totals: Three<number>;
  places: Three<number> | null;
  rounds: number;
}

/** What a player has of all evenings; `wins` are first places, shared ones too. */
export interface Tally {
  name: string;
  evenings: number;
  wins: number;
  points: number;
  rounds: number;
}

/** What a protocol comes to. */
export function eveningOf({ names }: Paper, { standing }: Reading): Evening {
  return { names, totals: standing.totals, places: standing.decided ? ranks(standing) : null, rounds: standing.results.length };
}

/** The players of all evenings, oldest first, by points, then by wins. */
export function tableOf(evenings: readonly Evening[]): Tally[] {
  const found = new Map<string, Tally>();
  for (const { names, totals, places, rounds } of evenings.filter((evening) => evening.rounds > 0)) {
    for (const place of PLACES) {
      const key = keyOf(names[place]);
      const before = found.get(key) ?? { name: '', evenings: 0, wins: 0, points: 0, rounds: 0 };
      found.set(key, {
        name: names[place],
        evenings: before.evenings + 1,
        wins: before.wins + (places?.[place] === 1 ? 1 : 0),
        points: before.points + totals[place],
        rounds: before.rounds + rounds,
      });
    }
  }
  return [...found]
    .sort(([one, a], [other, b]) => b.points - a.points || b.wins - a.wins || (one < other ? -1 : 1))
    .map(([, tally]) => tally);
}

/** Whether two protocols are of the same three, wherever they sat. */
export function samePeople(one: Three<string>, other: Three<string>): boolean {
  return [...one].map(keyOf).sort().join('\n') === [...other].map(keyOf).sort().join('\n');
}

function keyOf(name: string): string {
  return name.split(/\s+/).filter((part) => part !== '').join(' ').normalize('NFC').toLowerCase();
}
