/** Takes a learner through a lesson: it answers the table in the place of a server, from what was played before. */

import type { Clock } from '../lib/clock';
import { loneMatch } from '../lib/lone';
import type { Match } from '../lib/match.svelte';
import type { Pace } from '../lib/pace';
import type { Command, FromClient } from '../lib/protocol';
import { type Answer, type Lesson, type Moment, wishOf } from './lessons';

/** As long as a server nearby takes. */
export const ANSWER_MS = 60;

export class Teacher {
  readonly match: Match;
  /** The message said of the last wish, where the lesson wants another. */
  said = $state<string | null>(null);
  private place = $state(0);

  constructor(
    private readonly lesson: Lesson,
    private readonly clock: Clock,
    pace: () => Pace,
  ) {
    this.match = loneMatch((message) => this.hear(message), clock, pace);
    this.match.receive(lesson.welcome);
  }

  /** What there is to read or to try now. */
  get moment(): Moment {
    const found = this.lesson.moments[this.place];
    if (found === undefined) throw new Error(`expected a moment of '${this.lesson.key}', got ${this.place}`);
    return found;
  }

  /** Whether the lesson has been read to its end. */
  get ended(): boolean {
    return this.moment.kind === 'read' && this.moment.next === null;
  }

  /** Goes on from something that was read. */
  next(): void {
    if (this.moment.kind === 'read' && this.moment.next !== null) this.place = this.moment.next;
  }

  private hear(message: FromClient): void {
    if (message.type === 'command') this.clock.after(ANSWER_MS, () => this.answer(message));
  }

  private answer(command: Command): void {
    const found = this.found(command);
    this.said = found?.kind === 'poor' ? found.words : null;
    switch (found?.kind) {
      case 'good':
        this.match.receive({ type: 'acknowledged', id: command.id, n: command.token + 1, again: false });
        for (const event of found.events) this.match.receive(event);
        this.place = found.next;
        return;
      case 'refused':
        this.match.receive({ ...found.message, id: command.id });
        return;
      default:
        // The card goes back; why, the lesson says.
        this.match.receive({ type: 'refused', id: command.id, code: 'lesson', message: '', details: {} });
        this.match.understood();
    }
  }

  private found({ action }: Command): Answer | undefined {
    if (this.moment.kind === 'read') return undefined;
    const wish = wishOf(action);
    const known = this.moment.answers.find((answer) => answer.wish === wish);
    if (known || action.type !== 'discard') return known;
    const { keep } = this.moment;
    const [why] = action.cards.flatMap((card) => keep[card] ?? []);
    return why === undefined ? undefined : { wish, kind: 'poor', words: why };
  }
}
