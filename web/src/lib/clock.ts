/** Time as an argument: the page gives the browser's, a test its own. */

export interface Clock {
  /** Milliseconds since some fixed instant. */
  now(): number;
  /** Runs something later; the answer calls it off. */
  after(delay_ms: number, run: () => void): () => void;
}

export const browserClock: Clock = {
  now: () => performance.now(),
  after(delay_ms, run) {
    const timer = setTimeout(run, delay_ms);
    return () => clearTimeout(timer);
  },
};
