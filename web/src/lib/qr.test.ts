import { expect, it } from 'vitest';
import { code } from './qr';

it('has the three corner marks that a camera looks for, and a light border', () => {
  const { path, size } = code('https://example.org/j/ABCDEF');
  const dark = new Set(path.match(/M\d+ \d+/g));
  const corners = [
    [4, 4],
    [size - 11, 4],
    [4, size - 11],
  ] as const;
  for (const [x, y] of corners) {
    for (let step = 0; step < 7; step++) {
      for (const place of [`M${x + step} ${y}`, `M${x} ${y + step}`, `M${x + 6} ${y + step}`]) expect(dark).toContain(place);
    }
    expect(dark).toContain(`M${x + 3} ${y + 3}`);
    expect(dark).not.toContain(`M${x + 1} ${y + 1}`);
  }
  for (const place of dark) for (const edge of place.slice(1).split(' ')) expect(Number(edge)).toBeGreaterThanOrEqual(4);
});

it('is another code for another address, and the same for the same', () => {
  expect(code('https://example.org/j/ABCDEF')).toEqual(code('https://example.org/j/ABCDEF'));
  expect(code('https://example.org/j/ABCDEF').path).not.toBe(code('https://example.org/j/ABCDEG').path);
});
