import { afterEach, expect, it, vi } from 'vitest';
import { Desk } from './desk.svelte';
import { layOpen } from './opening';

/** A desk with one shared sheet, of which this device has a key or none; the server knows one key. */
async function opened(known: string | null, brought: string | null, online = true): Promise<string | null | undefined> {
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    if (!online) throw new TypeError('no answer');
    const key = new Headers(headers).get('authorization');
    if (key !== 'Bearer right') return new Response(JSON.stringify({ type: 'problem', code: 'wrong_key' }), { status: 403 });
    return new Response(JSON.stringify({ n: 0, changes: [], group: 'ours' }));
  });
  const desk = await Desk.laid(undefined);
  desk.adopt(desk.open.file, { id: 'p', key: known, group: '', seen: 0, sent: 0 });
  const mine = desk.open;
  desk.begin();
  await (await layOpen(desk, 'p', brought))?.tried;
  expect(desk.open).toBe(mine);
  return mine.sharing?.key;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['a key that opens it', null, 'right', 'right'],
  ['the right key after a cut one', 'rig', 'right', 'right'],
  ['no cut key', null, 'rig', null],
  ['no cut key in the place of the right one', 'right', 'rig', 'right'],
  ['no key from a link without one', 'right', null, 'right'],
])('a link to a sheet of this device brings %s', async (_, known, brought, then) => {
  expect(await opened(known, brought)).toBe(then);
});

it('a key is taken without a network too, but in the place of no other', async () => {
  expect(await opened(null, 'right', false)).toBe('right');
  expect(await opened('right', 'rig', false)).toBe('right');
});
