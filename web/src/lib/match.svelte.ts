/** The state of one match: messages in, state out. No DOM, no socket and no clock of its own. */

import type { Clock } from './clock';
import { Company } from './company.svelte';
import { History } from './history.svelte';
import type { Nonces } from './nonces';
import { commitment } from './nonces';
import type { Pace } from './pace';
import type {
  Command,
  FromClient,
  FromServer,
  Happened,
  Hinted,
  Refused,
  Room,
  ScoredRound,
  SeatName,
  TableInfo,
  ViewInfo,
  Watching,
  Welcome,
  WireAction,
} from './protocol';
import { Show, type Step, places } from './show.svelte';
import { told } from './wire';
import type { Witness } from './witness';

export const PROTOCOL = 1;
/** An answer not here by then was lost, or our message was: ask again. */
export const RETRY_MS = 2500;
/** A wish unanswered for so long shows, and the line is tried. */
export const LATE_MS = 2000;

/** What the server says when it will not have us here. */
const FINAL: readonly string[] = ['not_seated', 'unknown_table', 'version', 'not_public', 'banned'];

export type Connection = 'connecting' | 'open' | 'reconnecting' | 'restarting' | 'refused';

/** What the match needs from outside. */
export interface Surroundings {
  send: (message: FromClient) => void;
  clock: Clock;
  pace: () => Pace;
  nonces: Nonces;
  witness: Witness;
  newId: () => string;
  /** Asks whether the server is still there. */
  probe: () => void;
}

export class Match {
  connection = $state<Connection>('connecting');
  /** The first connection has not come about; it is tried again. */
  unreached = $state(false);
  table = $state.raw<TableInfo | null>(null);
  seat = $state<SeatName | null>(null);
  rounds = $state.raw<readonly ScoredRound[]>([]);
  /** The wish sent and not yet seen to happen. */
  pending = $state.raw<Command | null>(null);
  /** Why the last wish was refused. */
  refused = $state.raw<Refused | null>(null);
  hinted = $state.raw<Hinted | null>(null);
  /** Why the server will not have us at this table. */
  failure = $state<string | null>(null);
  /** The table before its match. */
  room = $state.raw<Room | null>(null);
  /** Whether this is somebody who looks on: the table is shown as from seat A, without a hand. */
  watching = $state(false);
  /** Whether an answer is so late that it must be said. */
  late = $state(false);
  /** Whether the server has a newer page than this one. */
  outdated = $state(false);
  readonly show: Show;
  readonly company: Company;
  readonly history = new History();
  /** What this device has seen of the shuffle. */
  readonly witness: Witness;

  /** The newest view; the table may still be showing an older one. */
  private newest: ViewInfo | null = null;
  /** The deal the player has asked for. */
  private asked = $state<string | null>(null);
  /** The event that the pending wish became, once the server has said so. */
  private stored: number | null = null;
  private greeted = false;
  /** Whether a hello of this page has been sent, and answered. */
  private asking = false;
  private caughtUp = false;
  private open_ms = 0;
  private build: string | null = null;
  private retry: (() => void) | null = null;
  private patience: (() => void) | null = null;
  private readonly listeners = new Set<(step: Step) => void>();

  constructor(private readonly around: Surroundings) {
    this.witness = around.witness;
    this.company = new Company(around.clock, around.send);
    this.show = new Show(around.clock, around.pace, () => this.seat, (step) => this.shown(step));
  }

  /** What is shown. */
  get view(): ViewInfo | null {
    return this.show.view;
  }

  /** Whether the player may decide now: all is shown, nothing is on its way, and it is their decision. */
  get mine(): boolean {
    const { view } = this;
    return this.show.settled && !this.pending && view !== null && view.options !== null && view.to_act === this.seat;
  }

  /** Whether the player has asked for the deal that is due. */
  get ready(): boolean {
    return this.view !== null && this.asked === this.view.deal;
  }

  /** The seats as the player sees them: left, right, me. */
  get around_table(): SeatName[] {
    return this.seat === null ? [] : [...places(this.seat).slice(1), this.seat];
  }

  /** Tells of every event as it is shown; the answer ends it. */
  listen(listener: (step: Step) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** A socket is open: greet. */
  connected(): void {
    this.greeted = false;
    this.hello();
  }

  /** The socket is gone; a new one is on its way. */
  lost(): void {
    this.retry?.();
    this.retry = null;
    if (this.connection === 'open') this.connection = 'reconnecting';
    else if (this.connection === 'connecting') this.unreached = true;
  }

  /** Takes a message of the server. */
  receive(message: FromServer): void {
    this.calm();
    switch (message.type) {
      case 'welcome':
        this.room = null;
        return this.welcome(message, message.seat);
      case 'watching':
        this.room = null;
        this.watching = true;
        return this.welcome(message, 'A');
      case 'room':
        return this.enter(message);
      case 'event':
        return this.happened(message);
      case 'acknowledged':
        return this.settle(message.id, message.n);
      case 'refused':
        return this.refuse(message);
      case 'hinted':
        if (message.token === this.newest?.token) this.hinted = message;
        return;
      case 'pong':
        if (message.n > this.number) this.hello();
        return;
      case 'going_down':
        this.connection = 'restarting';
        return;
      case 'failed':
        if (message.code === 'hello_first') this.hello();
        else if (FINAL.includes(message.code)) {
          this.connection = 'refused';
          this.failure = message.code;
        }
        return;
      default:
        this.company.receive(message);
    }
  }

  /** Asks for an action; false where none may be asked for now. */
  wish(action: WireAction): boolean {
    const { view } = this;
    if (view === null || this.newest === null || this.pending || this.connection === 'refused') return false;
    const anytime = action.type === 'abandon' || action.type === 'claim';
    if (!anytime && (!this.mine || this.guarded)) return false;
    this.refused = null;
    this.hinted = null;
    this.stored = null;
    this.pending = { type: 'command', id: this.around.newId(), token: this.newest.token, action };
    this.ask();
    return true;
  }

  /** The player is ready for the deal that is due. */
  begin(): void {
    if (this.newest?.due !== 'round') return;
    this.asked = this.newest.deal;
    this.show.skip();
    this.ask();
  }

  /** Asks what the bot that gives hints would do. */
  hint(): void {
    if (this.mine && this.view) this.around.send({ type: 'hint', token: this.view.token });
  }

  /** Puts away what was refused. */
  understood(): void {
    this.refused = null;
  }

  private get number(): number {
    return this.newest?.n ?? 0;
  }

  private get guarded(): boolean {
    return this.around.clock.now() < this.open_ms;
  }

  private hello(): void {
    // A page that was loaded anew asks for the tricks of its deal too, and for what happened to the shuffle meanwhile.
    const seen = (this.newest && this.witness.before(this.newest)) || this.witness.last;
    const last = this.caughtUp || seen === 0 ? this.number : Math.min(seen, this.number || seen);
    this.asking = true;
    this.around.send({ type: 'hello', protocol: PROTOCOL, last });
    this.again();
  }

  /** The table has no match yet: everyone looks for a seat. */
  private enter(room: Room): void {
    this.opened(room.build);
    this.room = room;
    this.retry?.();
    this.retry = null;
  }

  private opened(build: string): void {
    this.connection = 'open';
    this.greeted = true;
    this.caughtUp ||= this.asking;
    this.build ??= build;
    this.outdated = build !== this.build;
  }

  private welcome({ build, table, rounds, view, missed }: Welcome | Watching, seat: SeatName): void {
    this.opened(build);
    this.company.anew();
    this.seat = seat;
    this.table = table;
    this.rounds = rounds;
    const had = this.newest;
    this.newest = view;
    if (had?.n !== view.n) this.show.jump(view);
    const before = view.n - (missed ?? []).length;
    (missed ?? []).forEach((event, place) => {
      const n = before + place + 1;
      this.witness.note(n, event);
      this.history.note(n, event, view.last_trick);
      if (had && n > had.n) this.tell({ told: told(event), view });
    });
    this.ask();
  }

  private happened({ n, event, view, round }: Happened): void {
    if (n <= this.number) return;
    if (n > this.number + 1 || this.newest === null) {
      this.hello();
      return;
    }
    this.newest = view;
    this.witness.note(n, event);
    this.history.note(n, event, view.last_trick);
    if (round) {
      this.rounds = [...this.rounds, round];
      this.around.nonces.forget(round.extra === null ? `${round.number}` : `${round.number}x${round.extra}`);
    }
    if (told(event).kind === 'undone') this.company.undo = null;
    this.show.add({ told: told(event), view });
    if (view.due === 'nonces') this.ask();
  }

  private settle(id: string, n: number): void {
    if (this.pending?.id !== id) return;
    this.stored = n;
    this.clear();
  }

  /** The wish is no longer pending once what it became is shown, or the decision it answers is past. */
  private clear(): void {
    const { view, pending } = this;
    if (view === null || pending === null) return;
    if (view.token !== pending.token || (this.stored !== null && view.n >= this.stored)) this.pending = null;
  }

  private refuse(message: Refused): void {
    if (this.company.receive(message)) return;
    if (message.view && message.view.n > this.number) this.hello();
    if (message.code === 'nonce' && this.newest) this.around.nonces.renew(this.newest.deal);
    if (this.pending?.id !== message.id) return;
    this.pending = null;
    this.refused = message;
  }

  private shown(step: Step | null): void {
    this.clear();
    if (step) this.tell(step);
    else this.open_ms = this.around.clock.now() + this.around.pace().guard;
  }

  private tell(step: Step): void {
    for (const listener of this.listeners) listener(step);
  }

  /** Sends what waits for an answer, and again until it has one. */
  private ask(): void {
    const { due, deal } = this.newest ?? { due: 'nothing', deal: '' };
    const { send, nonces } = this.around;
    let waits = true;
    if (this.stored !== null && this.stored > this.number) {
      // The wish is stored, but what became of it was lost on the way.
      this.hello();
      return;
    }
    if (this.watching) return;
    if (this.pending && this.stored === null) {
      send(this.pending);
      this.patience ??= this.around.clock.after(LATE_MS, () => this.hurry());
    } else if (due === 'round' && this.asked === deal) this.commit(deal);
    else if (due === 'nonces') {
      const nonce = nonces.kept(deal);
      if (nonce === null) this.commit(deal);
      else {
        this.witness.gave(deal, nonce);
        send({ type: 'open', deal, nonce });
      }
    } else waits = false;
    if (waits) this.again();
  }

  /** Nothing came for so long that the player must see it. */
  private hurry(): void {
    this.late = true;
    this.around.probe();
  }

  /** Something came: the line lives. */
  private calm(): void {
    this.patience?.();
    this.patience = null;
    this.late = false;
  }

  private commit(deal: string): void {
    const { seat, around } = this;
    if (seat) around.send({ type: 'ready', deal, commitment: commitment(seat, around.nonces.of(deal)) });
  }

  private again(): void {
    this.retry?.();
    this.retry = this.around.clock.after(RETRY_MS, () => {
      this.retry = null;
      if (this.greeted) this.ask();
      else this.hello();
    });
  }
}
