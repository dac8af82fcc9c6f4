import { expect, it } from 'vitest';
import { asLies, header } from './file';
import { rulesOf } from './house';
import { sorted } from './sheet.svelte';

const BLANK = { rules: rulesOf('swedish'), names: ['Anna', 'Bo', 'Eva'], first_dealer: 0, entries: [] } as const;
const AT = '2026-11-30T18:00:00Z';

function kept(id: string, ...numbers: number[]) {
  const changes = numbers.map((n) => ({ line: JSON.stringify({ n, type: 'misdealt', at: AT }), id: `c${n}` }));
  return { id, header: header(AT, BLANK), draft: null, opened_ms: 0, sharing: null, changes };
}

it('opens every protocol that can be read, whatever lies beside it', () => {
  const shelf = [
    kept('good', 1),
    kept('gap', 2),
    { ...kept('cut'), header: '{"format":"bismarck-paper"' },
    { ...kept('rules'), header: kept('rules').header.replace('"swedish"', '"nobody"') },
    { ...kept('unfit'), changes: [{ line: JSON.stringify({ n: 1, type: 'taken', round: 9, at: AT }), id: 'c1' }] },
    kept('other'),
  ];
  const { sheets, unread } = sorted(shelf, null, () => 0);
  expect(sheets.map(({ id }) => id)).toEqual(['good', 'other']);
  expect(unread.map(({ id }) => id)).toEqual(['gap', 'cut', 'rules', 'unfit']);
});

it('gives a protocol that it cannot read out as it lies there', () => {
  const gap = kept('gap', 2, 3);
  expect(asLies(gap).split('\n')).toEqual([gap.header, gap.changes[0]?.line, gap.changes[1]?.line, '']);
});
