/** The rules of a protocol in the words of the notation, as `bismarck.options` reads and writes them. */

import { CATALOGUE, type SheetRules } from './profiles';

export type Options = Readonly<Record<string, string>>;
export type Limits = readonly (readonly [string, number | null])[];
export type Quotas = ReadonlyMap<string, readonly [number, number]>;
export type Schedule = Pick<SheetRules, 'unit' | 'steps' | 'then_free'>;

const TALON_CARDS = 4;
const RANKS = '23456789TJQKA';

/** Rules that cannot be: what is wrong with them, with its details, and the options at which it shows. */
export class RulesError extends Error {
  constructor(
    readonly code: string,
    readonly details: Readonly<Record<string, string | number>> = {},
    readonly options: readonly string[] = [],
  ) {
    super(code);
  }
}

export interface Deck {
  suits: Readonly<Record<string, string>>;
  hand_size: number;
}

/** How often each forehand may play each contract, as an option says it. */
export function limitsWords(limits: Limits): string {
  return limits.map(([key, limit]) => `${key}:${limit ?? '*'}`).join(' ');
}

/** The quotas of contracts, as an option says them. */
export function quotasWords(quotas: Quotas): string {
  return [...quotas].map(([key, [forehand, others]]) => `${key} ${forehand} ${others}`).join(' ');
}

/** Who decides the contract, as an option says it. */
export function scheduleWords({ unit, steps, then_free }: Schedule): string {
  return steps.length === 0 ? 'free' : [unit, ...steps, ...(then_free ? [';', 'free'] : [])].join(' ');
}

/** Whether forehand never chooses. */
export function isFixed({ steps, then_free }: Schedule): boolean {
  return steps.length > 0 && !then_free;
}

/** The rounds in which every forehand plays all it may; null where a contract has no limit. */
export function roundsGiven(limits: Limits): number | null {
  return limits.reduce<number | null>((sum, [, limit]) => (sum === null || limit === null ? null : sum + 3 * limit), 0);
}

/** The limits of words such as `spel:1 pass:*`. */
export function readLimits(words: string): Limits {
  const found = parts(words).map((word): [string, number | null] => {
    const [key = '', limit = '1'] = word.split(':');
    return [known(key), limit === '*' ? null : whole(limit, 1, 99)];
  });
  if (new Set(found.map(([key]) => key)).size !== found.length) throw new RulesError('contracts');
  if (found.length === 0) throw new RulesError('contracts');
  return found;
}

/** The quotas of words such as `spel 8 4 pass 4 6`. */
export function readQuotas(words: string): Map<string, readonly [number, number]> {
  const found = new Map<string, readonly [number, number]>();
  const all = parts(words);
  for (let at = 0; at < all.length; at += 3) {
    const [key = '', forehand = '', other = ''] = all.slice(at, at + 3);
    if (found.has(key)) throw new RulesError('quotas');
    found.set(known(key), [whole(forehand, 0, 52), whole(other, 0, 52)]);
  }
  return found;
}

/** The schedule of words such as `round spel spader ; free`. */
export function readSchedule(words: string): Schedule {
  const [word, ...steps] = parts(words.replace(';', ' ; '));
  if (word === 'free' && steps.length === 0) return { unit: 'round', steps: [], then_free: false };
  const unit = (['round', 'round_of_three', 'block'] as const).find((one) => one === word);
  const then_free = steps.at(-1) === 'free' && steps.at(-2) === ';';
  const keys = then_free ? steps.slice(0, -2) : steps;
  if (unit === undefined || keys.length === 0) throw new RulesError('order');
  return { unit, steps: keys.map(known), then_free };
}

/** The pack of words such as `S2-A H4-9JA`. */
export function readDeck(words: string): Deck {
  const suits: Record<string, string> = {};
  for (const group of parts(words)) {
    const run = (_: string, low: string, high: string): string => RANKS.slice(RANKS.indexOf(low), RANKS.indexOf(high) + 1);
    suits[group.charAt(0)] = group.slice(1).replace(/(.)-(.)/g, run);
  }
  const cards = Object.values(suits).reduce((sum, ranks) => sum + ranks.length, 0);
  if (cards < TALON_CARDS + 3 || (cards - TALON_CARDS) % 3 !== 0) throw new RulesError('deck');
  return { suits, hand_size: (cards - TALON_CARDS) / 3 };
}

/** A whole number of a range. */
export function whole(words: string, lowest: number, highest: number): number {
  const found = Number(words);
  if (!/^\d{1,6}$/.test(words) || found < lowest || found > highest) throw new RulesError('number', { lowest, highest });
  return found;
}

function parts(words: string): string[] {
  return words.split(/\s+/).filter((part) => part !== '');
}

function known(key: string): string {
  if (!Object.hasOwn(CATALOGUE, key)) throw new RulesError('contracts');
  return key;
}
