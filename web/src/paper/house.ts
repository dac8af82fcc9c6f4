/** A profile with house rules; `bismarck.options` and `bismarck.rules` are the measure. */

import { check, checkNamed } from './clashes';
import { type Deck, type Limits, type Options, RulesError, readDeck, readLimits, readQuotas, readSchedule, roundsGiven, whole } from './options';
import { CATALOGUE, type KnownContract, PROFILES, type SheetContract, type Strain, VALFRI } from './profiles';
import type { Rules } from './rules';

const QUEEN_UNITS = 6;
const MOST_EXTRA_ROUNDS = 3;
const SUITS = ['S', 'H', 'D', 'C'] as const;

/** The rules of a profile with some options changed; throws where they cannot be. */
export function rulesOf(profile: string, options: Options = {}): Rules {
  const base = PROFILES[profile];
  if (base === undefined) throw new RulesError('profile');
  if (Object.keys(options).length === 0) return { ...base.sheet, options };
  const word = (name: string): string => options[name] ?? base.options[name] ?? '';
  const deck = readDeck(word('deck'));
  const limits = readLimits(word('contracts'));
  const schedule = readSchedule(word('schedule'));
  const rounds = roundsOf(base.options, options, limits);
  const theirs = readQuotas(base.options['quotas'] ?? '');
  const own = readQuotas(options['quotas'] ?? '');
  if (options['quotas'] !== undefined && own.size === 0) throw new RulesError('quotas');
  checkNamed(limits, options, own.keys());
  const trumps = (found: KnownContract): readonly Strain[] => trumpsOf(found, word('valfri_strains'), deck);
  const played = limits.map(([key]) => knownContract(key, word('valfri_trump')));
  const contracts = limits.map(([key, limit], index): SheetContract => {
    const found = played[index] ?? knownContract(key, '');
    const quotas = own.get(key) ?? theirs.get(key) ?? found.quotas;
    return { ...counted(key, found, deck), quotas, trumps: trumps(found), limit };
  });
  const in_block = word('rotation') === 'each_block';
  const length = schedule.unit === 'block' && schedule.steps.length > 0 ? schedule.steps.length : contracts.length;
  const tied = word('tie') === 'extra_valfri';
  const valfri = knownContract('valfri', limits.some(([key]) => key === 'valfri') ? word('valfri_trump') : '');
  const extra = contracts.find(({ key }) => key === 'valfri') ?? { ...counted('valfri', valfri, deck), quotas: valfri.quotas, trumps: trumps(valfri) };
  const rules: Rules = {
    profile,
    options,
    contracts,
    extra: tied ? { ...extra, limit: null } : null,
    most_extra: tied ? MOST_EXTRA_ROUNDS : 0,
    ...schedule,
    rounds,
    block_length: in_block ? length : 1,
    in_block,
    dealer_is_forehand: word('forehand') === 'dealer',
  };
  check({ rules, word, trump_from: (key) => (key === 'valfri' ? valfri : knownContract(key, '')).trump_from });
  return rules;
}

/** A contract as the catalogue has it, Valfri by the word for its trump. */
export function knownContract(key: string, variant: string): KnownContract {
  const found = (key === 'valfri' ? VALFRI[variant] : undefined) ?? CATALOGUE[key];
  if (found === undefined) throw new RulesError('contracts');
  return found;
}

/** What A, B and C have together of what a contract counts, with a pack in words. */
export function unitsOf(key: string, deck: string): number {
  return counted(key, knownContract(key, ''), readDeck(deck)).units;
}

function counted(key: string, { counts, over }: KnownContract, deck: Deck): Pick<SheetContract, 'key' | 'counts' | 'over' | 'units' | 'weight'> {
  const here = counts === 'hearts' ? (deck.suits['H'] ?? '').length : deck.suits['S']?.includes('Q') ? 1 : 0;
  const units = counts === 'tricks' ? deck.hand_size : counts === 'hearts' ? here : here * QUEEN_UNITS;
  return { key, counts, over, units, weight: counts === 'queen' && here > 0 ? QUEEN_UNITS : 1 };
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
  if (options['rounds'] !== undefined) return whole(options['rounds'], 1, 999);
  if (options['contracts'] === undefined) return theirs;
  const given = roundsGiven(limits);
  if (given === null) return theirs;
  const fixed = theirs !== roundsGiven(readLimits(base['contracts'] ?? ''));
  return fixed && theirs <= given ? theirs : given;
}
