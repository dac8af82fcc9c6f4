/** What the cards are drawn from: every rank as one stroke on a field 100 high, every suit as one path on 100 × 100. */

import type { Suit } from '../lib/cards';

interface Glyph {
  width: number;
  path: string;
}

const GLYPHS: Readonly<Record<string, Glyph>> = {
  '2': { width: 60, path: 'M8 33C8 17 17 7 31 7c14 0 22 9 22 22 0 12-7 20-18 32L8 91v2h48' },
  '3': { width: 60, path: 'M9 7h41v2L30 39c14 0 24 11 24 27 0 17-11 27-25 27-12 0-20-7-23-17' },
  '4': { width: 64, path: 'M45 100V7h-2L7 70v3h54' },
  '5': { width: 60, path: 'M52 7H16l-4 38c5-4 11-7 19-7 14 0 23 11 23 27 0 18-10 28-25 28-12 0-19-6-23-15' },
  '6': { width: 61, path: 'M43 3C24 20 8 44 8 66c0 17 9 27 23 27s23-11 23-26-9-25-22-25C20 42 10 52 8 65' },
  '7': { width: 58, path: 'M5 7h46v3L22 100' },
  '8': {
    width: 62,
    path:
      'M31 7c12 0 20 8 20 20s-8 20-20 20-20-8-20-20S19 7 31 7Z' +
      'M31 47c14 0 24 9 24 23s-10 23-24 23S7 84 7 70s10-23 24-23Z',
  },
  '9': { width: 61, path: 'M18 97c19-17 35-41 35-63C53 17 44 7 30 7S7 18 7 33s9 25 22 25c12 0 22-10 24-23' },
  '10': { width: 84, path: 'M3 27L20 10V100M57 7c15 0 20 19 20 43s-5 43-20 43-20-19-20-43S42 7 57 7Z' },
  A: { width: 74, path: 'M5 100L36 5h2L69 100M17 69h40' },
  K: { width: 66, path: 'M11 0V100M59 0L12 57M28 40l35 60' },
  Q: { width: 76, path: 'M38 7c18 0 30 18 30 43S56 93 38 93 8 75 8 50 20 7 38 7ZM45 69l25 31' },
  J: { width: 54, path: 'M45 0v66c0 18-7 27-20 27C14 93 7 86 6 74' },
  D: { width: 70, path: 'M11 7h15c24 0 37 17 37 43S50 93 26 93H11Z' },
  E: { width: 58, path: 'M55 7H11v86h45M11 49h38' },
  B: { width: 64, path: 'M11 7h21c13 0 21 8 21 20s-8 20-21 20H11M32 47c16 0 25 9 25 23s-9 23-25 23H11V7' },
  R: { width: 66, path: 'M11 100V7h21c15 0 24 9 24 24s-9 24-24 24H11M35 55l26 45' },
  V: { width: 70, path: 'M4 0l30 95h2L66 0' },
  Kn: { width: 112, path: 'M9 0V100M50 0L10 57M24 40l30 60M70 100V47M70 68c2-11 9-17 17-17 10 0 16 6 16 17v32' },
};

export const SUIT_PATHS: Readonly<Record<Suit, string>> = {
  S:
    'M50 5c6 12 43 32 43 56 0 14-10 22-21 22-8 0-14-3-18-9 1 9 4 15 12 21H34c8-6 11-12 12-21-4 6-10 9-18 9' +
    'C17 83 7 75 7 61 7 37 44 17 50 5Z',
  H: 'M50 93C44 82 7 62 7 34 7 18 18 8 31 8c9 0 16 5 19 14C53 13 60 8 69 8c13 0 24 10 24 26 0 28-37 48-43 59Z',
  D: 'M50 4c9 17 21 32 35 46C71 64 59 79 50 96 41 79 29 64 15 50 29 36 41 21 50 4Z',
  C:
    'M50 6c12 0 21 9 21 21 0 6-2 11-6 15 2-1 5-1 7-1 12 0 22 9 22 21s-10 21-22 21c-7 0-13-3-17-9 1 9 4 15 11 21H34' +
    'c7-6 10-12 11-21-4 6-10 9-17 9C16 83 6 74 6 62s10-21 22-21c2 0 5 0 7 1-4-4-6-9-6-15C29 15 38 6 50 6Z',
};

/** Whose court letters a deck carries. */
export type Letters = 'sv' | 'de' | 'pt' | 'en';

const COURTS: Readonly<Record<Letters, Readonly<Record<string, string>>>> = {
  sv: { J: 'Kn', Q: 'D', K: 'K', A: 'E' },
  de: { J: 'B', Q: 'D', K: 'K', A: 'A' },
  pt: { J: 'V', Q: 'D', K: 'R', A: 'A' },
  en: {},
};

/** What a rank is called in the corner of a card. */
export function index(rank: string, letters: Letters): string {
  return COURTS[letters][rank] ?? (rank === 'T' ? '10' : rank);
}

const HEIGHT = 36;
const LEFT = 7.5;
const MIDDLE_ROOM = 24;

/** The corner of a card: the stroke, and where it stands so that narrow ranks are centred above their suit. */
export function corner(rank: string, letters: Letters): { path: string; transform: string; width: number } {
  const glyph = GLYPHS[index(rank, letters)];
  if (glyph === undefined) throw new Error(`expected a rank (2-9, T, J, Q, K or A), got '${rank}'`);
  const width = (glyph.width * HEIGHT) / 100;
  const x = LEFT + Math.max(0, (MIDDLE_ROOM - width) / 2);
  return { path: glyph.path, transform: `translate(${x} 9.5) scale(${HEIGHT / 100})`, width };
}

/** Puts a suit of a size at a place of the card. */
export function place(x: number, y: number, size: number): string {
  return `translate(${x} ${y}) scale(${size / 100})`;
}
