import { expect, it } from 'vitest';
import { plan } from './plan';

it.each([
  ['GET', 'cors', '/assets/index-abc.js', 'asset'],
  ['GET', 'navigate', '/protocol', 'page'],
  ['GET', 'navigate', '/p/abc', 'page'],
  ['GET', 'navigate', '/', 'page'],
  ['GET', 'navigate', '/learn', 'page'],
  ['GET', 'navigate', '/j/abcd', 'page'],
  ['GET', 'navigate', '/t/abc', 'table'],
  ['GET', 'no-cors', '/icon.svg', 'loose'],
  ['GET', 'cors', '/api/papers/abc', 'pass'],
  ['GET', 'navigate', '/api/tables/abc/log', 'pass'],
  ['GET', 'websocket', '/ws/abc', 'pass'],
  ['POST', 'cors', '/assets/index-abc.js', 'pass'],
  ['GET', 'cors', '/service-worker.js', 'pass'],
])('%s %s %s goes the way of %s', (method, mode, path, way) => {
  expect(plan(method, mode, path)).toBe(way);
});
