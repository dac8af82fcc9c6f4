/** What the table shows: the views of the events in their order, each for as long as it takes to see it. */

import type { Clock } from './clock';
import type { Pace } from './pace';
import type { SeatName, ViewInfo } from './protocol';
import type { Told } from './wire';

/** The trick on the table. `stage`: still open, lying there finished, or on its way to its winner. */
export interface ShownTrick {
  leader: SeatName | null;
  cards: readonly string[];
  winning: number | null;
  winner: SeatName | null;
  stage: 'open' | 'stay' | 'take';
}

export interface Step {
  told: Told;
  view: ViewInfo;
}

/** So many steps behind, a table that was out of sight goes straight to how things stand. */
const TOO_MANY = 40;
const READ = ['contract_announced', 'trump_named', 'talon_left', 'claimed', 'misdealt', 'dealer_drawn', 'cut_shown'];
/** Told of as long as it takes to happen. */
const SAID = [...READ, 'talon_taken', 'discarded'];
const DEALT = ['talon_dealt', 'hands_dealt', 'talon_taken', 'discarded'];

export class Show {
  /** The view that the table shows; an older one than the newest while there is something to see. */
  view = $state.raw<ViewInfo | null>(null);
  trick = $state.raw<ShownTrick>(emptyTrick());
  /** Whether everything that has happened has been shown. */
  settled = $state(true);
  /** What another player has just decided, for as long as it takes to read it. */
  saying = $state.raw<Step | null>(null);

  /** Whether the hands are just being dealt. */
  dealing = $state(false);

  /** Whether a finished trick lies until somebody takes it. */
  lies = $state(false);

  private queue: Step[] = [];
  private stop: (() => void) | null = null;
  private after: () => void = () => undefined;

  constructor(
    private readonly clock: Clock,
    private readonly pace: () => Pace,
    private readonly own: () => SeatName | null,
    private readonly changed: (step: Step | null) => void,
  ) {}

  /** Shows how things stand, at once. */
  jump(view: ViewInfo): void {
    this.rest();
    this.queue = [];
    this.saying = null;
    this.view = view;
    this.trick = openTrick(view);
    this.settled = true;
    this.changed(null);
  }

  /** Shows an event when those before it have been seen. */
  add(step: Step): void {
    this.queue.push(step);
    this.settled = false;
    if (this.queue.length > TOO_MANY) this.jump(step.view);
    else if (this.stop === null) this.next();
  }

  /** Goes on at once from what is being shown. */
  skip(): void {
    if (this.stop === null) return;
    this.rest();
    this.saying = null;
    if (this.view) this.trick = openTrick(this.view);
    this.next();
  }

  /** Goes on from what is being shown to what follows on it: a finished trick goes to its winner now. */
  hurry(): void {
    if (this.stop === null) return;
    this.rest();
    this.after();
  }

  private next(): void {
    const step = this.queue.shift();
    if (step === undefined) {
      this.settled = true;
      this.changed(null);
      return;
    }
    const before = this.view;
    this.view = step.view;
    this.changed(step);
    if (step.told.kind === 'card_played') this.card(step.view);
    else {
      this.trick = openTrick(step.view);
      const byOther = this.isByOther(step, before);
      const read = byOther && READ.includes(step.told.kind);
      this.saying = byOther && SAID.includes(step.told.kind) ? step : null;
      this.dealing = step.told.kind === 'hands_dealt';
      const span_ms = read ? this.pace().say : DEALT.includes(step.told.kind) ? this.pace().deal : 0;
      this.wait(span_ms, () => {
        this.saying = null;
        this.dealing = false;
        this.next();
      });
    }
  }

  private card(view: ViewInfo): void {
    const { last_trick } = view;
    if (view.trick.length > 0 || last_trick === null) {
      this.trick = openTrick(view);
      this.wait(view.to_act === this.own() ? 0 : this.pace().card, () => this.next());
      return;
    }
    const { leader, cards, winner } = last_trick;
    const finished: ShownTrick = { leader, cards, winner, winning: places(leader).indexOf(winner), stage: 'stay' };
    this.trick = finished;
    const { stay } = this.pace();
    this.lies = stay === null;
    this.wait(stay, () => {
      this.lies = false;
      this.trick = { ...finished, stage: 'take' };
      this.wait(this.pace().take, () => {
        this.trick = openTrick(view);
        this.next();
      });
    });
  }

  private isByOther({ told }: Step, before: ViewInfo | null): boolean {
    return told.kind === 'claimed' ? told.seat !== this.own() : before?.to_act !== this.own();
  }

  /** Runs something later; where no time is set, when the player wants to go on. */
  private wait(span_ms: number | null, run: () => void): void {
    if (span_ms === 0) {
      run();
      return;
    }
    this.after = run;
    const alarm = () => {
      this.stop = null;
      run();
    };
    this.stop = span_ms === null ? () => undefined : this.clock.after(span_ms, alarm);
  }

  private rest(): void {
    this.stop?.();
    this.stop = null;
    this.dealing = this.lies = false;
  }
}

/** The three seats from one on, clockwise. */
export function places(first: SeatName): SeatName[] {
  const seats: SeatName[] = ['A', 'B', 'C'];
  const start = seats.indexOf(first);
  return [...seats.slice(start), ...seats.slice(0, start)];
}

/** The card of a player in a trick, if it is there already. */
export function cardOf({ leader, cards }: Pick<ShownTrick, 'leader' | 'cards'>, seat: SeatName): string | undefined {
  return leader === null ? undefined : cards[places(leader).indexOf(seat)];
}

function emptyTrick(): ShownTrick {
  return { leader: null, cards: [], winning: null, winner: null, stage: 'open' };
}

function openTrick(view: ViewInfo): ShownTrick {
  const { leader, trick, winning } = view;
  return { leader, cards: trick, winning, winner: null, stage: 'open' };
}
