/** Gathers lines that come fast, so that a screen reader hears them as one change and not as one that breaks off another. */

import type { Clock } from './clock';

/** So long after the first line others come with it. */
const TOGETHER_MS = 120;

export class Batch {
  private lines: string[] = [];
  private stop: (() => void) | null = null;

  constructor(
    private readonly clock: Clock,
    private readonly say: (lines: readonly string[]) => void,
  ) {}

  /** Says these lines soon, together with those before and after them. */
  add(lines: readonly string[]): void {
    if (lines.length === 0) return;
    this.lines.push(...lines);
    this.stop ??= this.clock.after(TOGETHER_MS, () => this.flush());
  }

  /** Says what has been gathered at once. */
  flush(): void {
    this.stop?.();
    this.stop = null;
    const { lines } = this;
    this.lines = [];
    if (lines.length > 0) this.say(lines);
  }
}
