import { expect, it } from 'vitest';
import { Nonces, commitment, newNonce } from './nonces';

function keep() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

it('commits to a nonce as the server does', () => {
  const nonce = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, '0')).join('');
  // `nonce_commitment(Seat.B, bytes(range(32)))` of shuffle.py.
  expect(commitment('B', nonce)).toBe('25d6113fa30cd2fb13d5e97bd4634a678c52b62d5a8865155cc7072d6ba0af13');
});

it('makes another nonce of 32 bytes each time', () => {
  expect(newNonce()).toMatch(/^[0-9a-f]{64}$/);
  expect(newNonce()).not.toBe(newNonce());
});

it('keeps the nonce of a deal over a reload', () => {
  const kept = keep();
  const nonce = new Nonces(kept, 'table').of('3');
  expect(new Nonces(kept, 'table').of('3')).toBe(nonce);
  expect(new Nonces(kept, 'table').of('4')).not.toBe(nonce);
  expect(new Nonces(kept, 'other').kept('3')).toBeNull();
});

it('replaces a nonce that was not accepted', () => {
  const nonces = new Nonces(keep(), 'table');
  const first = nonces.of('3');
  expect(nonces.renew('3')).not.toBe(first);
  expect(nonces.of('3')).not.toBe(first);
});

it('lets go of the nonce of a deal that is over', () => {
  const nonces = new Nonces(keep(), 'table');
  nonces.of('3');
  nonces.forget('3');
  expect(nonces.kept('3')).toBeNull();
});
