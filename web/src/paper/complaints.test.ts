import { describe, expect, it } from 'vitest';
import { type Entry, type Paper, read } from './entries';
import { type Change, type Written, applied, blank } from './history';
import { rulesOf } from './house';
import { PROFILE_KEYS } from './rules';

// What people complain of in other programs that keep score; each test is named after the symptom.
const NAMES = ['Anna', 'Bo', 'Eva'] as const;

function paper(profile: string): Paper {
  return { rules: rulesOf(profile), names: NAMES, first_dealer: 0, entries: [] };
}

function after(changes: readonly Change[], profile = 'swedish'): Written {
  return changes.reduce((state, change) => applied(state, change), blank(paper(profile)));
}

function entered(contract: string, a: number, b: number): Change {
  return { type: 'entered', entry: entry(contract, a, b) };
}

function entry(contract: string, a: number, b: number): Entry {
  return { contract, units: [a, b, 16 - a - b], trump: null, misdeals: 0 };
}

describe('the score sheet', () => {
  it('I2: round 2 can be corrected when round 4 is being played', () => {
    const written = after([
      entered('spel', 5, 6),
      entered('spel', 5, 6),
      entered('spel', 5, 6),
      { type: 'corrected', index: 1, entry: entry('pass', 4, 6) },
    ]);
    expect(written.paper.entries.map(({ contract }) => contract)).toEqual(['spel', 'pass', 'spel']);
    expect(written.corrected.has(1)).toBe(true);
    expect(read(written.paper).upcoming?.number).toBe(4);
  });

  it('I4: the scores of a round add up to nothing in every contract of every profile', () => {
    for (const key of PROFILE_KEYS) {
      const all = rulesOf(key).contracts;
      for (const { quotas, units } of all) expect(quotas[0] + 2 * quotas[1]).toBe(units);
    }
  });

  it('I5: totals are right after rounds are added, corrected and removed', () => {
    const changes: Change[] = [entered('spel', 4, 8), entered('spader', 4, 4), { type: 'taken' }, entered('pass', 6, 6)];
    const same = after([entered('spel', 4, 8), entered('pass', 6, 6)]);
    expect(read(after(changes).paper).standing.totals).toEqual(read(same.paper).standing.totals);
  });

  it('a correction that uses a contract up marks the later round, and loses nothing', () => {
    const four = [entered('spel', 5, 6), entered('spel', 5, 6), entered('spel', 5, 6), entered('pass', 5, 6)];
    const written = after([...four, { type: 'corrected', index: 0, entry: entry('pass', 5, 6) }]);
    const { conflicts, standing } = read(written.paper);
    expect(conflicts.map(({ index, code }) => [index, code])).toEqual([[3, 'contract_not_open']]);
    expect(standing.results).toHaveLength(4);
  });

  it('a misdeal lets the same player deal again, and uses nothing up', () => {
    const before = read(after([entered('spel', 5, 6)]).paper).upcoming;
    const written = after([entered('spel', 5, 6), { type: 'misdealt' }]);
    expect(read(written.paper).upcoming).toEqual(before);
    expect(written.misdeals).toBe(1);
  });
});
