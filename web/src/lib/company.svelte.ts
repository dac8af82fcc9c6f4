/** The people around a match: who is there, whose clock runs, what is asked of the others, and what is said. */

import type { Clock } from './clock';
import type {
  Awaited,
  Clocks,
  FromClient,
  FromServer,
  Knocked,
  Presence,
  Refused,
  RematchReady,
  Reported,
  Said,
  SeatName,
  UndoClosed,
  UndoOffered,
} from './protocol';

/** So many lines of talk are kept on the page. */
const KEPT = 100;
/** So long what was said stays on the table, and a closed question or a knock is told of. */
export const SHOWN_MS = 6000;
const SECOND_MS = 1000;
const PLACES: readonly SeatName[] = ['A', 'B', 'C'];

export class Company {
  presence = $state.raw<Presence | null>(null);
  clocks = $state.raw<Clocks | null>(null);
  /** Whose commitment or nonce the next deal waits for. */
  awaited = $state.raw<Awaited | null>(null);
  undo = $state.raw<UndoOffered | null>(null);
  /** How the last request to take back ended, while it is told of. */
  closed = $state.raw<UndoClosed | null>(null);
  said = $state.raw<readonly Said[]>([]);
  muted = $state.raw<readonly SeatName[]>([]);
  freeText = $state(false);
  mayUndo = $state(false);
  /** What was said while nobody looked. */
  unread = $state(0);
  /** The newest line, while it lies on the table. */
  heard = $state.raw<Said | null>(null);
  knocked = $state.raw<Knocked | null>(null);
  reported = $state.raw<Reported | null>(null);
  /** Why the last thing asked for was refused, while it is told of. */
  refused = $state.raw<Refused | null>(null);
  rematch = $state.raw<RematchReady | null>(null);

  private reading = false;
  private now_ms = $state(0);
  private presence_ms = 0;
  private clocks_ms = 0;
  private ticking: (() => void) | null = null;
  private fading: (() => void) | null = null;

  constructor(
    private readonly clock: Clock,
    private readonly send: (message: FromClient) => void,
  ) {}

  /** Asks something of the server; who is not connected asks again. */
  ask(message: FromClient): void {
    this.send(message);
  }

  /** Mutes a seat or hears it again: here at once, and at the server for the next time. */
  mute(seat: SeatName, muted: boolean): void {
    this.muted = muted ? [...this.muted, seat] : this.muted.filter((other) => other !== seat);
    this.send({ type: 'mute', seat, muted });
  }

  /** Whether the talk is open: then nothing is unread. */
  read(open: boolean): void {
    this.reading = open;
    if (open) this.unread = 0;
  }

  /** The seconds of grace that an absent player has left; null where none run out. */
  get graceLeft(): number | null {
    const absence = this.presence?.absence;
    if (!absence || absence.open) return null;
    return absence.running ? remaining(absence.left_s, this.now_ms - this.presence_ms) : null;
  }

  /** The seconds that a seat has left: of its decision, then of its bank; null where the table has no clocks. */
  clockOf(seat: SeatName): { decision: number | null; bank: number } | null {
    if (this.clocks === null) return null;
    const bank = this.clocks.banks_s[PLACES.indexOf(seat)] ?? 0;
    if (this.clocks.running !== seat) return { decision: null, bank };
    const spent_ms = this.clocks.frozen ? 0 : this.now_ms - this.clocks_ms;
    const decision = remaining(this.clocks.decision_s, spent_ms);
    const over_ms = Math.max(0, spent_ms - this.clocks.decision_s * SECOND_MS);
    return { decision, bank: remaining(bank, over_ms) };
  }

  /** Takes a message about the people; whether it was one. */
  receive(message: FromServer): boolean {
    const now = this.clock.now();
    switch (message.type) {
      case 'presence':
        this.presence = message;
        this.presence_ms = now;
        break;
      case 'clocks':
        this.clocks = message;
        this.clocks_ms = now;
        break;
      case 'awaited':
        this.awaited = message;
        break;
      case 'undo_offered':
        this.undo = message;
        break;
      case 'undo_closed':
        this.undo = null;
        this.closed = message;
        this.fade();
        break;
      case 'talk':
        this.said = message.said.slice(-KEPT);
        this.muted = message.muted;
        this.freeText = message.free_text;
        this.mayUndo = message.undo;
        break;
      case 'said':
        this.hear(message);
        break;
      case 'knocked':
        this.knocked = message;
        this.fade();
        break;
      case 'reported':
        this.reported = message;
        break;
      case 'rematch_ready':
        this.rematch = message;
        break;
      case 'refused':
        // A refusal without an id is none of a wish in the game.
        if (message.id !== '') return false;
        this.refused = message;
        this.fade();
        break;
      default:
        return false;
    }
    this.now_ms = now;
    this.tick();
    return true;
  }

  /** A new welcome: what was asked of the others is asked anew where it still stands. */
  anew(): void {
    this.undo = null;
    this.awaited = null;
  }

  private hear(said: Said): void {
    if (this.muted.includes(said.seat) || this.said.some(({ n }) => n === said.n)) return;
    this.said = [...this.said, said].slice(-KEPT);
    if (!this.reading) this.unread += 1;
    this.heard = said;
    this.fade();
  }

  /** What is told of in passing goes away again. */
  private fade(): void {
    this.fading?.();
    this.fading = this.clock.after(SHOWN_MS, () => {
      this.fading = this.heard = this.knocked = this.closed = this.refused = null;
    });
  }

  /** Moves the seconds on while any run down. */
  private tick(): void {
    this.ticking?.();
    this.ticking = null;
    const runs = this.presence?.absence?.running === true || (this.clocks?.running != null && !this.clocks.frozen);
    if (!runs) return;
    this.ticking = this.clock.after(SECOND_MS, () => {
      this.now_ms = this.clock.now();
      this.tick();
    });
  }
}

function remaining(seconds: number, spent_ms: number): number {
  return Math.max(0, Math.ceil(seconds - spent_ms / SECOND_MS));
}
