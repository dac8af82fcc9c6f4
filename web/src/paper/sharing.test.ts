import { afterEach, describe, expect, it, vi } from 'vitest';
import { RequestError } from '../lib/api';
import type { Paper } from './entries';
import { PaperFileError, readPaper, stateOf, writePaper } from './file';
import type { Change, Dated } from './history';
import { rulesOf } from './house';
import { exchange, rebase, share, withdraw } from './sharing';
import type { Sharing } from './shelf';
import { Sheet } from './sheet.svelte';

const PAPER: Paper = { rules: rulesOf('swedish'), names: ['Anna', 'Bo', 'Eva'], first_dealer: 0, entries: [] };
const AT = '2026-11-30T18:00:00Z';

function dated(id: string, change: Change): Dated {
  return { at: AT, id, change };
}

function entered(id: string, contract: string): Dated {
  return dated(id, { type: 'entered', entry: { contract, units: [5, 6, 5], trump: null, misdeals: 0 } });
}

describe('a protocol that several phones keep', () => {
  const shared = entered('a', 'spel');

  it('puts what is not yet sent after what others have written', () => {
    const mine = entered('m', 'pass');
    const before = { started: AT, blank: PAPER, records: [shared, mine] };
    const theirs = [shared, dated('t', { type: 'renamed', place: 0, name: 'Ann' })];
    expect(rebase(PAPER, theirs, before, [mine])).toEqual([mine]);
  });

  it('makes a correction of a round that others have written meanwhile', () => {
    const mine = entered('m', 'pass');
    const before = { started: AT, blank: PAPER, records: [shared, mine] };
    const [change] = rebase(PAPER, [shared, entered('t', 'spader')], before, [mine]);
    expect(change?.change).toMatchObject({ type: 'corrected', index: 1, entry: { contract: 'pass' } });
  });

  it('drops what others have made impossible', () => {
    const mine = [entered('m', 'pass'), dated('n', { type: 'taken' })];
    const before = { started: AT, blank: PAPER, records: [shared, ...mine] };
    expect(rebase(PAPER, [dated('t', { type: 'misdealt' })], before, mine)).toEqual([]);
  });
});

describe('a protocol with more changes than the server takes at once', () => {
  const records = Array.from({ length: 70 }, (_, index) => dated(`d${index}`, { type: 'misdealt' }));
  const file = { started: AT, blank: PAPER, records };
  const sharing: Sharing = { id: 'p', key: 'k', group: 'g', seen: 0, sent: 0 };
  const asked: { changes: { id: string }[] }[] = [];
  const answers = (answer: (changes: unknown[]) => string) =>
    vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
      const wish: { changes: { id: string }[] } = JSON.parse(body);
      asked.push(wish);
      return new Response(answer(wish.changes));
    });
  const sent = () => asked.map(({ changes }) => changes.length);

  afterEach(() => {
    asked.length = 0;
    vi.unstubAllGlobals();
  });

  it('is shared with the first of them', async () => {
    answers((changes) => JSON.stringify({ id: 'p', key: 'k', group: 'g', n: changes.length }));
    expect(await share(file, null)).toMatchObject({ seen: 60, sent: 60 });
    expect(sent()).toEqual([60]);
  });

  it('joins the evenings of a protocol whose key this device has', async () => {
    const headers: unknown[] = [];
    vi.stubGlobal('fetch', async (_: string, request: RequestInit) => {
      headers.push(new Headers(request.headers).get('authorization'));
      const refused = headers.length === 1;
      return new Response(JSON.stringify(refused ? { type: 'problem', code: 'wrong_key' } : { id: 'p', key: 'k', group: 'new', n: 0 }), { status: refused ? 403 : 201 });
    });
    expect(await share(file, { group: 'g', key: 'theirs' })).toMatchObject({ group: 'new' });
    expect(headers).toEqual(['Bearer theirs', null]);
  });

  it('is sent in parts, and none is lost', async () => {
    answers((changes) => JSON.stringify({ n: changes.length, changes, done: [], refused: [] }));
    const first = await exchange(file, sharing, () => file, new AbortController().signal);
    expect(first.sharing.sent).toBe(60);
    expect(first.file.records.map(({ id }) => id)).toEqual(records.map(({ id }) => id));
    await exchange(first.file, first.sharing, () => first.file, new AbortController().signal);
    expect(sent()).toEqual([60, 10]);
  });

  it('stays as it is where the answer is broken off, or another network answers', async () => {
    answers(() => '<html>');
    await expect(exchange(file, sharing, () => file, new AbortController().signal)).rejects.toThrow(RequestError);
  });
});

describe('a protocol that is taken off the server', () => {
  const sharing: Sharing = { id: 'p', key: 'k', group: 'g', seen: 1, sent: 1 };
  const problem = (status: number, code: string) => new Response(JSON.stringify({ type: 'problem', code }), { status });

  /** What the sharing is after that answer, and what was asked. */
  async function after(...answers: (() => Response)[]): Promise<{ left: Sharing | null; asked: unknown[] }> {
    const sheet = new Sheet('s', { started: AT, blank: PAPER, records: [entered('a', 'spel')] }, null, () => 0);
    sheet.share(sharing);
    const asked: unknown[] = [];
    vi.stubGlobal('fetch', async (path: string, { method, headers }: RequestInit) => {
      asked.push([method, path, new Headers(headers).get('authorization')]);
      return answers[asked.length - 1]?.() ?? problem(404, 'unknown_paper');
    });
    await withdraw(sheet).catch((error: unknown) => expect(error).toBeInstanceOf(RequestError));
    expect(sheet.records.length).toBe(1);
    return { left: sheet.sharing, asked };
  }

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it.each([
    ['once the server says so', () => new Response(null, { status: 204 }), null],
    ['where somebody else has done so', () => problem(404, 'unknown_paper'), null],
    ['not where the server refuses', () => problem(403, 'wrong_key'), sharing],
    ['not where a proxy answers for it', () => new Response('<html>', { status: 502 }), sharing],
  ])('is shared with nobody, and stays here: %s', async (_, answer, left) => {
    const found = await after(answer);
    expect(found.left).toEqual(left);
    expect(found.asked[0]).toEqual(['DELETE', '/api/papers/p', 'Bearer k']);
  });

  it('stays shared where another network says yes to anything', async () => {
    const yes = () => new Response('<html>');
    expect((await after(yes, yes)).left).toEqual(sharing);
  });
});

describe('a protocol as a file', () => {
  const file = { started: AT, blank: PAPER, records: [entered('a', 'spel'), dated('b', { type: 'dealer', place: 2 })] };

  it('is read as it was written', () => {
    const text = writePaper(file);
    expect(writePaper(readPaper(text))).toBe(text);
    expect(stateOf(readPaper(text)).paper).toEqual(stateOf(file).paper);
  });

  it('may have names of forty letters, whatever a computer needs for each', () => {
    const names = ['🦊'.repeat(40), 'Bo', 'Eva'] as const;
    const named = { ...file, blank: { ...PAPER, names } };
    expect(readPaper(writePaper(named)).blank.names).toEqual(names);
    expect(() => readPaper(writePaper({ ...named, blank: { ...PAPER, names: [`a${names[0]}`, 'Bo', 'Eva'] } }))).toThrow(PaperFileError);
  });

  it.each([
    ['nothing', '', 1],
    ['another file', '{"format":"bismarck-log","version":1}\n', 1],
    ['a number that is not the next', writePaper(file).replace('"n":2', '"n":3'), 3],
    ['a round that cannot be', writePaper(file).replace('"B":6', '"B":7'), 2],
    ['a line that is cut off', writePaper(file).slice(0, -9), 3],
  ])('is refused with its line where it is %s', (_, text, line) => {
    expect(() => readPaper(text)).toThrow(expect.objectContaining({ constructor: PaperFileError, line }));
  });
});
