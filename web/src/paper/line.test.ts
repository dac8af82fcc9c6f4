import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Line } from './line.svelte';
import { rulesOf } from './rules';
import { Sheet } from './sheet.svelte';

const PAPER = { rules: rulesOf('swedish'), names: ['Anna', 'Bo', 'Eva'], first_dealer: 0, entries: [] } as const;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks a server that lets nobody wait only after a pause', async () => {
  const sheet = new Sheet('s', { started: '2026-11-30T18:00:00Z', blank: PAPER, records: [] }, null, () => 0);
  sheet.share({ id: 'p', key: null, group: 'g', seen: 0, sent: 0 });
  const line = new Line(sheet);
  const asked = vi.fn(async () => {
    if (asked.mock.calls.length > 2) line.stop();
    return new Response(JSON.stringify({ n: 0, changes: [] }));
  });
  vi.stubGlobal('fetch', asked);
  const ended = line.run();
  await vi.advanceTimersByTimeAsync(400);
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(asked).toHaveBeenCalledTimes(2);
  line.stop();
  await ended;
});
