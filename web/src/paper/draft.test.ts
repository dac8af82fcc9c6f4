import { describe, expect, it } from 'vitest';
import { EMPTY, askedOf, cardsOf, entryOf, mostFor, withCards } from './draft';
import { type Paper, nextRound, read, refusal } from './entries';
import { rulesOf } from './house';
import { contractIn } from './rules';

const NAMES = ['Anna', 'Bo', 'Eva'] as const;

function upcoming(profile: string, entries: Paper['entries'] = []) {
  const paper: Paper = { rules: rulesOf(profile), names: NAMES, first_dealer: 0, entries };
  const found = nextRound(paper, read(paper).standing);
  if (found === null) throw new Error('expected a round to come');
  return found;
}

function contract(profile: string, key: string) {
  const found = contractIn(rulesOf(profile), key);
  if (found === null) throw new Error(`expected ${key}`);
  return found;
}

describe('a round that is being written down', () => {
  const spel = contract('swedish', 'spel');

  it('asks forehand first, then the next, and the third follows', () => {
    const first = { ...EMPTY, contract: 'spel' };
    expect(askedOf(first, spel, 1)).toBe(1);
    const second = withCards(first, 1, 9);
    expect(askedOf(second, spel, 1)).toBe(2);
    const third = withCards(second, 2, 3);
    expect(askedOf(third, spel, 1)).toBeNull();
    expect(cardsOf(third, spel)).toEqual([4, 9, 3]);
  });

  it('needs one number only where one player has everything', () => {
    expect(cardsOf(withCards({ ...EMPTY, contract: 'spel' }, 0, 16), spel)).toEqual([16, 0, 0]);
  });

  it('offers no more than the others leave', () => {
    const draft = withCards({ ...EMPTY, contract: 'spel' }, 0, 12);
    expect(mostFor(draft, spel, 1)).toBe(4);
    expect(mostFor(draft, spel, 0)).toBe(16);
  });

  it('lets the older number give way when a third one is tapped', () => {
    const draft = withCards(withCards(withCards({ ...EMPTY, contract: 'spel' }, 0, 6), 1, 5), 2, 7);
    expect(cardsOf(draft, spel)).toEqual([4, 5, 7]);
  });

  it('takes the queen of spades with one tap, and hearts by their number', () => {
    const rounds = ['spel', 'spader', 'valfri', 'pass'].map((key) => ({ contract: key, units: [5, 6, 5] as const, trump: null, misdeals: 0 }));
    const hearts = upcoming('estonian', rounds);
    expect(entryOf(withCards(withCards(EMPTY, 0, 6), 1, 4), hearts)?.units).toEqual([6, 4, 3]);
    const queen = upcoming('estonian', [...rounds, { contract: 'no_hearts', units: [5, 4, 4], trump: null, misdeals: 0 }]);
    const entry = entryOf(withCards(EMPTY, 2, 1), queen);
    expect(entry?.units).toEqual([0, 0, 6]);
    expect(entry && refusal(queen, entry)).toBeNull();
  });

  it('is written down without its trump as well as with it', () => {
    const next = upcoming('swedish');
    const draft = withCards(withCards({ ...EMPTY, contract: 'valfri' }, 1, 9), 2, 3);
    expect(entryOf(draft, next)?.trump).toBeNull();
    expect(entryOf({ ...draft, trump: 'H' }, next)?.trump).toBe('H');
  });
});
