/** Protocols as files and as they are kept: a header, then one change a line (docs/formats.md). */

import { fields, parse } from '../lib/wire';
import { type Entry, type Paper, three } from './entries';
import { type Change, type Dated, type Written, applied, blank } from './history';
import type { Strain } from './profiles';
import { RulesError } from './options';
import { rulesOf } from './house';
import { PLACES, type Place, type Three } from './rules';
import type { KeptSheet } from './shelf';

const LETTERS = ['A', 'B', 'C'] as const;
const STRAINS: readonly Strain[] = ['S', 'H', 'D', 'C', 'NT'];
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/;
/** In code points, as the server counts them. */
export const LONGEST_NAME = 40;

export interface PaperFile {
  started: string;
  blank: Paper;
  records: readonly Dated[];
}

/** A file is no protocol: the line, from 1, that is not what it should be. */
export class PaperFileError extends Error {
  constructor(readonly line: number) {
    super(`line ${line}`);
  }
}

/** What no other device calls a protocol or a change. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36)).join('');
}

/** Now, as a protocol writes it. */
export function timeNow(now_ms: number): string {
  return new Date(now_ms).toISOString().replace(/\.\d+Z$/, 'Z');
}

/** The protocol as text, a line end after every line. */
export function writePaper({ started, blank: paper, records }: PaperFile): string {
  return `${header(started, paper)}\n${records.map((record, index) => `${line(index + 1, record)}\n`).join('')}`;
}

/** A protocol as text that this page cannot read: every line as it lies there. */
export function asLies({ header: first, changes }: Pick<KeptSheet, 'header' | 'changes'>): string {
  return [first, ...changes.map((change) => change.line), ''].join('\n');
}

/** The first line. */
export function header(started: string, { rules, names, first_dealer }: Paper): string {
  const { profile, options } = rules;
  return JSON.stringify({ format: 'bismarck-paper', version: 1, profile, rules: options, names: lettered(names), first_dealer: LETTERS[first_dealer], started });
}

/** The line of change number n. */
export function line(n: number, { at, change }: Dated): string {
  return JSON.stringify({ n, ...changeJson(change), at });
}

/** The state that the changes of a file make; throws where one does not fit. */
export function stateOf(file: PaperFile): Written {
  return file.records.reduce((state, { change }) => applied(state, change), blank(file.blank));
}

/** The protocol that a text is; every change in it fits. */
export function readPaper(text: string): PaperFile {
  const lines = text.split('\n').filter((one, index, all) => one !== '' || index < all.length - 1);
  const made = at(1, () => readHeader(lines[0] ?? ''));
  const records = lines.slice(1).map((one, index) => at(index + 2, () => readRecord(one, index + 1, newId())));
  let state = blank(made.blank);
  records.forEach(({ change }, index) => at(index + 2, () => (state = applied(state, change))));
  return { ...made, records };
}

/** A protocol as it lies on the shelf; that its changes fit is not seen to. */
export function readKept({ header: first, changes }: Pick<KeptSheet, 'header' | 'changes'>): PaperFile {
  return { ...readHeader(first), records: changes.map((change, index) => readRecord(change.line, index + 1, change.id)) };
}

/** The first line of a protocol. */
function readHeader(words: string): Omit<PaperFile, 'records'> {
  const { format, version, profile, rules, names, first_dealer, started } = fields(parse(words));
  if (format !== 'bismarck-paper' || version !== 1 || typeof profile !== 'string') throw new PaperFileError(1);
  const options = Object.fromEntries(Object.entries(fields(rules)).map(([name, value]) => [name, optionWords(value)]));
  const named = three((place) => readName(fields(names)[LETTERS[place]]));
  return { started: readTime(started), blank: { rules: rulesOf(profile, options), names: named, first_dealer: readSeat(first_dealer), entries: [] } };
}

/** A line after the first. */
function readRecord(words: string, n: number, id: string): Dated {
  const found = fields(parse(words));
  if (found['n'] !== n) throw new PaperFileError(n + 1);
  return { at: readTime(found['at']), change: readChange(found), id };
}

/** The change that a line or a message holds. */
export function readChange(found: Record<string, unknown>): Change {
  switch (found['type']) {
    case 'entered':
      return { type: 'entered', entry: readEntry(found) };
    case 'corrected':
      return { type: 'corrected', index: readWhole(found['round']) - 1, entry: readEntry(found) };
    case 'taken':
    case 'misdealt':
    case 'misdeal_taken':
      return { type: found['type'] };
    case 'renamed':
      return { type: 'renamed', place: readSeat(found['seat']), name: readName(found['name']) };
    case 'dealer':
      return { type: 'dealer', place: readSeat(found['seat']) };
    default:
      throw new RulesError('type');
  }
}

function readEntry({ contract, units, trump }: Record<string, unknown>): Entry {
  if (typeof contract !== 'string') throw new RulesError('contract');
  const strain = STRAINS.find((known) => known === trump) ?? null;
  if (trump !== undefined && strain === null) throw new RulesError('trump');
  const shares = fields(units);
  return { contract, units: three((place) => readWhole(shares[LETTERS[place]])), trump: strain, misdeals: 0 };
}

/** A change as its line has it, without number and time. */
export function changeJson(change: Change): Record<string, unknown> {
  switch (change.type) {
    case 'entered':
      return { type: 'entered', ...entryJson(change.entry) };
    case 'corrected':
      return { type: 'corrected', round: change.index + 1, ...entryJson(change.entry) };
    case 'renamed':
      return { type: 'renamed', seat: LETTERS[change.place], name: change.name };
    case 'dealer':
      return { type: 'dealer', seat: LETTERS[change.place] };
    case 'taken':
    case 'misdealt':
    case 'misdeal_taken':
      return { type: change.type };
  }
}

function entryJson({ contract, units, trump }: Entry): Record<string, unknown> {
  return { contract, units: lettered(units), ...(trump === null ? {} : { trump }) };
}

function lettered<Value>([a, b, c]: Three<Value>): Record<'A' | 'B' | 'C', Value> {
  return { A: a, B: b, C: c };
}

function readSeat(value: unknown): Place {
  const found = PLACES.find((place) => LETTERS[place] === value);
  if (found === undefined) throw new RulesError('seat');
  return found;
}

function readName(value: unknown): string {
  if (typeof value !== 'string' || value.trim() === '' || [...value].length > LONGEST_NAME) throw new RulesError('name');
  return value;
}

function readTime(value: unknown): string {
  if (typeof value !== 'string' || !TIME.test(value)) throw new RulesError('time');
  return value;
}

function readWhole(value: unknown): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > 999) throw new RulesError('number');
  return value;
}

function optionWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.join(' ');
  return String(value);
}

function at<Value>(number: number, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof Error && !(error instanceof PaperFileError)) throw new PaperFileError(number);
    throw error;
  }
}
