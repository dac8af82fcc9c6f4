import { createHash, createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { hex, hmac, sha256 } from './sha256';

it.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 1000])('digests %i bytes as Node does', (length) => {
  const bytes = Uint8Array.from({ length }, (_, place) => (place * 7 + 3) % 256);
  expect(hex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
});

it.each([0, 20, 64])('makes the HMAC of a key of %i bytes as Node does', (length) => {
  const key = Uint8Array.from({ length }, (_, place) => (place * 5 + 1) % 256);
  const message = new TextEncoder().encode('what do ya want for nothing?');
  expect(hex(hmac(key, message))).toBe(createHmac('sha256', key).update(message).digest('hex'));
});
