import { describe, expect, it } from 'vitest';
import { type Letters, SUIT_PATHS, corner, index } from './drawing';

const OF: Readonly<Record<Letters, string>> = { sv: 'E K D Kn 10', de: 'A K D B 10', pt: 'A R D V 10', en: 'A K Q J 10' };

describe('G10, court letters that differ by country: the corner of a card', () => {
  it.each(Object.entries(OF))('has the letters of %s', (language, wanted) => {
    const letters = Object.keys(OF).find((known): known is Letters => known === language) ?? 'en';
    expect([...'AKQJT'].map((rank) => index(rank, letters)).join(' ')).toBe(wanted);
    const drawn = [...'AKQJT98765432'].map((rank) => corner(rank, letters).path);
    expect(new Set(drawn).size).toBe(13);
  });

  it('tells the suits apart by their shapes', () => {
    expect(new Set(Object.values(SUIT_PATHS)).size).toBe(4);
  });
});
