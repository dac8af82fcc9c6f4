import { describe, expect, it } from 'vitest';
import { EMPTY, cardsOf, contractOf, withCards, withContract } from './draft';
import type { Dated } from './history';
import { rulesOf } from './house';
import { Sheet } from './sheet.svelte';

const BLANK = { rules: rulesOf('swedish'), names: ['Anna', 'Bo', 'Eva'], first_dealer: 0, entries: [] } as const;
const AT = '2026-11-30T18:00:00Z';

function entered(contract: string): Dated {
  return { at: AT, id: contract, change: { type: 'entered', entry: { contract, units: [8, 4, 4], trump: null, misdeals: 0 } } };
}

function sheetOf(...records: Dated[]): Sheet {
  return new Sheet('s', { started: AT, blank: BLANK, records }, null, () => 0);
}

const TYPED = withCards(withCards({ ...EMPTY, contract: 'pass' }, 1, 3), 2, 6);
const [ONE, TWO, THREE] = [entered('spel'), entered('spader'), entered('valfri')];

describe('a round half typed while others write', () => {
  function others(sheet: Sheet, ...records: Dated[]): void {
    sheet.take({ ...sheet.file, records }, null);
  }

  it('stays the round it was typed for', () => {
    const sheet = sheetOf(ONE);
    sheet.sketch(TYPED);
    others(sheet, ONE, TWO);
    expect(sheet.draft).toMatchObject({ index: 1, contract: 'pass', typed: TYPED.typed, overtaken: 'written' });
    expect(sheet.upcoming?.number).toBe(2);
    others(sheet, ONE, TWO, THREE);
    sheet.confirm();
    expect(sheet.paper.entries.map(({ contract }) => contract)).toEqual(['spel', 'pass', 'valfri']);
    expect(sheet.draft).toEqual(EMPTY);
  });

  it('stays as it is where nobody has begun it, or another round is corrected', () => {
    const sheet = sheetOf(ONE);
    others(sheet, ONE, TWO);
    expect(sheet.draft).toEqual(EMPTY);
    sheet.sketch(TYPED);
    others(sheet, ONE, TWO, { at: AT, id: 'c', change: { type: 'corrected', index: 0, entry: { contract: 'valfri', units: [8, 4, 4], trump: null, misdeals: 0 } } });
    expect(sheet.draft).toEqual(TYPED);
  });

  it('is given up where the round before it is taken back, which is said until that is there again', () => {
    const sheet = sheetOf(ONE, TWO);
    sheet.sketch(TYPED);
    const taken: Dated = { at: AT, id: 't', change: { type: 'taken' } };
    others(sheet, ONE, TWO, taken);
    expect(sheet.draft).toEqual({ ...EMPTY, overtaken: 'taken' });
    others(sheet, ONE, TWO, taken, THREE);
    expect(sheet.draft).toEqual(EMPTY);
  });

  it('is not lost while it waits for a correction', () => {
    const sheet = sheetOf(ONE);
    sheet.sketch(TYPED);
    sheet.correct(0);
    others(sheet, ONE, TWO);
    sheet.leave();
    expect(sheet.draft).toMatchObject({ index: 1, typed: TYPED.typed, overtaken: 'written' });
  });
});

describe('a correction', () => {
  it.each(['confirm', 'leave'] as const)('gives back what was half typed on %s', (end) => {
    const sheet = sheetOf(ONE, TWO);
    sheet.sketch(TYPED);
    sheet.correct(1);
    sheet.correct(0);
    sheet.sketch(withCards(sheet.draft, 0, 9));
    sheet[end]();
    expect(sheet.draft).toEqual(TYPED);
    expect(sheet.paper.entries[0]?.units[0]).toBe(end === 'confirm' ? 9 : 8);
  });

  it('is of the contract too, with what was open then', () => {
    const sheet = sheetOf(ONE, TWO);
    sheet.correct(1);
    sheet.sketch(withContract({ ...sheet.draft, contract: null }, 'valfri', BLANK.rules.contracts));
    expect(sheet.before.results).toHaveLength(1);
    sheet.confirm();
    expect(sheet.paper.entries[1]).toMatchObject({ contract: 'valfri', units: [8, 4, 4] });
  });

  it('asks for numbers anew where another contract may count something else', () => {
    const { contracts } = rulesOf('estonian');
    const next = { number: 7, extra: null, dealer: 0, forehand: 0, contracts } as const;
    const draft = withContract({ ...TYPED, contract: null }, 'no_hearts', contracts);
    const hearts = contractOf(draft, next);
    expect(hearts && cardsOf(draft, hearts)).toEqual([null, null, null]);
  });
});
