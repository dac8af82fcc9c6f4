import { describe, expect, it } from 'vitest';
import { type Card, SHOWN, inOrder } from './cards';
import { type Room, gaps, rows, startsSuit } from './rows';

const PHONE: Room = { width: 340, card: 60, gap: 8, flat: false };
const SMALL: Room = { width: 300, card: 52, gap: 6, flat: false };
const WIDER: Room = { width: 370, card: 64, gap: 8, flat: false };
const RANKS = 'AKQJT98765432';

function hand(...counts: number[]): Card[] {
  return counts.flatMap((count, suit) => [...RANKS.slice(0, count)].map((rank) => `${SHOWN[suit]}${rank}`));
}

function* distributions(cards: number): Generator<number[]> {
  for (let s = 0; s <= 13; s++)
    for (let h = 0; h <= 13; h++)
      for (let c = 0; c <= 13; c++) {
        const d = cards - s - h - c;
        if (d >= 0 && d <= 13) yield [s, h, c, d];
      }
}

describe('F3: rows on small screens', () => {
  it.each([13, 14, 15, 16, 17, 20])('balances every distribution of %i cards', (cards) => {
    for (const counts of distributions(cards)) {
      const [upper = [], lower = [], ...more] = rows(hand(...counts), PHONE);
      expect(more).toEqual([]);
      expect([...upper, ...lower]).toEqual(hand(...counts));
      const spread = Math.abs(upper.length - lower.length);
      expect(spread, counts.join('-')).toBeLessThanOrEqual(cards % 2 === 0 ? 2 : 3);
    }
  });

  // Both rows share one step, that of the row with the most cards and the most suits: see `.hand .place`.
  it.each([
    ['320 × 568', SMALL, 20, 24],
    ['320 × 568', SMALL, 16, 28],
    ['320 × 740', { ...PHONE, width: 300 }, 20, 24],
    ['360 × 740', PHONE, 20, 28],
    ['360 × 740', PHONE, 16, 36],
    ['390 × 844', WIDER, 16, 36],
    ['820 × 1180', { width: 764, card: 88, gap: 14, flat: false }, 20, 44],
    ['740 × 360', { width: 440, card: 58, gap: 7, flat: true }, 16, 24],
  ])('on %s leaves every card of every distribution of its cards a target', (_size, room, cards, least) => {
    for (const counts of distributions(cards)) {
      const laid = rows(hand(...counts), room);
      const most = Math.max(...laid.map((row) => row.length));
      const changes = Math.max(...laid.map(gaps));
      const step = (room.width - room.card - changes * room.gap) / (most - 1);
      expect(step, counts.join('-')).toBeGreaterThanOrEqual(least);
    }
  });

  it('breaks a suit only where no cut within the balance keeps it whole', () => {
    for (const counts of distributions(16)) {
      const cards = hand(...counts);
      const [upper = [], lower = []] = rows(cards, PHONE);
      const first = lower[0];
      const broken = first !== undefined && !startsSuit(cards, first, upper.length);
      const boundaries = counts.map((_, suit) => counts.slice(0, suit + 1).reduce((sum, count) => sum + count, 0));
      if (broken) expect(boundaries, counts.join('-')).not.toContain(8);
      else expect(boundaries).toContain(upper.length);
    }
  });

  it('keeps suits whole in a hand that divides evenly', () => {
    expect(rows(hand(3, 5, 5, 3), PHONE).map((row) => row.length)).toEqual([8, 8]);
  });

  it('gives one row a card more to keep a suit whole', () => {
    expect(rows(hand(4, 5, 4, 3), WIDER).map((row) => row.length)).toEqual([9, 7]);
  });

  it('breaks a suit rather than make targets narrow', () => {
    expect(rows(hand(4, 5, 4, 3), PHONE).map((row) => row.length)).toEqual([8, 8]);
  });

  it('breaks a long suit in the middle of the hand', () => {
    expect(rows(hand(2, 12, 1, 1), PHONE).map((row) => row.length)).toEqual([8, 8]);
  });

  it('lays twelve cards in one row on a phone, in two where they would be too narrow', () => {
    expect(rows(hand(3, 3, 3, 3), WIDER).length).toBe(1);
    expect(rows(hand(3, 3, 3, 3), { ...PHONE, width: 330, card: 64 }).length).toBe(2);
  });

  it('lays any hand in one row where the screen is wide', () => {
    expect(rows(hand(5, 5, 5, 5), { width: 800, card: 108, gap: 14, flat: true })).toEqual([hand(5, 5, 5, 5)]);
  });

  it('has no row for an empty hand', () => {
    expect(rows([], PHONE)).toEqual([]);
  });
});

describe('the order of a hand', () => {
  it('runs from spades to diamonds, black and red in turn, each high to low', () => {
    expect(inOrder(['D2', 'CA', 'HT', 'HK', 'S3', 'SA'])).toEqual(['SA', 'S3', 'HK', 'HT', 'CA', 'D2']);
  });

  it('may run from low to high', () => {
    expect(inOrder(['SA', 'S3', 'H2'], true)).toEqual(['S3', 'SA', 'H2']);
    expect(inOrder(['SA', 'S3', 'H2', 'C4'], false, ['C', 'H', 'S', 'D'])).toEqual(['C4', 'H2', 'SA', 'S3']);
  });
});
