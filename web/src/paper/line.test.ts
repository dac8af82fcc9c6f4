import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Line } from './line.svelte';
import { rulesOf } from './house';
import { Sheet } from './sheet.svelte';

const PAPER = { rules: rulesOf('swedish'), names: ['Anna', 'Bo', 'Eva'], first_dealer: 0, entries: [] } as const;
const NOTHING_NEW = () => new Response(JSON.stringify({ n: 0, changes: [] }));
const problem = (status: number, code: string, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify({ type: 'problem', code, message: 'words of the server' }), { status, headers });

type Answer = (request: RequestInit) => Response | Promise<Response>;

/** A line of a sheet that is followed; each question gets the next answer, and after the last the line is stopped. */
function lineOf(...answers: Answer[]) {
  return lineWith(null, answers);
}

/** The same of one that is written to with a key. */
function lineWith(key: string | null, answers: Answer[]) {
  const sheet = new Sheet('s', { started: '2026-11-30T18:00:00Z', blank: PAPER, records: [] }, null, () => 0);
  if (key !== null) sheet.change({ type: 'misdealt' });
  sheet.share({ id: 'p', key, group: 'g', seen: 0, sent: 0 });
  const line = new Line(sheet);
  const asked = vi.fn(async (_path: string, request: RequestInit) => {
    const answer = answers[asked.mock.calls.length - 1];
    if (answer === undefined) line.stop();
    return (answer ?? NOTHING_NEW)(request);
  });
  vi.stubGlobal('fetch', asked);
  return { sheet, line, asked, ended: line.run() };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a sheet that is followed', () => {
  it('asks a server that lets nobody wait only after a pause', async () => {
    const { asked, line } = lineOf(NOTHING_NEW, NOTHING_NEW);
    await vi.advanceTimersByTimeAsync(400);
    expect(asked).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(asked).toHaveBeenCalledTimes(2);
    line.stop();
  });

  it.each([
    ['a server that restarts', () => Promise.reject(new TypeError('no answer'))],
    ['a proxy that answers for it', () => new Response('<html>', { status: 502, headers: { 'content-type': 'text/html' } })],
    ['a network that asks to sign in first', () => new Response('<html>', { status: 200, headers: { 'content-type': 'text/html' } })],
    ['one that does so in words for programs', () => new Response('{"login":"here"}', { status: 200 })],
    ['one that forbids', () => new Response('<html>', { status: 403 })],
    ['a server with too much to do', () => problem(409, 'busy')],
  ])('goes on after %s', async (_, answer) => {
    const { sheet, line, asked } = lineOf(answer, NOTHING_NEW);
    await vi.advanceTimersByTimeAsync(100);
    expect([line.connected, line.refusal]).toEqual([false, null]);
    await vi.advanceTimersByTimeAsync(500);
    expect(asked).toHaveBeenCalledTimes(2);
    expect([line.connected, line.refusal, sheet.sharing?.seen]).toEqual([true, null, 0]);
    line.stop();
  });

  it('waits as long as the server asks for, even when there is something to send', async () => {
    const { line, asked } = lineOf(() => problem(429, 'too_many', { 'retry-after': '30' }));
    await vi.advanceTimersByTimeAsync(20_000);
    line.nudge();
    await vi.advanceTimersByTimeAsync(9_000);
    expect(asked).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('gives a question up that the line has swallowed', async () => {
    const swallowed = ({ signal }: RequestInit) =>
      new Promise<Response>((_, cut) => signal?.addEventListener('abort', () => cut(new Error('given up'))));
    const { line, asked } = lineOf(swallowed, NOTHING_NEW);
    await vi.advanceTimersByTimeAsync(29_000);
    expect(asked).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1_600);
    expect(asked).toHaveBeenCalledTimes(2);
    line.stop();
  });

  it('ends where the server takes no more, and says so', async () => {
    const { line, asked, ended } = lineOf(() => problem(404, 'unknown_paper'));
    await ended;
    expect(line.refusal).not.toBeNull();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveBeenCalledTimes(1);
  });
});

describe('a sheet that is written to', () => {
  const refused = () => problem(403, 'wrong_key');

  it('forgets a key that the server refuses, says so, and is followed from then on', async () => {
    const { sheet, line, asked } = lineWith('cut', [refused, NOTHING_NEW, NOTHING_NEW]);
    await vi.advanceTimersByTimeAsync(100);
    expect([sheet.sharing?.key, sheet.records.length, line.refusal === null]).toEqual([null, 1, false]);
    expect(asked.mock.calls.map(([, { method }]) => method)).toEqual(['PUT', 'GET']);
    line.stop();
  });

  it('is sent with the key that comes later', async () => {
    const { sheet, line, asked } = lineWith('cut', [refused, NOTHING_NEW, NOTHING_NEW]);
    await vi.advanceTimersByTimeAsync(100);
    if (sheet.sharing) sheet.share({ ...sheet.sharing, key: 'right' });
    line.nudge();
    await vi.advanceTimersByTimeAsync(100);
    expect(asked.mock.calls.map(([, { method }]) => method)).toEqual(['PUT', 'GET', 'PUT']);
    expect([sheet.sharing?.key, line.refusal]).toEqual(['right', null]);
    line.stop();
  });

  it('keeps a key that comes while an answer is on its way', async () => {
    const { sheet, line } = lineOf(async () => {
      await Promise.resolve();
      if (sheet.sharing) sheet.share({ ...sheet.sharing, key: 'right' });
      return new Response(JSON.stringify({ n: 4, changes: [] }));
    }, NOTHING_NEW);
    await vi.advanceTimersByTimeAsync(100);
    expect(sheet.sharing).toMatchObject({ key: 'right', seen: 4 });
    line.stop();
  });

  it('is no longer shared when an answer comes after it was taken off the server', async () => {
    const { sheet, ended } = lineOf(async () => {
      await Promise.resolve();
      sheet.share(null);
      return new Response(JSON.stringify({ n: 4, changes: [] }));
    });
    await ended;
    expect(sheet.sharing).toBeNull();
  });
});
