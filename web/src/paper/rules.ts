/** The rules as far as a protocol hangs on them; `bismarck.options` and `bismarck.rules` are the measure. */

import { CATALOGUE, type KnownContract, PROFILES, type SheetContract, type SheetRules, type Strain, VALFRI } from './profiles';

export type Place = 0 | 1 | 2;
export type Three<Value> = readonly [Value, Value, Value];
export type Options = Readonly<Record<string, string>>;
export type Limits = readonly (readonly [string, number | null])[];
export const PLACES: readonly Place[] = [0, 1, 2];
export const DEFAULT_PROFILE = 'swedish';
export const PROFILE_KEYS: readonly string[] = Object.keys(PROFILES);
const QUEEN_UNITS = 6;
const TALON_CARDS = 4;
const MOST_EXTRA_ROUNDS = 3;
const RANKS = '23456789TJQKA';
const SUITS = ['S', 'H', 'D', 'C'] as const;

/** The rules of a sheet, with what differs from the profile in the words of the notation. */
export interface Rules extends SheetRules {
  options: Options;
}

/** Rules that cannot be: the option at which it shows. */
export class RulesError extends Error {}

interface Deck {
  suits: Readonly<Record<string, string>>;
  hand_size: number;
}

/** The rules of a profile with some options changed. */
export function rulesOf(profile: string, options: Options = {}): Rules {
  const base = PROFILES[profile];
  if (base === undefined) throw new RulesError('profile');
  if (Object.keys(options).length === 0) return { ...base.sheet, options };
  const word = (name: string): string => options[name] ?? base.options[name] ?? '';
  const deck = readDeck(word('deck'));
  const limits = readLimits(word('contracts'));
  const quotas = quotasOf(base.options, options, limits);
  const made = (key: string, limit: number | null): SheetContract => ({
    ...contractOf(key, deck, quotas, options['valfri_trump'] ?? base.options['valfri_trump'], word('valfri_strains')),
    limit,
  });
  const contracts = limits.map(([key, limit]) => made(key, limit));
  const schedule = readSchedule(word('schedule'));
  const in_block = word('rotation') === 'each_block';
  const length = schedule.unit === 'block' && schedule.steps.length > 0 ? schedule.steps.length : contracts.length;
  const tied = word('tie') === 'extra_valfri';
  const valfri = contracts.find(({ key }) => key === 'valfri');
  const rules: Rules = {
    profile,
    options,
    contracts,
    extra: tied ? (valfri ? { ...valfri, limit: null } : made('valfri', null)) : null,
    most_extra: tied ? MOST_EXTRA_ROUNDS : 0,
    ...schedule,
    rounds: roundsOf(base.options, options, limits),
    block_length: in_block ? length : 1,
    in_block,
    dealer_is_forehand: word('forehand') === 'dealer',
  };
  check(rules);
  return rules;
}

/** A contract by its key, as these rules have it; null where they have none of it. */
export function contractIn(rules: SheetRules, key: string): SheetContract | null {
  return rules.contracts.find((contract) => contract.key === key) ?? (rules.extra?.key === key ? rules.extra : null);
}

/** The contract that the schedule gives a round, from 1; null where forehand chooses. */
export function scheduled(rules: SheetRules, round: number): SheetContract | null {
  const { steps, unit, then_free } = rules;
  if (steps.length === 0) return null;
  const place = unit === 'round_of_three' ? Math.floor((round - 1) / 3) : round - 1;
  if (place >= steps.length && then_free) return null;
  return contractIn(rules, steps[place % steps.length] ?? '');
}

/** Who is forehand when a place deals. */
export function forehandOf(rules: SheetRules, dealer: Place): Place {
  return rules.dealer_is_forehand ? dealer : left(dealer);
}

/** The place to the left. */
export function left(place: Place): Place {
  return place === 0 ? 1 : place === 1 ? 2 : 0;
}

/** How often each forehand may play each contract, as an option says it. */
export function limitsWords(limits: Limits): string {
  return limits.map(([key, limit]) => `${key}:${limit ?? '*'}`).join(' ');
}

/** The rounds in which every forehand plays all it may; null where a contract has no limit. */
export function roundsGiven(limits: Limits): number | null {
  return limits.reduce<number | null>((sum, [, limit]) => (sum === null || limit === null ? null : sum + 3 * limit), 0);
}

function contractOf(key: string, deck: Deck, quotas: ReadonlyMap<string, readonly [number, number]>, variant: string | undefined, strains: string): Omit<SheetContract, 'limit'> {
  const found = (key === 'valfri' ? VALFRI[variant ?? ''] : undefined) ?? CATALOGUE[key];
  if (found === undefined) throw new RulesError('contracts');
  const here = found.counts === 'hearts' ? (deck.suits['H'] ?? '').length : deck.suits['S']?.includes('Q') ? 1 : 0;
  const units = found.counts === 'tricks' ? deck.hand_size : found.counts === 'hearts' ? here : here * QUEEN_UNITS;
  const weight = found.counts === 'queen' && here > 0 ? QUEEN_UNITS : 1;
  const { counts, over } = found;
  return { key, counts, over, quotas: quotas.get(key) ?? found.quotas, units, weight, trumps: trumpsOf(found, strains, deck) };
}

function trumpsOf({ trump_from, trump }: KnownContract, strains: string, deck: Deck): readonly Strain[] {
  switch (trump_from) {
    case 'none':
      return ['NT'];
    case 'fixed':
      return trump === null ? ['NT'] : [trump];
    case 'with_contract':
    case 'after_exchange':
      if (strains === 'nt') return ['NT'];
      return strains === 'suits+nt' ? [...SUITS, 'NT'] : SUITS;
    case 'first_talon_card':
    case 'cut':
      return SUITS.filter((suit) => deck.suits[suit]);
  }
}

/** What other limits leave of the rounds of a profile; `bismarck.options` says why. */
function roundsOf(base: Options, options: Options, limits: Limits): number {
  const theirs = Number(base['rounds']);
  if (options['rounds'] !== undefined) return whole('rounds', options['rounds'], 1, 999);
  if (options['contracts'] === undefined) return theirs;
  const given = roundsGiven(limits);
  if (given === null) return theirs;
  const fixed = theirs !== roundsGiven(readLimits(base['contracts'] ?? ''));
  return fixed && theirs <= given ? theirs : given;
}

/** The limits of words such as `spel:1 pass:*`. */
export function readLimits(words: string): Limits {
  const found = parts(words).map((word): [string, number | null] => {
    const [key = '', limit = '1'] = word.split(':');
    if (!(key in CATALOGUE)) throw new RulesError('contracts');
    return [key, limit === '*' ? null : whole('contracts', limit, 1, 99)];
  });
  if (found.length === 0 || new Set(found.map(([key]) => key)).size !== found.length) throw new RulesError('contracts');
  return found;
}

/** A contract keeps the quotas that the profile has for it; what the catalogue has, it has anyway. */
function quotasOf(base: Options, options: Options, limits: Limits): Map<string, readonly [number, number]> {
  const own = readQuotas(options['quotas'] ?? '');
  if (options['quotas'] !== undefined && own.size === 0) throw new RulesError('quotas');
  if (options['valfri_trump'] !== undefined && !limits.some(([key]) => key === 'valfri')) throw new RulesError('contracts');
  for (const key of own.keys()) if (!limits.some(([one]) => one === key)) throw new RulesError('quotas');
  return new Map([...readQuotas(base['quotas'] ?? ''), ...own]);
}

function readQuotas(words: string): Map<string, readonly [number, number]> {
  const found = new Map<string, readonly [number, number]>();
  const all = parts(words);
  for (let at = 0; at < all.length; at += 3) {
    const [key = '', forehand = '', other = ''] = all.slice(at, at + 3);
    if (!(key in CATALOGUE) || found.has(key)) throw new RulesError('quotas');
    found.set(key, [whole('quotas', forehand, 0, 52), whole('quotas', other, 0, 52)]);
  }
  return found;
}

function readSchedule(words: string): Pick<SheetRules, 'unit' | 'steps' | 'then_free'> {
  const [word, ...steps] = parts(words.replace(';', ' ; '));
  if (word === 'free' && steps.length === 0) return { unit: 'round', steps: [], then_free: false };
  const unit = (['round', 'round_of_three', 'block'] as const).find((known) => known === word);
  const then_free = steps.at(-1) === 'free' && steps.at(-2) === ';';
  const keys = then_free ? steps.slice(0, -2) : steps;
  if (unit === undefined || keys.length === 0 || keys.some((key) => !(key in CATALOGUE))) throw new RulesError('schedule');
  return { unit, steps: keys, then_free };
}

function readDeck(words: string): Deck {
  const suits: Record<string, string> = {};
  for (const group of parts(words)) {
    const run = (_: string, low: string, high: string): string => RANKS.slice(RANKS.indexOf(low), RANKS.indexOf(high) + 1);
    suits[group.charAt(0)] = group.slice(1).replace(/(.)-(.)/g, run);
  }
  const cards = Object.values(suits).reduce((sum, ranks) => sum + ranks.length, 0);
  if (cards < TALON_CARDS + 3 || (cards - TALON_CARDS) % 3 !== 0) throw new RulesError('deck');
  return { suits, hand_size: (cards - TALON_CARDS) / 3 };
}

function parts(words: string): string[] {
  return words.split(/\s+/).filter((part) => part !== '');
}

function whole(option: string, words: string, lowest: number, highest: number): number {
  const found = Number(words);
  if (!/^\d{1,6}$/.test(words) || found < lowest || found > highest) throw new RulesError(option);
  return found;
}

/** What the engine would refuse of what matters here; how cards are dealt and chosen does not. */
function check(rules: Rules): void {
  const { contracts, extra, steps } = rules;
  for (const { units, quotas } of extra ? [...contracts, extra] : contracts) {
    if (quotas[0] + 2 * quotas[1] !== units) throw new RulesError('quotas');
  }
  if (steps.some((key) => !contracts.some((contract) => contract.key === key))) throw new RulesError('schedule');
  const fixed = steps.length > 0 && !rules.then_free;
  if (rules.in_block && !fixed && new Set(contracts.map(({ limit }) => limit)).size > 1) throw new RulesError('rotation');
  checkTurns(rules);
}

/** More rounds of a contract for one forehand than its limit, or more rounds than all limits allow. */
function checkTurns(rules: Rules): void {
  const limits = new Map(rules.contracts.map(({ key, limit }) => [key, limit ?? Infinity]));
  const total = [...limits.values()].reduce((sum, limit) => sum + limit, 0);
  const turns = PLACES.map(() => new Map<string, number>());
  for (let number = 1; number <= rules.rounds; number += 1) {
    const played = turns[Math.floor((number - 1) / rules.block_length) % 3];
    const key = scheduled(rules, number)?.key ?? '';
    played?.set(key, (played.get(key) ?? 0) + 1);
  }
  for (const played of turns) {
    const rounds = [...played.values()].reduce((sum, times) => sum + times, 0);
    if (rounds > total || [...played].some(([key, times]) => times > (limits.get(key) ?? Infinity))) throw new RulesError('rounds');
  }
}
