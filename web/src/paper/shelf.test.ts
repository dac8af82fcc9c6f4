import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Desk } from './desk.svelte';
import { writePaper } from './file';
import { OvertakenError, Shelf } from './shelf';
import type { Sheet } from './sheet.svelte';

const misdeal = (sheet: Sheet) => sheet.change({ type: 'misdealt' });

/** A tab in which the sheet of the others lies open. */
async function tab(disk: IDBFactory): Promise<{ desk: Desk; sheet: Sheet }> {
  const desk = await Desk.laid(disk);
  return { desk, sheet: desk.open };
}

/** The changes of each sheet on the disk, as one reads them who opens it afresh. */
async function onDisk(disk: IDBFactory): Promise<number[]> {
  return (await Desk.laid(disk)).sheets.map(({ records }) => records.length);
}

let disk: IDBFactory;
beforeEach(() => {
  disk = new IDBFactory();
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function settled(sheet: Sheet): Promise<void> {
  await vi.waitFor(() => expect(sheet.waiting).toBe(0));
}

async function written(): Promise<{ desk: Desk; sheet: Sheet }> {
  const one = await tab(disk);
  misdeal(one.sheet);
  misdeal(one.sheet);
  one.desk.note();
  await settled(one.sheet);
  return one;
}

it('a sheet that another tab removes stays where it lies open, and goes on whole', async () => {
  const { desk, sheet } = await written();
  const other = await tab(disk);
  await desk.remove(sheet);
  await vi.waitFor(() => expect(other.desk.sheets).toEqual([]));
  expect([other.desk.open, other.sheet.removed]).toEqual([other.sheet, true]);
  expect(await onDisk(disk)).toEqual([]);
  misdeal(other.sheet);
  other.desk.note();
  await settled(other.sheet);
  expect([other.desk.sheets, other.sheet.removed]).toEqual([[other.sheet], false]);
  expect(await onDisk(disk)).toEqual([3]);
  await vi.waitFor(() => expect(desk.sheets.map(({ records }) => records.length)).toEqual([3]));
});

it('a sheet that another tab removes is only written again by whoever goes on with it', async () => {
  const { desk, sheet } = await written();
  const other = await tab(disk);
  await desk.remove(sheet);
  await vi.waitFor(() => expect(other.sheet.removed).toBe(true));
  other.sheet.take(other.sheet.file, null);
  await settled(other.sheet);
  expect(await onDisk(disk)).toEqual([]);
});

it('a sheet that another tab removes is gone where it does not lie open', async () => {
  const { desk, sheet } = await written();
  const other = await tab(disk);
  other.desk.begin();
  await desk.remove(sheet);
  await vi.waitFor(() => expect(other.desk.sheets).toEqual([]));
});

it('a write that fails is said, and made up for by the next', async () => {
  const { sheet } = await written();
  vi.spyOn(Shelf.prototype, 'keep').mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
  misdeal(sheet);
  await settled(sheet);
  expect([sheet.unkept, await onDisk(disk)]).toEqual(['yet', [2]]);
  misdeal(sheet);
  await settled(sheet);
  expect([sheet.unkept, await onDisk(disk)]).toEqual([null, [4]]);
});

it('a change that is not kept yet is not forgotten over what another tab writes', async () => {
  const { sheet } = await written();
  const other = await tab(disk);
  vi.spyOn(Shelf.prototype, 'keep').mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
  misdeal(other.sheet);
  const own = other.sheet.records;
  await settled(other.sheet);
  const looked = vi.spyOn(other.sheet, 'reread');
  misdeal(sheet);
  await vi.waitFor(() => expect(looked).toHaveBeenCalled());
  expect(other.sheet.records).toBe(own);
});

it('what one tab has written another does not write over', async () => {
  const { sheet } = await written();
  const shelf = await Shelf.open(disk);
  const [kept] = await shelf.all();
  if (!kept) throw new Error('expected the sheet');
  const own = [...kept.changes, { line: '{}', id: 'mine' }];
  misdeal(sheet);
  await settled(sheet);
  await expect(shelf.keep(kept, own)).rejects.toThrow(OvertakenError);
  await expect(shelf.keep(kept, kept.changes)).rejects.toThrow(OvertakenError);
});

it('a correction that changes nothing writes nothing', async () => {
  const { sheet } = await tab(disk);
  sheet.change({ type: 'entered', entry: { contract: 'spel', units: [5, 6, 5], trump: null, misdeals: 0 } });
  sheet.correct(0);
  sheet.confirm();
  expect([sheet.records.length, sheet.written.corrected.size, sheet.begun]).toEqual([1, 0, false]);
  await settled(sheet);
});

it('a file of a sheet that lies here is that sheet, and no second evening', async () => {
  const { desk, sheet } = await written();
  const saved = writePaper(sheet.file);
  desk.begin();
  desk.import(saved);
  expect([desk.open, desk.sheets]).toEqual([sheet, [sheet]]);
  misdeal(sheet);
  desk.import(saved);
  expect(desk.sheets).toHaveLength(2);
});
