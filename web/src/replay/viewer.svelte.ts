/** Steps through a replay on the real table: a match is set to how things stood, and then told what happened. */

import type { Clock } from '../lib/clock';
import { numbers } from '../lib/dealname';
import { loneMatch } from '../lib/lone';
import type { Match } from '../lib/match.svelte';
import { PACES } from '../lib/pace';
import type { PlayedTrick, ScoredRound, SeatName, ViewInfo } from '../lib/protocol';
import { SEATS } from '../lib/say';
import { fields, told } from '../lib/wire';
import { type Deal, type Replay, type Scene, seen } from './replay';

/** Nothing moves by itself here: a finished trick lies there until one goes on. */
const STILL: Clock = { now: () => 0, after: () => () => undefined };
const HASH = /^#r(\d+(?:x\d+)?)\.(\d+)(?:&|$)/;

export interface Place {
  /** The place of the deal among the deals, and of the moment in it, from 0. */
  deal: number;
  moment: number;
}

/** A trick, and the moment at which it was complete. */
export interface DoneTrick {
  trick: PlayedTrick;
  moment: number;
}

export class Viewer {
  readonly match: Match = loneMatch(
    () => undefined,
    STILL,
    () => PACES.normal,
  );
  place = $state.raw<Place>({ deal: 0, moment: 0 });
  seat = $state<SeatName>('A');
  /** Whether the hands of all three are shown. */
  open = $state(false);
  /** Events are numbered anew each time, so that going back is nothing special. */
  private n = 0;

  constructor(readonly replay: Replay, hash: string) {
    this.seat = replay.seat ?? 'A';
    this.go(this.placeOf(hash) ?? this.place);
  }

  get deal(): Deal {
    const found = this.replay.deals[this.place.deal];
    if (!found) throw new Error(`expected one of ${this.replay.deals.length} deals, got ${this.place.deal}`);
    return found;
  }

  get scene(): Scene {
    const found = this.deal.scenes[this.place.moment];
    if (!found) throw new Error(`expected one of ${this.deal.scenes.length} moments, got ${this.place.moment}`);
    return found;
  }

  /** What names this moment in a link: deal 7, moment 12. */
  get hash(): string {
    return `#r${this.deal.name}.${this.place.moment + 1}`;
  }

  /** The deals that had been scored before this moment, and this one once it was. */
  get rounds(): readonly ScoredRound[] {
    const { number, extra } = numbers(this.deal.name);
    const before = this.replay.rounds.findIndex((round) => round.number === number && round.extra === extra);
    const scored = this.place.moment === this.deal.scenes.length - 1;
    return this.replay.rounds.slice(0, before + (scored ? 1 : 0));
  }

  /** The tricks of the deal so far, and at which moment each was complete. */
  get tricks(): DoneTrick[] {
    return tricksOf(this.deal.scenes.slice(0, this.place.moment + 1));
  }

  /** The place that a link names, or null where there is none such. */
  placeOf(hash: string): Place | null {
    const [, name, moment] = HASH.exec(hash) ?? [];
    const deal = this.replay.deals.findIndex((known) => known.name === name);
    const last = (this.replay.deals[deal]?.scenes.length ?? 0) - 1;
    return deal < 0 ? null : { deal, moment: Math.min(Math.max(Number(moment) - 1, 0), last) };
  }

  /** Shows a moment. */
  go(place: Place): void {
    this.place = place;
    this.show();
  }

  /** One moment on, or back; past the end of a deal into the next. */
  step(by: 1 | -1): void {
    const { deal, moment } = this.place;
    if (this.deal.scenes[moment + by]) this.go({ deal, moment: moment + by });
    else if (by === 1) this.jump(1);
    else if (deal > 0) this.go({ deal: deal - 1, moment: (this.replay.deals[deal - 1]?.scenes.length ?? 1) - 1 });
  }

  /** To where the next trick is complete, or the one before; past the last one to the end of the deal. */
  trick(by: 1 | -1): void {
    const { deal, moment } = this.place;
    const { scenes } = this.deal;
    const stops = scenes.flatMap((scene, place) => (place === 0 || place === scenes.length - 1 || doneBy(scene) ? [place] : []));
    const next = by === 1 ? stops.find((stop) => stop > moment) : stops.findLast((stop) => stop < moment);
    if (next === undefined) this.step(by);
    else this.go({ deal, moment: next });
  }

  /** To the beginning of the next deal, or of this one, or of the one before. */
  jump(by: 1 | -1): void {
    const { deal, moment } = this.place;
    if (by === -1 && moment > 0) this.go({ deal, moment: 0 });
    else if (this.replay.deals[deal + by]) this.go({ deal: deal + by, moment: 0 });
  }

  get isFirst(): boolean {
    return this.place.deal === 0 && this.place.moment === 0;
  }

  get isLast(): boolean {
    return this.place.deal === this.replay.deals.length - 1 && this.place.moment === this.deal.scenes.length - 1;
  }

  /** The table from the next seat. */
  flip(): void {
    this.seat = SEATS[(SEATS.indexOf(this.seat) + 1) % SEATS.length] ?? 'A';
    this.show();
  }

  private show(): void {
    const { table } = this.replay;
    const before = this.deal.scenes[this.place.moment - 1];
    const rounds = [...this.rounds];
    const welcome = { type: 'welcome', protocol: 1, build: '', seat: this.seat, table, rounds, missed: [] } as const;
    this.match.receive({ ...welcome, missed: [], view: this.numbered(before ?? this.scene) });
    if (before) this.match.receive({ type: 'event', n: this.n + 1, event: this.scene.event, view: this.numbered(this.scene), round: null });
  }

  private numbered(scene: Scene): ViewInfo {
    this.n += 1;
    return { ...seen(scene, this.seat), n: this.n };
  }
}

/** The trick that was complete with a scene, if one was. */
function doneBy({ event, view }: Scene): PlayedTrick | null {
  return told(event).kind === 'card_played' && view.trick.length === 0 ? view.last_trick : null;
}

/** The tricks of the scenes, without those that were dealt anew or taken back. */
function tricksOf(scenes: readonly Scene[]): DoneTrick[] {
  let found: DoneTrick[] = [];
  scenes.forEach((scene, moment) => {
    const { type, to } = fields(scene.event);
    const trick = doneBy(scene);
    if (type === 'hands_dealt') found = [];
    else if (type === 'undone' && typeof to === 'number') found = found.filter((done) => (scenes[done.moment]?.view.n ?? 0) <= to);
    else if (trick) found.push({ trick, moment });
  });
  return found;
}
