/** Which lessons are done, kept on this device. */

import type { Keep } from '../lib/nonces';
import { list } from '../lib/api';
import { parse } from '../lib/wire';

const KEY = 'bismarck.learnt';

/** The keys of the lessons done. */
export function learnt(keep: Keep): string[] {
  return list(parse(keep.getItem(KEY) ?? '')).filter((key) => typeof key === 'string');
}

/** Notes that a lesson is done; the keys of all that are. */
export function note(keep: Keep, key: string): string[] {
  const done = [...new Set([...learnt(keep), key])];
  keep.setItem(KEY, JSON.stringify(done));
  return done;
}
