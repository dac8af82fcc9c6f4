/** The lessons as `tools/lessons` has played them: what a server would send for whatever the learner may do. */

import { fromServer, fields, parse } from '../lib/wire';
import { list, words } from '../lib/api';
import type { Happened, Refused, Welcome } from '../lib/protocol';
import written from './lessons.json?raw';

/** What follows from a wish: the lesson goes on, it has something to say, or the rules refuse it. */
export type Answer = { wish: string } & (
  | { kind: 'good'; events: readonly Happened[]; next: number }
  | { kind: 'poor'; words: string }
  | { kind: 'refused'; message: Refused }
);

/** A moment to read, `next` being null at the end of the lesson; or one to decide something. */
export type Moment = { words: string } & (
  | { kind: 'read'; sheet: boolean; next: number | null }
  | { kind: 'try'; answers: readonly Answer[]; keep: Readonly<Record<string, string>> }
);

export interface Lesson {
  key: string;
  welcome: Welcome;
  moments: readonly Moment[];
}

/** All lessons in their order. */
export function lessons(): Lesson[] {
  return list(parse(written)).map(lesson);
}

/** A wish as something to compare: its kind and its parts, cards in any order. */
export function wishOf(action: unknown): string {
  const { type, card, cards, contract, strain } = fields(action);
  return JSON.stringify([type, card ?? list(cards).toSorted(), contract, strain ?? null]);
}

function lesson(value: unknown): Lesson {
  const { key, welcome, moments } = fields(value);
  const message = fromServer(welcome);
  if (message?.type !== 'welcome') throw new Error(`expected a lesson with a welcome, got '${words(key)}'`);
  return { key: words(key), welcome: message, moments: list(moments).map(moment) };
}

function moment(value: unknown): Moment {
  const { words: id, answers, keep, sheet, next } = fields(value);
  if (answers === undefined) return { kind: 'read', words: words(id), sheet: sheet === true, next: number(next) };
  const kept = Object.entries(fields(keep)).map(([card, why]) => [card, words(why)]);
  return { kind: 'try', words: words(id), answers: list(answers).map(answer), keep: Object.fromEntries(kept) };
}

function answer(value: unknown): Answer {
  const { action, events, next, words: id, refused } = fields(value);
  const wish = wishOf(action);
  const message = fromServer(refused);
  if (message?.type === 'refused') return { wish, kind: 'refused', message };
  const after = number(next);
  if (after === null) return { wish, kind: 'poor', words: words(id) };
  return { wish, kind: 'good', events: list(events).flatMap(happened), next: after };
}

function happened(value: unknown): Happened[] {
  const message = fromServer(value);
  return message?.type === 'event' ? [message] : [];
}

function number(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}
