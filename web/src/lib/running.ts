/** Totals as they grow, round by round. */

interface Scored {
  extra: number | null;
  scores: readonly [number, number, number];
}

/** The totals after each round. Extra rounds decide a tie and change no totals. */
export function runningTotals(rounds: readonly Scored[]): (readonly [number, number, number])[] {
  let [a, b, c] = [0, 0, 0];
  return rounds.map(({ extra, scores }) => {
    if (extra === null) [a, b, c] = [a + scores[0], b + scores[1], c + scores[2]];
    return [a, b, c];
  });
}
