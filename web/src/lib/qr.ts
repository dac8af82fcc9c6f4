/** A code that a phone's camera reads, as the path of one drawing: no picture is fetched, nothing leaves the page. */

import { encode } from 'uqr';

/** The path of the dark squares, and how many squares the side has, the light border that scanners ask for included. */
export function code(words: string): { path: string; size: number } {
  const { data, size } = encode(words, { ecc: 'M', border: 4 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { path, size };
}
