/** What a link to a shared protocol does. */

import { RequestError } from '../lib/api';
import type { Desk } from './desk.svelte';
import { followed, groupOpened } from './sharing';
import type { Sheet } from './sheet.svelte';

/** Lays the protocol of a link open; a key in it for one that is here already is still being `tried` then. */
export async function layOpen(desk: Desk, id: string, key: string | null): Promise<{ tried: Promise<void> } | null> {
  const mine = desk.sheets.find((sheet) => sheet.sharing?.id === id);
  if (mine === undefined) {
    const { file, sharing } = await followed(id, key);
    desk.adopt(file, sharing);
    return null;
  }
  desk.choose(mine);
  return key === null || key === mine.sharing?.key ? null : { tried: take(mine, id, key) };
}

/** Takes a key that the server knows; where it does not answer only in the place of none, for links get cut. */
async function take(sheet: Sheet, id: string, key: string): Promise<void> {
  let group: string | null = null;
  try {
    group = await groupOpened(id, key);
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    if (error.code === 'wrong_key' || sheet.sharing?.key) return;
  }
  const { sharing } = sheet;
  if (sharing?.id === id) sheet.share({ ...sharing, key, group: group ?? sharing.group });
}
