import { expect, it } from 'vitest';
import { header } from './file';
import { rulesOf } from './house';
import { readable } from './sheet.svelte';

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
  expect(readable(shelf, null, () => 0).map(({ id }) => id)).toEqual(['good', 'other']);
});
