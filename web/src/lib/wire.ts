/** Reading what comes from the server: nothing is believed before it is checked. */

import type { FromServer, SeatName } from './protocol';

type Fields = Record<string, unknown>;
type Check = (value: unknown) => boolean;

const isNumber: Check = (value) => typeof value === 'number';
const isText: Check = (value) => typeof value === 'string';
const isList: Check = Array.isArray;
const isObject: Check = (value) => typeof value === 'object' && value !== null;
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || value === undefined || check(value);

const isView: Check = (value) =>
  has(value, { n: isNumber, due: isText, token: isNumber, hand: isList, trick: isList, counts: isList, won: isList });

const SHAPES: Readonly<Record<FromServer['type'], Readonly<Record<string, Check>>>> = {
  welcome: { seat: isText, table: isObject, rounds: isList, view: isView },
  event: { n: isNumber, event: isObject, view: isView, round: orNull(isObject) },
  acknowledged: { id: isText, n: isNumber },
  refused: { id: isText, code: isText, message: isText, details: isObject, view: orNull(isView) },
  hinted: { token: isNumber, action: isObject, reason: isText },
  pong: { t: isNumber, n: isNumber },
  going_down: { retry_s: isNumber, in_s: isNumber },
  failed: { code: isText, message: isText },
  room: { id: isText, code: isText, profile: isText, options: isObject, settings: isObject, seats: isList },
  presence: { states: isList, stands_in: isList, absence: orNull(isObject), consents: isList },
  clocks: { running: orNull(isText), decision_s: isNumber, banks_s: isList },
  awaited: { deal: isText, commit: isList, open: isList },
  undo_offered: { by: isText, to: isNumber, awaits: isList },
  undo_closed: { to: isNumber, result: isText, seat: orNull(isText) },
  said: { n: isNumber, seat: isText, preset: orNull(isText), text: orNull(isText), at_s: isNumber },
  talk: { said: isList, muted: isList },
  knocked: { seat: isText, turn: isText },
  reported: { seat: isText },
  rematch_ready: { id: isText, by: isText },
  watching: { table: isObject, rounds: isList, view: isView },
};

/** The message a text is, or null where it is none of ours. */
export function decode(text: string): FromServer | null {
  return fromServer(parse(text));
}

/** A value as the message it is, or null where it is none of ours. */
export function fromServer(value: unknown): FromServer | null {
  return isFromServer(value) ? value : null;
}

/** What an event in a message says: its kind, and of its content what the page tells of. */
export interface Told {
  kind: string;
  seat: SeatName | null;
  card: string | null;
  rest: string | null;
}

/** Reads an event as it stands in a match log. */
export function told(event: unknown): Told {
  const { type, seat, card, rest } = fields(event);
  return {
    kind: typeof type === 'string' ? type : '',
    seat: isSeat(seat) ? seat : null,
    card: typeof card === 'string' ? card : null,
    rest: typeof rest === 'string' ? rest : null,
  };
}

/** A JSON value of any kind, or undefined where the text is no JSON. */
export function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** The fields of an object; none where the value is no object. */
export function fields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function isFromServer(value: unknown): value is FromServer {
  const { type } = fields(value);
  const shape = Object.entries(SHAPES).find(([name]) => name === type)?.[1];
  return shape !== undefined && has(value, shape);
}

function isSeat(value: unknown): value is SeatName {
  return value === 'A' || value === 'B' || value === 'C';
}

function has(value: unknown, shape: Readonly<Record<string, Check>>): boolean {
  const found = fields(value);
  return Object.entries(shape).every(([name, check]) => check(found[name]));
}
