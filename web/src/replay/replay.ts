/** A finished match as the server has taken it apart: every scene of every deal, in the engine's own views. */

import { ask, list, words } from '../lib/api';
import type { ScoredRound, SeatName, TableInfo, ViewInfo, Welcome } from '../lib/protocol';
import { SEATS, placeOf } from '../lib/say';
import { fields, fromServer } from '../lib/wire';

/** What there is to see after an event: as whoever looks on sees it, and what each of A, B and C has of their own. */
export interface Scene {
  event: unknown;
  view: ViewInfo;
  hands: readonly (readonly string[])[];
  talons: readonly (readonly string[])[];
  asides: readonly (readonly string[] | null)[];
}

export interface Deal {
  /** The name of the deal: its number, with `x1` where it is the first extra one. */
  name: string;
  scenes: readonly Scene[];
}

export interface Replay {
  table: TableInfo;
  /** Where the one who looks sat. */
  seat: SeatName | null;
  /** Whether there are links for others; only who sat there is told. */
  shared: boolean;
  rounds: readonly ScoredRound[];
  deals: readonly Deal[];
}

/** The replay of a match, one's own or one that a key opens. */
export async function replayOf(id: string, key: string | null): Promise<Replay> {
  return replay(await ask(`/api/replay/${id}`, undefined, 'GET', { key }));
}

/** The replay of a match log; it is not kept anywhere. */
export async function replayOfLog(log: string): Promise<Replay> {
  return replay(await ask('/api/replay', { type: 'replay_log', log }));
}

/** A new key to a match of one's own, for a link that others may open. */
export async function shareKey(id: string): Promise<string> {
  return words(fields(await ask(`/api/replay/${id}/share`, {}))['key']);
}

/** Withdraws every key to a match of one's own. */
export async function withdrawKeys(id: string): Promise<void> {
  await ask(`/api/replay/${id}/share`, undefined, 'DELETE');
}

/** The view of a seat in a scene. */
export function seen({ view, hands, talons, asides }: Scene, seat: SeatName): ViewInfo {
  const place = placeOf(seat);
  const aside = asides[place] ?? null;
  return { ...view, hand: [...(hands[place] ?? [])], talon: [...(talons[place] ?? [])], aside: aside && [...aside] };
}

/** Reads the server's answer. */
export function replay(value: unknown): Replay {
  const { table, rounds, deals, seat, shared } = fields(value);
  const found = list(deals).map((one) => deal(one, table, rounds));
  const first = found[0]?.welcome;
  if (!first) throw new Error('expected a match with a deal');
  return {
    table: first.table,
    seat: SEATS.find((known) => known === seat) ?? null,
    shared: shared === true,
    rounds: first.rounds,
    deals: found.map(({ name, scenes }) => ({ name, scenes })),
  };
}

function deal(value: unknown, table: unknown, rounds: unknown): Deal & { welcome: Welcome | undefined } {
  const { deal: name, moments } = fields(value);
  let scene: Record<string, unknown> = {};
  let welcome: Welcome | undefined;
  const scenes = list(moments).flatMap((moment): Scene[] => {
    const { event, changes } = fields(moment);
    scene = { ...scene, ...fields(changes) };
    const { hands, talons, asides, ...view } = scene;
    const message = fromServer({ type: 'welcome', protocol: 1, build: '', seat: 'A', table, rounds, missed: [], view });
    if (message?.type !== 'welcome') return [];
    welcome ??= message;
    const mine = { hands: list(hands).map(cards), talons: list(talons).map(cards) };
    return [{ event, view: message.view, ...mine, asides: list(asides).map((own) => (own === null ? null : cards(own))) }];
  });
  return { name: words(name), scenes, welcome };
}

function cards(value: unknown): string[] {
  return list(value).map(words);
}
