/** What the engine refuses of rules, so that no protocol is written under rules that do not exist: `bismarck.rules`. */

import { type Limits, type Options, RulesError, isFixed, roundsGiven } from './options';
import type { KnownContract, SheetContract } from './profiles';
import { type Rules, scheduled } from './rules';

/** The rules of a sheet with all that the engine looks at. */
export interface Candidate {
  rules: Rules;
  /** Every option in its words, those of the profile too. */
  word: (name: string) => string;
  /** How trump comes about in a contract. */
  trump_from: (key: string) => KnownContract['trump_from'];
}

const NAMES_TRUMP: readonly string[] = ['with_contract', 'after_exchange'];

/** Throws where two options exclude each other. */
export function check(candidate: Candidate): void {
  checkQuotas(candidate);
  checkChoice(candidate);
  checkTalon(candidate);
  checkTrump(candidate);
  checkBlocks(candidate);
  checkTurns(candidate.rules);
}

/** Throws where options say something of contracts that are not played. */
export function checkNamed(limits: Limits, options: Options, quotas: Iterable<string>): void {
  const played = limits.map(([key]) => key);
  if (options['valfri_trump'] !== undefined && !played.includes('valfri')) throw new RulesError('contracts', {}, ['valfri_trump', 'contracts']);
  for (const key of quotas) if (!played.includes(key)) throw new RulesError('contracts', {}, ['quotas', 'contracts']);
}

function checkQuotas({ rules: { contracts, extra } }: Candidate): void {
  const all: [string, SheetContract][] = contracts.map((contract) => ['quotas', contract]);
  if (extra) all.push(['tie', extra]);
  for (const [option, { key, units, quotas }] of all) {
    const [own, others] = quotas;
    const sum = own + 2 * others;
    if (sum !== units) throw new RulesError('quotas', { contract: key, own, others, sum, expected: units }, [option, 'deck']);
  }
}

function checkChoice({ rules, word }: Candidate): void {
  const choose_on = word('choose_on');
  const talon = word('talon_when');
  if (isFixed(rules) !== (choose_on === 'nothing')) throw new RulesError('choice', {}, ['schedule', 'choose_on']);
  if (choose_on === 'talon' && talon !== 'first') throw new RulesError('choice', {}, ['choose_on', 'talon_when']);
  if (choose_on.includes('talon') && word('talon_face') === 'down' && talon !== 'with_hand') {
    throw new RulesError('choice', {}, ['choose_on', 'talon_face']);
  }
  const strange = rules.steps.find((key) => !rules.contracts.some((contract) => contract.key === key));
  if (strange !== undefined) throw new RulesError('schedule', { contract: strange }, ['schedule', 'contracts']);
}

function checkTalon({ rules, word, trump_from }: Candidate): void {
  if (word('talon_when') === 'with_hand' && word('exchange') === 'optional') throw new RulesError('talon', {}, ['talon_when', 'exchange']);
  const hidden = word('talon_face') === 'down' && rules.contracts.some(({ key }) => trump_from(key) === 'first_talon_card');
  if (hidden) throw new RulesError('talon', {}, ['contracts', 'talon_face']);
}

function checkTrump({ rules, word, trump_from }: Candidate): void {
  const none = word('valfri_strains') === 'nt';
  const named = rules.contracts.map(({ key }) => ['contracts', key]);
  if (rules.extra) named.push(['tie', rules.extra.key]);
  for (const [option = '', key = ''] of named) {
    const names = NAMES_TRUMP.includes(trump_from(key));
    if (none ? names : key === 'valfri' && !names) throw new RulesError('trump', {}, ['valfri_strains', option]);
  }
}

function checkBlocks({ rules }: Candidate): void {
  const differ = new Set(rules.contracts.map(({ limit }) => limit)).size > 1;
  if (rules.in_block && !isFixed(rules) && differ) throw new RulesError('block', {}, ['rotation', 'contracts']);
}

/** More rounds of a contract for one forehand than its limit, or more rounds than all limits allow. */
function checkTurns(rules: Rules): void {
  const { contracts, rounds, block_length } = rules;
  const most = roundsGiven(contracts.map(({ key, limit }) => [key, limit]));
  const turns = [new Map<string, number>(), new Map<string, number>(), new Map<string, number>()];
  for (let number = 1; number <= rounds; number += 1) {
    const played = turns[Math.floor((number - 1) / block_length) % 3];
    const key = scheduled(rules, number)?.key ?? '';
    played?.set(key, (played.get(key) ?? 0) + 1);
  }
  for (const played of turns) {
    for (const { key, limit } of contracts) {
      const times = played.get(key) ?? 0;
      if (limit !== null && times > limit) throw new RulesError('turns', { contract: key, times, limit }, ['rounds', 'contracts']);
    }
    const own = [...played.values()].reduce((sum, times) => sum + times, 0);
    if (most !== null && 3 * own > most) throw new RulesError('rounds', { rounds, most }, ['rounds', 'contracts']);
  }
}
