/** The tricks of the deal as this page saw them: after the deal everyone may look at them, at learning tables always. */

import type { PlayedTrick, SeatName } from './protocol';
import { fields, told } from './wire';

/** What comes between the deal and the first card: who has seen it has seen every card fall. */
const BEFORE = ['contract_announced', 'talon_taken', 'talon_left', 'discarded', 'trump_named'];

/** A finished trick, leader's card first; who took the last one may not be known. */
export type SeenTrick = Pick<PlayedTrick, 'leader'> & { cards: string[]; winner: SeatName | null };

export class History {
  private plays = $state.raw<readonly { n: number; seat: SeatName; card: string }[]>([]);
  private last = $state<SeatName | null>(null);
  /** Whether the deal was seen from its beginning: else nobody knows which card led. */
  private whole = $state(false);

  /** Notes an event under its number; *newest* is the last trick as the view after it has it. */
  note(n: number, event: unknown, newest: PlayedTrick | null): void {
    const { kind, seat, card } = told(event);
    const { to } = fields(event);
    if (kind === 'hands_dealt') {
      this.plays = [];
      this.whole = true;
    } else if (BEFORE.includes(kind) && this.plays.length === 0) this.whole = true;
    else if (kind === 'undone' && typeof to === 'number') this.plays = this.plays.filter((play) => play.n <= to);
    else if (kind === 'card_played' && seat && card && !this.plays.some((play) => play.n === n)) this.plays = [...this.plays, { n, seat, card }];
    this.last = newest?.winner ?? this.last;
  }

  /** The finished tricks of the deal; none where it was not seen whole. */
  get tricks(): SeenTrick[] {
    const { plays } = this;
    if (!this.whole) return [];
    return Array.from({ length: Math.floor(plays.length / 3) }, (_, place) => {
      const [first, second, third, next] = plays.slice(3 * place, 3 * place + 4);
      const cards = [first, second, third].flatMap((play) => (play ? [play.card] : []));
      return { leader: first?.seat ?? 'A', cards, winner: next?.seat ?? this.last };
    });
  }
}
