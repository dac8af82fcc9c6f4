/** Keeps a shared protocol and the server alike, as long as it lies open; a line that breaks is tried again. */

import { untrack } from 'svelte';
import { RequestError } from '../lib/api';
import { text } from '../lib/language.svelte';
import { UnfitChangeError } from './history';
import { RulesError } from './options';
import { WAIT_S, exchange } from './sharing';
import type { Sheet } from './sheet.svelte';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;
/** Nobody is made to wait longer, whatever a server says. */
const LONGEST_RETRY_S = 120;
/** The line of a phone that slept may be dead without a word. */
const PATIENCE_MS = (WAIT_S + 10) * 1000;
/** What a server refuses now and may take a little later. */
const PASSING: readonly string[] = ['too_many', 'busy', 'stopping', 'too_slow', 'no_session'];

export class Line {
  /** Whether the last exchange came through. */
  connected = $state(true);
  /** Why the server takes nothing more. */
  refusal = $state<string | null>(null);
  private stopped = false;
  private asking = new AbortController();
  private wake: () => void = () => undefined;

  constructor(private readonly sheet: Sheet) {}

  /** Goes on, and wakes up with the page and the network, until the answer is called. */
  begin(): () => void {
    const nudge = () => this.nudge();
    const seen = () => document.visibilityState === 'visible' && this.nudge();
    window.addEventListener('online', nudge);
    window.addEventListener('pageshow', nudge);
    document.addEventListener('visibilitychange', seen);
    void this.run();
    return () => {
      this.stop();
      window.removeEventListener('online', nudge);
      window.removeEventListener('pageshow', nudge);
      document.removeEventListener('visibilitychange', seen);
    };
  }

  /** Goes on until it is stopped. */
  async run(): Promise<void> {
    let pause_ms = FIRST_PAUSE_MS;
    while (!this.stopped && this.sheet.sharing) {
      const asked = this.sheet.sharing;
      const asking = new AbortController();
      this.asking = asking;
      let late = false;
      const patience = setTimeout(() => {
        late = true;
        asking.abort();
      }, PATIENCE_MS);
      try {
        const { file, sharing, news } = await exchange(this.sheet.file, asked, () => this.sheet.file, asking.signal);
        const now = this.sheet.sharing;
        if (this.stopped || now?.id !== asked.id) return;
        this.connected = true;
        if (asked.key !== null) this.refusal = null;
        pause_ms = FIRST_PAUSE_MS;
        if (news || sharing.seen !== now.seen) this.sheet.take(file, { ...now, seen: sharing.seen, sent: sharing.sent });
        // A server that lets nobody wait answers at once: it is not asked without end.
        else await this.pause(FIRST_PAUSE_MS);
      } catch (error) {
        const refusal = refusalOf(error);
        if (refusal !== null) {
          this.refusal = refusal;
          if (!this.forgets(error, asked.key)) return;
          continue;
        }
        // A question that this page itself gave up for another is no cut.
        if (asking.signal.aborted && !late) continue;
        this.connected = false;
        if (error instanceof RequestError && error.retry_s > 0) await this.rest(Math.min(LONGEST_RETRY_S, error.retry_s) * 1000);
        else await this.pause(pause_ms);
        pause_ms = Math.min(LONGEST_PAUSE_MS, pause_ms * 2);
      } finally {
        clearTimeout(patience);
      }
    }
  }

  /** Forgets a key that the server refuses: it is followed from then on, and what is unsent waits for the right one. */
  private forgets(error: unknown, key: string | null): boolean {
    const { sharing } = this.sheet;
    if (!(error instanceof RequestError) || error.code !== 'wrong_key' || !sharing || key === null) return false;
    if (sharing.key === key) this.sheet.share({ ...sharing, key: null });
    return true;
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

  /** Waits until the time is over or there is something to do. */
  private pause(ms: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, ms);
      this.wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  /** Waits as long as the server has asked for, whatever there is to do. */
  private rest(ms: number): Promise<void> {
    return new Promise((done) => setTimeout(done, ms));
  }
}

/** The line of the protocol that lies open, for as long as a component is there; what is written goes out at once. */
export function lineOf(open: () => Sheet): () => Line | null {
  let line = $state.raw<Line | null>(null);
  const shared = $derived(open().sharing !== null);
  $effect(() => {
    if (!shared) return;
    const made = new Line(open());
    line = made;
    const end = made.begin();
    return () => {
      end();
      line = null;
    };
  });
  $effect(() => {
    const { sharing, records } = open();
    if (sharing?.key && records.length > sharing.sent) untrack(() => line?.nudge());
  });
  return () => line;
}

/** Why the line is over; null where it is tried again. Throws what is a mistake of ours. */
function refusalOf(error: unknown): string | null {
  // Changes that this page cannot read are those of a newer one.
  if (error instanceof RulesError || error instanceof UnfitChangeError) return text('web-problem-unreadable');
  if (!(error instanceof RequestError)) throw error;
  const { status, reason, code } = error;
  return status >= 400 && status < 500 && status !== 429 && !PASSING.includes(code) ? reason : null;
}
