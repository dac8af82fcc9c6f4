import { beforeEach, describe, expect, it } from 'vitest';
import { Company, SHOWN_MS } from './company.svelte';
import { presence } from './examples';
import type { FromClient, Said } from './protocol';
import { HandClock } from './testing';

let clock: HandClock;
let sent: FromClient[];
let company: Company;

beforeEach(() => {
  clock = new HandClock();
  sent = [];
  company = new Company(clock, (message) => sent.push(message));
});

function said(n: number, seat: Said['seat'] = 'A'): Said {
  return { type: 'said', n, seat, preset: 'hello', text: null, at_s: 0 };
}

describe('an absence', () => {
  const absence = { type: 'absence', number: 1, seat: 'B', why: 'gone', left_s: 60, running: true, open: false, votes: [] } as const;

  it('counts the grace down only while it runs', () => {
    company.receive(presence({ absence: { ...absence, votes: [] } }));
    expect(company.graceLeft).toBe(60);
    clock.pass(15_000);
    expect(company.graceLeft).toBe(45);
    company.receive(presence({ absence: { ...absence, votes: [], left_s: 45, running: false } }));
    clock.pass(20_000);
    expect(company.graceLeft).toBeNull();
    company.receive(presence({ absence: { ...absence, votes: [], left_s: 45 } }));
    clock.pass(5000);
    expect(company.graceLeft).toBe(40);
  });

  it('has no countdown once the others may choose, or when the player is back', () => {
    company.receive(presence({ absence: { ...absence, votes: [], left_s: 0, running: false, open: true } }));
    expect(company.graceLeft).toBeNull();
    company.receive(presence({}));
    expect(company.graceLeft).toBeNull();
    expect(company.presence?.absence).toBeNull();
  });
});

describe('clocks', () => {
  const clocks = { type: 'clocks', running: 'B', decision_s: 30, banks_s: [300, 300, 120], frozen: false } as const;

  it('run down for the decision first and then from the bank, for one player only', () => {
    company.receive({ ...clocks, banks_s: [300, 300, 120] });
    clock.pass(12_000);
    expect(company.clockOf('B')).toEqual({ decision: 18, bank: 300 });
    expect(company.clockOf('C')).toEqual({ decision: null, bank: 120 });
    clock.pass(28_000);
    expect(company.clockOf('B')).toEqual({ decision: 0, bank: 290 });
  });

  it('stand still while frozen', () => {
    company.receive({ ...clocks, banks_s: [300, 300, 120], frozen: true });
    clock.pass(60_000);
    expect(company.clockOf('B')).toEqual({ decision: 30, bank: 300 });
  });

  it('are none where the table has none', () => {
    expect(company.clockOf('A')).toBeNull();
  });
});

describe('talk', () => {
  it('is unread until somebody looks, and lies on the table for a while', () => {
    company.receive(said(1));
    company.receive(said(2, 'B'));
    expect(company.unread).toBe(2);
    expect(company.heard?.n).toBe(2);
    clock.pass(SHOWN_MS);
    expect(company.heard).toBeNull();
    company.read(true);
    company.receive(said(3));
    expect(company.unread).toBe(0);
    company.read(false);
    company.receive(said(4));
    expect(company.unread).toBe(1);
  });

  it('says a line once, also when it comes twice', () => {
    company.receive(said(1));
    company.receive(said(1));
    expect(company.said).toHaveLength(1);
    expect(company.unread).toBe(1);
  });

  it('of a muted seat is not heard, here at once and at the server from then on', () => {
    company.mute('A', true);
    company.receive(said(1));
    expect(company.said).toEqual([]);
    expect(sent).toEqual([{ type: 'mute', seat: 'A', muted: true }]);
    company.mute('A', false);
    company.receive(said(2));
    expect(company.said).toHaveLength(1);
  });

  it('comes whole with the welcome, and before it nothing is allowed', () => {
    expect([company.muted, company.freeText, company.mayUndo]).toEqual([[], false, false]);
    company.receive({ type: 'talk', said: [said(1), said(2)], muted: ['B'], free_text: true, undo: true });
    expect(company.said).toHaveLength(2);
    expect([company.muted, company.freeText, company.mayUndo]).toEqual([['B'], true, true]);
    expect(company.unread).toBe(0);
  });
});

describe('taking back', () => {
  it('is asked until it is closed, and then told of for a while', () => {
    company.receive({ type: 'undo_offered', by: 'A', to: 20, awaits: ['B', 'C'] });
    expect(company.undo?.by).toBe('A');
    company.receive({ type: 'undo_closed', to: 20, result: 'refused', seat: 'B' });
    expect(company.undo).toBeNull();
    expect(company.closed?.result).toBe('refused');
    clock.pass(SHOWN_MS);
    expect(company.closed).toBeNull();
  });
});

it('leaves messages about the match alone', () => {
  expect(company.receive({ type: 'pong', t: 1, n: 2 })).toBe(false);
});
