import { beforeEach, expect, it, vi } from 'vitest';
import { stayAwake } from './awake';

interface Lock {
  released: boolean;
  release: () => Promise<void>;
}

let locks: Lock[];

beforeEach(async () => {
  await stayAwake(false);
  locks = [];
  const request = vi.fn(async () => {
    const lock: Lock = { released: false, release: async () => void (lock.released = true) };
    locks.push(lock);
    return lock;
  });
  vi.stubGlobal('navigator', { wakeLock: { request } });
});

function seen(): void {
  document.dispatchEvent(new Event('visibilitychange'));
}

it('holds the screen while a round is played, and then no longer', async () => {
  await stayAwake(true);
  await stayAwake(true);
  expect(locks).toHaveLength(1);
  await stayAwake(false);
  expect(locks[0]?.released).toBe(true);
});

it('takes the screen anew when the page is seen again', async () => {
  await stayAwake(true);
  if (locks[0]) locks[0].released = true;
  seen();
  await vi.waitFor(() => expect(locks).toHaveLength(2));
});

it('leaves the screen alone after the round', async () => {
  await stayAwake(true);
  await stayAwake(false);
  seen();
  expect(locks).toHaveLength(1);
});
