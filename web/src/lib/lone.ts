/** A match that no server plays: what it sends goes to a lesson or a replay, and nothing of it is kept. */

import type { Clock } from './clock';
import { Match } from './match.svelte';
import { type Keep, Nonces } from './nonces';
import type { Pace } from './pace';
import type { FromClient } from './protocol';
import { Witness } from './witness';

const NOTHING_KEPT: Keep = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

export function loneMatch(send: (message: FromClient) => void, clock: Clock, pace: () => Pace): Match {
  let wishes = 0;
  return new Match({
    send,
    clock,
    pace,
    nonces: new Nonces(NOTHING_KEPT, ''),
    witness: new Witness(NOTHING_KEPT, ''),
    newId: () => `wish-${(wishes += 1)}`,
    probe: () => undefined,
  });
}
