/** Requests to the server besides the socket. */

import type { Catalogue, CreateTable, ProfileInfo } from './protocol';
import { isKnown, text } from './language.svelte';
import { fields } from './wire';

/** The server said no, or nothing at all (`reason` null). */
export class RequestError extends Error {
  constructor(
    readonly reason: string | null,
    readonly status = 0,
    readonly code = '',
    /** After so many seconds it may be asked again, where it said so. */
    readonly retry_s = 0,
  ) {
    super(reason ?? 'no answer');
  }
}

/** What else a request may carry. */
interface More {
  /** Opens what is another's: a protocol or a replay. */
  key?: string | null;
  signal?: AbortSignal;
}

/** The profiles, in a language, and the bots. */
export async function catalogue(language: string): Promise<Catalogue> {
  const answer = fields(await ask(`/api/catalogue?lang=${language}`));
  // Another network's answer, as in a hotel.
  if (!Array.isArray(answer['profiles'])) throw new RequestError(null);
  return { type: 'catalogue', profiles: list(answer['profiles']).map(profile), bots: list(answer['bots']).map(words) };
}

/** Makes a table; the answer is its id. */
export async function createTable(wish: CreateTable): Promise<string> {
  return words(fields(await ask('/api/tables', wish))['id']);
}

/** Makes a table with the rules and players of another. */
export async function rematch(id: string): Promise<string> {
  return words(fields(await ask(`/api/tables/${id}/rematch`, {}))['id']);
}

/** The rules of a table in words, as Markdown. */
export async function rulePage(id: string, language: string): Promise<string> {
  return words(fields(await ask(`/api/tables/${id}/rules?lang=${language}`))['page']);
}

/** The rules of a profile with some options changed, in words, as Markdown. */
export async function rulesWith(profile: string, options: Readonly<Record<string, string>>, language: string): Promise<string> {
  const query = new URLSearchParams({ ...options, profile, lang: language });
  return words(fields(await ask(`/api/rules?${query.toString()}`))['page']);
}

/** The rules of a table in a line. */
export async function ruleTitle(id: string, language: string): Promise<string> {
  return words(fields(await ask(`/api/tables/${id}/rules?lang=${language}`))['title']);
}

/** Asks the server for something, or of it; what it answers. */
export async function ask(path: string, body?: object, method = body === undefined ? 'GET' : 'POST', { key, ...more }: More = {}): Promise<unknown> {
  const content = body === undefined ? {} : { body: JSON.stringify(body) };
  const headers = { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) };
  const request: RequestInit = { ...more, ...content, method, headers };
  let answer = await fetch(path, request).catch(() => null);
  if (answer?.status === 401) {
    // A page that the browser keeps is there before the session that the server gives with it.
    await fetch('/').catch(() => null);
    answer = await fetch(path, request).catch(() => null);
  }
  if (answer === null) throw new RequestError(null);
  const value: unknown = await answer.json().catch(() => null);
  const { code, message, details } = fields(value);
  if (!answer.ok) throw new RequestError(rulesProblem(details) ?? problem(code, message), answer.status, words(code), Number(answer.headers.get('retry-after')) || 0);
  return value;
}

/** Why the server said no, in the words of the page; null where it was not our server that said so. */
function problem(code: unknown, message: unknown): string | null {
  if (typeof code !== 'string') return null;
  const known = [`web-problem-${code}`, `web-refused-${code}`, 'web-problem-other'].find(isKnown);
  // At a table that was only just loaded the words of the other pages may not be there yet.
  return known === undefined ? words(message) : text(known);
}

/** Which house rules do not go together, or cannot be, where the server names them. */
function rulesProblem(details: unknown): string | null {
  const [first, second, option] = ['first', 'second', 'option'].map((name) => `web-option-${words(fields(details)[name])}`);
  if (first && second && isKnown(first) && isKnown(second)) return text('web-problem-rules-clash', { first: text(first), second: text(second) });
  return option && isKnown(option) ? text('web-problem-rules-option', { option: text(option) }) : null;
}

function profile(value: unknown): ProfileInfo {
  const { key, title, about, rated, rounds, options } = fields(value);
  return {
    type: 'profile',
    key: words(key),
    title: words(title),
    about: words(about),
    rated: rated === true,
    rounds: typeof rounds === 'number' ? rounds : 0,
    options: Object.fromEntries(Object.entries(fields(options)).map(([name, token]) => [name, words(token)])),
  };
}

/** A list, empty where the value is none. */
export function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A text, empty where the value is none. */
export function words(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
