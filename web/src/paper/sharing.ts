/** Protocols that several phones keep or follow, through a server; of a round the last one who writes it is right. */

import { RequestError, ask, list, words } from '../lib/api';
import { fields } from '../lib/wire';
import { changeJson, readChange } from './file';
import { type Change, type Dated, UnfitChangeError, type Written, applied, blank, merged } from './history';
import { type Paper, three } from './entries';
import { rulesOf } from './house';
import { PLACES } from './rules';
import type { PaperFile } from './file';
import type { Sharing } from './shelf';
import type { Sheet } from './sheet.svelte';

const LETTERS = ['A', 'B', 'C'] as const;
/** So long the server holds a question until there is something new. */
export const WAIT_S = 20;
/** So many changes the server takes in one request; the others go with the next. */
const AT_ONCE = 60;

/** What came of an exchange: the protocol, how far the server is known, and what it did not take. */
export interface Exchanged {
  file: PaperFile;
  sharing: Sharing;
  refused: number;
  news: boolean;
}

/** The evenings that a protocol joins, with the key of one of them. */
export interface Joined {
  group: string;
  key: string;
}

/** Shares a protocol from now on; evenings that let nobody in any more are begun anew. */
export async function share(file: PaperFile, joined: Joined | null): Promise<Sharing> {
  try {
    return await shared(file, joined);
  } catch (error) {
    if (!joined || !(error instanceof RequestError) || error.code !== 'wrong_key') throw error;
    return shared(file, null);
  }
}

async function shared({ started, blank: paper, records }: PaperFile, joined: Joined | null): Promise<Sharing> {
  const { rules, names, first_dealer } = paper;
  const wish = {
    type: 'share_paper',
    profile: rules.profile,
    rules: rules.options,
    names: { A: names[0], B: names[1], C: names[2] },
    first_dealer: LETTERS[first_dealer],
    started,
    ...(joined === null ? {} : { group: joined.group }),
    changes: messages(paper, records, 0),
  };
  const made = fields(await request('/api/papers', 'POST', wish, joined?.key));
  return { id: words(made['id']), key: words(made['key']), group: words(made['group']), seen: Number(made['n']), sent: Math.min(AT_ONCE, records.length) };
}

/** The protocol of an id, with all its changes; a key that does not open it lets one follow all the same. */
export async function followed(id: string, key: string | null): Promise<{ file: PaperFile; sharing: Sharing }> {
  try {
    return await opened(id, key);
  } catch (error) {
    if (key === null || !(error instanceof RequestError) || error.code !== 'wrong_key') throw error;
    return opened(id, null);
  }
}

/** The evenings of the protocol that a key opens; the server refuses another key. */
export async function groupOpened(id: string, key: string): Promise<string> {
  return words(fields(await request(`/api/papers/${id}?after=9999`, 'GET', undefined, key))['group']);
}

async function opened(id: string, key: string | null): Promise<{ file: PaperFile; sharing: Sharing }> {
  const found = fields(await request(`/api/papers/${id}`, 'GET', undefined, key));
  const names = fields(found['names']);
  const options = Object.fromEntries(Object.entries(fields(found['rules'])).map(([name, value]) => [name, words(value)]));
  const paper: Paper = {
    rules: rulesOf(words(found['profile']), options),
    names: three((place) => words(names[LETTERS[place]])),
    first_dealer: PLACES.find((place) => LETTERS[place] === found['first_dealer']) ?? 0,
    entries: [],
  };
  const records = list(found['changes']).map(dated);
  const sharing: Sharing = { id, key, group: words(found['group']), seen: Number(found['n']), sent: records.length };
  return { file: { started: words(found['started']), blank: paper, records }, sharing };
}

/** Takes a protocol off the server, where nobody can follow it any more; here it goes on, shared with nobody. */
export async function withdraw(sheet: Pick<Sheet, 'sharing' | 'share'>): Promise<void> {
  const { sharing } = sheet;
  if (!sharing?.key) return;
  const path = `/api/papers/${sharing.id}`;
  const answered = await ask(path, undefined, 'DELETE', { key: sharing.key })
    // Another network, as in a hotel, says yes to anything: that it is gone only our server says.
    .then(() => ask(path))
    .catch((error: unknown) => error);
  if (!(answered instanceof RequestError)) throw new RequestError(null);
  if (answered.code !== 'unknown_paper') throw answered;
  if (sheet.sharing?.id === sharing.id) sheet.share(null);
}

/** Sends of what the server has not as much as it takes, or waits until it has something new; `read` gives the protocol when the answer is there. */
export async function exchange(file: PaperFile, sharing: Sharing, read: () => PaperFile, signal: AbortSignal): Promise<Exchanged> {
  const { id, key, seen, sent } = sharing;
  const unsent = key === null ? [] : file.records.slice(sent);
  const path = `/api/papers/${id}`;
  const answer = fields(
    unsent.length > 0
      ? await request(path, 'PUT', { type: 'change_paper', base: seen, changes: messages(file.blank, file.records, sent) }, key, signal)
      : await request(`${path}?after=${seen}&wait=${WAIT_S}`, 'GET', undefined, null, signal),
  );
  const changes = list(answer['changes']).map(dated);
  const refused = list(answer['refused']).map((one) => words(fields(one)['id']));
  const settled = new Set([...changes.map((change) => change.id), ...refused, ...list(answer['done']).map(words)]);
  // What was tapped while the answer was on its way stands after it.
  const now = read();
  const records = [...now.records.slice(0, sent), ...changes];
  const open = now.records.slice(sent).filter((change) => !settled.has(change.id));
  const rebased = rebase(file.blank, records, now, open);
  const next: Sharing = { ...sharing, seen: Math.max(seen, Number(answer['n']) || 0), sent: records.length };
  return { file: { ...now, records: [...records, ...rebased] }, sharing: next, refused: refused.length, news: changes.length > 0 || settled.size > 0 };
}

/** What changes that are still to be sent are on a protocol that others have changed. */
export function rebase(paper: Paper, records: readonly Dated[], before: PaperFile, open: readonly Dated[]): Dated[] {
  if (open.length === 0) return [];
  const meant = new Map(meantFor(before.blank, before.records).map((round, index) => [before.records[index]?.id, round]));
  let state = records.reduce<Written>((written, { change }) => applied(written, change), blank(paper));
  const found: Dated[] = [];
  for (const dated of open) {
    const change = fitting(state, dated.change, meant.get(dated.id) ?? null);
    if (change === null) continue;
    state = applied(state, change);
    found.push({ ...dated, change });
  }
  return found;
}

function fitting(state: Written, change: Change, meant_for: number | null): Change | null {
  try {
    const made = merged(state, change, meant_for);
    if (made) applied(state, made);
    return made;
  } catch (error) {
    // Others have made it impossible; it is theirs that stands.
    if (error instanceof UnfitChangeError) return null;
    throw error;
  }
}

/** The round that each change was meant for, where it enters one or takes one back. */
function meantFor(paper: Paper, records: readonly Dated[]): (number | null)[] {
  let state = blank(paper);
  return records.map(({ change }) => {
    const rounds = state.paper.entries.length;
    state = applied(state, change);
    if (change.type === 'entered' || change.type === 'misdeal_taken') return rounds + 1;
    return change.type === 'taken' ? rounds : null;
  });
}

function messages(paper: Paper, records: readonly Dated[], from: number): object[] {
  const meant = meantFor(paper, records);
  return records.slice(from, from + AT_ONCE).map(({ at, change, id }, index) => {
    const round = meant[from + index] ?? null;
    return { ...changeJson(change), ...(round === null ? {} : { round }), id, at };
  });
}

function dated(value: unknown): Dated {
  const found = fields(value);
  const { trump, ...rest } = found;
  return { at: words(found['at']), id: words(found['id']), change: readChange(trump === null ? rest : found) };
}

async function request(path: string, method: string, body?: object, key: string | null = null, signal?: AbortSignal): Promise<unknown> {
  const value = await ask(path, body, method, { key, ...(signal ? { signal } : {}) });
  // Broken off halfway, or somebody else's answer, as that of a hotel's network.
  if (typeof fields(value)['n'] !== 'number') throw new RequestError(null);
  return value;
}
