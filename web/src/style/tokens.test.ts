import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

// The file itself: vitest gives an import of a style sheet no text.
const css = readFileSync('src/style/tokens.css', 'utf-8').replace(/\/\*.*?\*\//gs, '');

type Tokens = Readonly<Record<string, string>>;
const THEMES = ['light', 'dark', 'contrast'] as const;
type Theme = (typeof THEMES)[number];

/** The colours that the rule of a selector sets. */
function colours(selector: string): Tokens {
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, name]) => name?.trim() === selector);
  const pairs = rules.flatMap(([, , body]) => [...(body ?? '').matchAll(/--([\w-]+):\s*([^;]+)/g)]);
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, value.trim()]));
}

/** What holds on an element in a theme, in the order of the cascade; what refers to another token takes its colour. */
function tokens(theme: Theme, { four, dim = false }: { four: boolean; dim?: boolean }): Tokens {
  const themes = theme === 'light' ? [''] : ['', `[data-theme=${theme}]`];
  const roots = [':root', ...themes.slice(1), ...(four ? themes.map((of) => `${of}[data-deck="4"]`) : [])];
  const dims = dim ? [...themes.map((of) => `${of} .dim`), ...(four ? themes.map((of) => `${of}[data-deck="4"] .dim`) : [])] : [];
  const set: Record<string, string> = Object.assign({}, ...[...roots, ...dims].map((selector) => colours(selector.trim())));
  return Object.fromEntries(Object.entries(set).map(([name, value]) => [name, set[/^var\(--([\w-]+)\)$/.exec(value)?.[1] ?? ''] ?? value]));
}

/** The contrast of two colours by WCAG 2: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

// What stands on what. The felt is `table`.
const CARDS = ['s', 'h', 'd', 'c'].map((suit) => [suit, 'c-face']);
const TEXT = [
  ...['bg', 'surface', 'sunk'].flatMap((ground) => [['ink', ground], ['ink-2', ground]]),
  ...[['on-table', 'table'], ['on-table-2', 'table'], ['on-accent', 'accent'], ['on-lamp', 'lamp'], ['lamp-ink', 'bg']],
  ['q-over', 'bg'],
  ...CARDS,
];
const FRAMES = [
  ...['bg', 'surface'].flatMap((ground) => ['line', 'pine', 'focus', 'lamp-ink'].map((frame) => [frame, ground])),
  ...['q-on', 'q-line', 'accent', 'c-edge'].map((frame) => [frame, 'bg']),
  ...['slot', 'lamp', 'on-table', 'c-face'].map((frame) => [frame, 'table']),
  ['c-edge', 'c-face'],
];

function below(limit: number, pairs: readonly (readonly string[])[], set: Tokens): string[] {
  return pairs.flatMap(([one = '', other = '']) => {
    const [a, b] = [set[one], set[other]];
    if (!/^#[\da-f]{6}$/i.test(a ?? '') || !/^#[\da-f]{6}$/i.test(b ?? '')) return [`${one} or ${other} is no colour`];
    const ratio = contrast(a ?? '', b ?? '');
    return ratio < limit ? [`${one} on ${other}: ${ratio.toFixed(2)}`] : [];
  });
}

describe.each(THEMES)('the colours of the theme %s', (theme) => {
  it.each([false, true])('have the contrast that text and frames need; four colours: %s', (four) => {
    const set = tokens(theme, { four });
    expect(below(4.5, TEXT, set)).toEqual([]);
    expect(below(3, FRAMES, set)).toEqual([]);
    // The table stands out from the room by its colour or by its rim.
    const edges = ['table', 'table-edge'].map((edge) => contrast(set[edge] ?? '', set['bg'] ?? ''));
    expect(Math.max(...edges)).toBeGreaterThanOrEqual(3);
  });

  it.each([false, true])('leave a card that may not be played readable; four colours: %s', (four) => {
    const set = tokens(theme, { four, dim: true });
    expect(below(4.5, CARDS, set)).toEqual([]);
    expect(below(3, [['c-edge', 'c-face'], ['c-edge', 'bg']], set)).toEqual([]);
  });
});

it('knows a contrast when it sees one', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 1);
});
