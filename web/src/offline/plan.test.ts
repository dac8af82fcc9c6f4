import { expect, it } from 'vitest';
import { plan } from './plan';

it.each([
  ['GET', 'cors', '/assets/index-abc.js', 'asset'],
  ['GET', 'navigate', '/protocol', 'quick-page'],
  ['GET', 'navigate', '/p/abc', 'quick-page'],
  ['GET', 'navigate', '/', 'quick-page'],
  ['GET', 'navigate', '/t/abc', 'page'],
  ['GET', 'no-cors', '/icon.svg', 'loose'],
  ['GET', 'cors', '/api/papers/abc', 'pass'],
  ['GET', 'navigate', '/api/tables/abc/log', 'pass'],
  ['GET', 'websocket', '/ws/abc', 'pass'],
  ['POST', 'cors', '/assets/index-abc.js', 'pass'],
  ['GET', 'cors', '/service-worker.js', 'pass'],
])('%s %s %s goes the way of %s', (method, mode, path, way) => {
  expect(plan(method, mode, path)).toBe(way);
});
