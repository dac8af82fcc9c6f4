import { beforeEach, describe, expect, it } from 'vitest';
import { DOUBLE_MS, DOUBLE_PX, Taps, guard } from './stray';

const HERE = document.createElement('main');
const NEXT = document.createElement('main');

describe('a tap', () => {
  let taps: Taps;
  beforeEach(() => {
    taps = new Taps();
    expect(taps.stray({ time_ms: 0, x: 100, y: 600, on: HERE })).toBe(false);
  });

  it('may follow on another where the screen is the same', () => {
    expect(taps.stray({ time_ms: 90, x: 100, y: 600, on: HERE })).toBe(false);
  });

  it('is the second of a double tap where the screen has changed under the finger', () => {
    expect(taps.stray({ time_ms: DOUBLE_MS - 1, x: 103, y: 594, on: NEXT })).toBe(true);
  });

  it('counts when it comes later, or elsewhere', () => {
    expect(taps.stray({ time_ms: DOUBLE_MS, x: 100, y: 600, on: NEXT })).toBe(false);
    taps.stray({ time_ms: 1000, x: 100, y: 600, on: HERE });
    expect(taps.stray({ time_ms: 1100, x: 101 + DOUBLE_PX, y: 600, on: NEXT })).toBe(false);
  });

  it('is one of several, but a run of them is not kept waiting by itself', () => {
    const run = [300, 500, 800, 1100].map((time_ms) => taps.stray({ time_ms, x: 100, y: 600, on: NEXT }));
    expect(run).toEqual([true, true, false, false]);
  });
});

it('a key held down presses a button once, and writes on in a field', () => {
  guard(document);
  document.body.innerHTML = '<button></button><input>';
  const press = (selector: string, repeat: boolean) => {
    const event = new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true });
    return document.querySelector(selector)?.dispatchEvent(event);
  };
  expect([press('button', false), press('button', true), press('input', true)]).toEqual([true, false, true]);
});
