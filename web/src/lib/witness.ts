/** What this device has seen of the shuffle, kept as it came: a promise noted before the deal cannot be changed after. */

import type { Keep } from './nonces';
import type { ViewInfo } from './protocol';
import { fields, parse } from './wire';

/** The kinds of events that a proof is made of. */
const KINDS: readonly unknown[] = [
  'match_started',
  'dealer_drawn',
  'round_started',
  'nonces_opened',
  'cut_shown',
  'talon_dealt',
  'hands_dealt',
  'seed_revealed',
];
/** So many events are kept of a table: those of about twenty deals. */
const MOST = 120;

export class Witness {
  private events: [number, unknown][];
  private own: Record<string, string>;

  constructor(
    private readonly keep: Keep,
    private readonly table: string,
  ) {
    const kept = fields(parse(keep.getItem(this.key) ?? ''));
    this.events = list(kept['events']).flatMap((pair): [number, unknown][] => {
      const [n, event]: unknown[] = list(pair);
      return typeof n === 'number' && event !== undefined ? [[n, event]] : [];
    });
    this.own = Object.fromEntries(Object.entries(fields(kept['own'])).map(([deal, nonce]) => [deal, String(nonce)]));
  }

  /** Notes an event under its number, if it is one of the shuffle's. */
  note(n: number, event: unknown): void {
    if (!KINDS.includes(fields(event)['type']) || this.events.some(([known]) => known === n)) return;
    this.events = [...this.events, [n, event] satisfies [number, unknown]].sort(([one], [other]) => one - other).slice(-MOST);
    this.write();
  }

  /** Notes the nonce that this device gave to a deal. */
  gave(deal: string, nonce: string): void {
    if (this.own[deal] === nonce) return;
    this.own = { ...this.own, [deal]: nonce };
    this.write();
  }

  /** The events noted, in their order. */
  get seen(): unknown[] {
    return this.events.map(([, event]) => event);
  }

  /** The number of the last event noted, 0 for none. */
  get last(): number {
    return this.events.at(-1)?.[0] ?? 0;
  }

  /** The number of the event before a deal began, 0 where that was not seen. */
  before({ number, extra }: Pick<ViewInfo, 'number' | 'extra'>): number {
    const begun = this.events.findLast(([, event]) => {
      const found = fields(event);
      return found['type'] === 'round_started' && found['round'] === number && (found['extra'] ?? null) === extra;
    });
    return begun === undefined ? 0 : begun[0] - 1;
  }

  /** The nonce that this device gave to a deal. */
  nonce(deal: string): string | null {
    return this.own[deal] ?? null;
  }

  private write(): void {
    this.keep.setItem(this.key, JSON.stringify({ events: this.events, own: this.own }));
  }

  private get key(): string {
    return `bismarck.seen.${this.table}`;
  }
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
