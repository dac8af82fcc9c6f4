/** Requests about people: tables for friends, the lobby, who this browser is, and what is kept of it. */

import { ask, list, words } from './api';
import type { CardCount, DealtCards, Gather, LengthCount, MyMatch, OpenTable, SeatName } from './protocol';
import { fields } from './wire';

type Names = [string | null, string | null, string | null];

/** Makes a table for people; the answer is its id. */
export async function gather(wish: Gather): Promise<string> {
  return words(fields(await ask('/api/tables', wish))['id']);
}

/** The table that a short code leads to. */
export async function tableOf(code: string): Promise<string> {
  return words(fields(await ask(`/api/codes/${encodeURIComponent(code)}`))['id']);
}

/** The tables that wait for players, newest first. */
export async function openTables(language: string): Promise<Pick<OpenTable, 'id' | 'title' | 'seats' | 'settings'>[]> {
  return list(fields(await ask(`/api/lobby?lang=${language}`))['tables']).map((entry) => {
    const { id, title, seats, settings } = fields(entry);
    const { clock, spectators, free_text, undo } = fields(settings);
    const { per_decision_s, bank_s } = fields(clock);
    return {
      id: words(id),
      title: words(title),
      seats: names(seats),
      settings: {
        type: 'settings',
        listed: true,
        spectators: spectators === true,
        free_text: free_text === true,
        undo: undo === true,
        clock: typeof per_decision_s === 'number' ? { type: 'clock_rules', per_decision_s, bank_s: whole(bank_s) } : null,
      },
    };
  });
}

/** The name that the server knows this browser by. */
export async function myName(): Promise<string> {
  return words(fields(await ask('/api/me'))['name']);
}

/** Takes a name. */
export async function takeName(name: string): Promise<void> {
  await ask('/api/me', { type: 'set_me', name });
}

/** The matches of this browser, newest first. */
export async function myMatches(language: string): Promise<Omit<MyMatch, 'type' | 'profile'>[]> {
  return list(fields(await ask(`/api/me/matches?lang=${language}`))['matches']).map((entry) => {
    const { id, title, created_s, stage, seat, players, totals } = fields(entry);
    const [a, b, c]: unknown[] = list(totals);
    return {
      id: words(id),
      title: words(title),
      created_s: whole(created_s),
      stage: stage === 'gathering' || stage === 'over' ? stage : 'playing',
      seat: seatOf(seat),
      players: names(players),
      totals: list(totals).length === 3 ? [whole(a), whole(b), whole(c)] : null,
    };
  });
}

/** Forgets who this browser is; matches keep a random name in its place. */
export async function forgetMe(): Promise<void> {
  await ask('/api/me', undefined, 'DELETE');
}

/** All cards dealt on this server in deals that are over, against expectation. */
export async function dealtCards(): Promise<DealtCards> {
  const { deals, hand_size, cards, lengths, chi_square, degrees, p } = fields(await ask('/api/dealt'));
  return {
    type: 'dealt_cards',
    deals: whole(deals),
    hand_size: whole(hand_size),
    cards: list(cards).map((entry): CardCount => {
      const { card, seats, talon } = fields(entry);
      const [a, b, c]: unknown[] = list(seats);
      return { type: 'card_count', card: words(card), seats: [whole(a), whole(b), whole(c)], talon: whole(talon) };
    }),
    lengths: list(lengths).map((entry): LengthCount => {
      const { length, seen, expected } = fields(entry);
      return { type: 'length_count', length: whole(length), seen: whole(seen), expected: whole(expected) };
    }),
    chi_square: whole(chi_square),
    degrees: whole(degrees),
    p: whole(p),
  };
}

function whole(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

function names(value: unknown): Names {
  const [a, b, c] = list(value).map((name) => (typeof name === 'string' ? name : null));
  return [a ?? null, b ?? null, c ?? null];
}

function seatOf(value: unknown): SeatName | null {
  return value === 'A' || value === 'B' || value === 'C' ? value : null;
}
