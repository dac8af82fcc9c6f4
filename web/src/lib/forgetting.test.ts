import { beforeEach, expect, it } from 'vitest';
import { forgetOld, TABLES } from './forgetting';
import { Nonces } from './nonces';
import { Witness } from './witness';

beforeEach(() => localStorage.clear());

function play(table: string): void {
  forgetOld(localStorage, table);
  new Witness(localStorage, table).note(3, { type: 'round_started', round: 1 });
  new Nonces(localStorage, table).of('1.1');
}

const tables = (count: number) => Array.from({ length: count }, (_, at) => `table${at}`);
const has = (table: string) => [
  new Witness(localStorage, table).seen.length > 0,
  new Nonces(localStorage, table).kept('1.1') !== null,
];

it('keeps the part of this device in the shuffles of the newest tables, and no more however many it plays', () => {
  tables(TABLES).forEach(play);
  const full = localStorage.length;
  expect(has('table0')).toEqual([true, true]);
  tables(TABLES + 5).slice(TABLES).forEach(play);
  expect(localStorage.length).toBe(full);
  expect(tables(TABLES + 5).map(has)).toEqual(tables(TABLES + 5).map((_, at) => [at >= 5, at >= 5]));
});

it('takes a table that is opened again for a new one', () => {
  tables(TABLES).forEach(play);
  play('table0');
  play('another');
  expect([has('table0'), has('table1'), has('table2')]).toEqual([
    [true, true],
    [false, false],
    [true, true],
  ]);
});

it('lets the tables go that it never noted before those it did, and nothing of another kind', () => {
  new Nonces(localStorage, 'unnoted').of('1.1');
  localStorage.setItem('bismarck.game', '{}');
  localStorage.setItem('bismarck.tables', '{"tables":7}');
  tables(TABLES - 1).forEach(play);
  expect(has('unnoted')[1]).toBe(true);
  play('another');
  expect(has('unnoted')[1]).toBe(false);
  expect(has('table0')).toEqual([true, true]);
  expect(localStorage.getItem('bismarck.game')).toBe('{}');
});
