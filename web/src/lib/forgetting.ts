/** What this device lets go of: its part in the shuffles of tables that it opened long ago. */

import { fields, parse } from './wire';

/** Storage fills up after some hundred matches, and a full one takes no new nonce: so many tables are kept. */
export const TABLES = 20;
const LIST = 'bismarck.tables';
const OF_A_TABLE = /^bismarck\.(?:seen\.([^.]+)|nonce\.([^.]+)\..+)$/;

/** Notes that a table is opened, and removes what is kept of all but the newest. */
export function forgetOld(storage: Storage, table: string): void {
  const { tables } = fields(parse(storage.getItem(LIST) ?? ''));
  const noted = Array.isArray(tables) ? tables.map(String) : [];
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  const tableOf = (key: string) => OF_A_TABLE.exec(key)?.slice(1).find(Boolean);
  const kept = [...new Set([table, ...noted, ...keys.flatMap((key) => tableOf(key) ?? [])])].slice(0, TABLES);
  for (const key of keys) {
    const owner = tableOf(key);
    if (owner !== undefined && !kept.includes(owner)) storage.removeItem(key);
  }
  storage.setItem(LIST, JSON.stringify({ tables: kept }));
}
