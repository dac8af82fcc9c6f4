/** Keeps a shared protocol and the server alike, as long as it lies open; a line that breaks is tried again. */

import { RequestError } from '../lib/api';
import { exchange } from './sharing';
import type { Sheet } from './sheet.svelte';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;

export class Line {
  /** Whether the last exchange came through. */
  connected = $state(true);
  /** Why the server takes nothing more, in its own words. */
  refusal = $state<string | null>(null);
  private stopped = false;
  private asking = new AbortController();
  private wake: () => void = () => undefined;

  constructor(private readonly sheet: Sheet) {}

  /** Goes on until it is stopped. */
  async run(): Promise<void> {
    let pause_ms = FIRST_PAUSE_MS;
    while (!this.stopped && this.sheet.sharing) {
      this.asking = new AbortController();
      try {
        const { file, sharing, news } = await exchange(this.sheet.file, this.sheet.sharing, () => this.sheet.file, this.asking.signal);
        if (this.stopped) return;
        this.connected = true;
        pause_ms = FIRST_PAUSE_MS;
        if (news || sharing.seen !== this.sheet.sharing.seen) this.sheet.take(file, sharing);
        // A server that lets nobody wait answers at once: it is not asked without end.
        else await this.pause(FIRST_PAUSE_MS);
      } catch (error) {
        if (!(error instanceof RequestError)) throw error;
        if (error.status >= 400 && error.status < 500 && error.status !== 429) {
          this.refusal = error.reason;
          return;
        }
        // A question that this page itself gave up for another is no cut.
        if (!this.asking.signal.aborted) {
          this.connected = false;
          await this.pause(pause_ms);
          pause_ms = Math.min(LONGEST_PAUSE_MS, pause_ms * 2);
        }
      }
    }
  }

  /** There is something to send, or the network is back. */
  nudge(): void {
    this.asking.abort();
    this.wake();
  }

  /** The protocol no longer lies open. */
  stop(): void {
    this.stopped = true;
    this.nudge();
  }

  private pause(ms: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, ms);
      this.wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}
