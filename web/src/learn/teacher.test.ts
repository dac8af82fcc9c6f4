import { beforeEach, describe, expect, it } from 'vitest';
import { PACES } from '../lib/pace';
import type { WireAction } from '../lib/protocol';
import { HandClock } from '../lib/testing';
import { type Lesson, type Moment, lessons } from './lessons';
import { learnt, note } from './progress';
import { ANSWER_MS, Teacher } from './teacher.svelte';

const ALL = lessons();
let clock: HandClock;

beforeEach(() => {
  clock = new HandClock();
});

function begun(key: string): Teacher {
  const lesson = ALL.find((known) => known.key === key);
  if (!lesson) throw new Error(`expected a lesson, got '${key}'`);
  return started(lesson);
}

function started(lesson: Lesson): Teacher {
  const teacher = new Teacher(lesson, clock, () => PACES.normal);
  clock.pass(PACES.normal.guard);
  return teacher;
}

function wish(teacher: Teacher, action: WireAction): void {
  expect(teacher.match.wish(action)).toBe(true);
  clock.pass(ANSWER_MS);
}

/** The wish that goes on, as the table makes it. */
function good(moment: Moment): WireAction {
  const found = moment.kind === 'try' ? moment.answers.find(({ kind }) => kind === 'good') : undefined;
  const [type, what, contract, strain] = JSON.parse(found?.wish ?? '[]') as [string, unknown, string, never];
  if (type === 'play') return { type, card: String(what) };
  if (type === 'discard') return { type, cards: (what as string[]).toReversed() };
  return { type: 'choose', contract, strain };
}

describe('a lesson', () => {
  it.each(ALL.map((lesson) => [lesson.key, lesson] as const))('%s comes to its end by its good answers', (_, lesson) => {
    const teacher = started(lesson);
    for (let step = 0; step < 20 && !teacher.ended; step++) {
      if (teacher.moment.kind === 'read') teacher.next();
      else wish(teacher, good(teacher.moment));
      clock.pass(10_000);
      expect(teacher.match.show.settled).toBe(true);
    }
    expect(teacher.ended).toBe(true);
    expect(teacher.match.pending).toBe(null);
  });

  it('gives a poor card back with a word about it, and another try', () => {
    const teacher = begun('follow');
    teacher.next();
    wish(teacher, { type: 'play', card: 'H7' });
    expect(teacher.said).toBe('learn-follow-king-low');
    expect(teacher.match.view?.hand).toContain('H7');
    wish(teacher, { type: 'play', card: 'HK' });
    expect(teacher.said).toBe(null);
    expect(teacher.moment.words).toBe('learn-follow-ace');
  });

  it('refuses a card against the rules as the engine does', () => {
    const teacher = begun('follow');
    teacher.next();
    wish(teacher, { type: 'play', card: 'DA' });
    expect(teacher.match.refused?.code).toBe('must_follow');
    expect(teacher.match.refused?.details).toEqual({ card: 'DA', suit: 'H' });
  });

  it('says why a card had better be kept', () => {
    const teacher = begun('exchange');
    teacher.next();
    wish(teacher, { type: 'discard', cards: ['C3', 'C5', 'C8', 'CA'] });
    expect(teacher.said).toBe('learn-exchange-four-ace');
  });

  it('takes no card while there is something to read', () => {
    const teacher = begun('follow');
    wish(teacher, { type: 'play', card: 'HK' });
    expect(teacher.moment.words).toBe('learn-follow-begin');
    expect(teacher.match.view?.hand).toContain('HK');
  });
});

it('what is done is kept on the device, once', () => {
  const kept = new Map<string, string>();
  const keep = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  expect(learnt(keep)).toEqual([]);
  note(keep, 'trump');
  expect(note(keep, 'trump')).toEqual(['trump']);
  kept.set('bismarck.learnt', 'nonsense');
  expect(learnt(keep)).toEqual([]);
});
