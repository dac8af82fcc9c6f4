/** What stands on a protocol, and what follows from it: `bismarck.paper` and the engine are the measure. */

import type { SheetContract as Contract, Strain } from './profiles';
import { PLACES, type Place, type Rules, type Three, contractIn, forehandOf, left, scheduled } from './rules';

/** A round as it was written down. `units` are what A, B and C have of what the contract counts. */
export interface Entry {
  contract: string;
  units: Three<number>;
  trump: Strain | null;
  misdeals: number;
}

export interface Paper {
  rules: Rules;
  names: Three<string>;
  first_dealer: Place;
  entries: readonly Entry[];
}

/** A round on the sheet, with its scores. */
export interface Result {
  /** Its place among the entries. */
  index: number;
  number: number;
  extra: number | null;
  dealer: Place;
  forehand: Place;
  contract: string;
  trump: Strain | null;
  units: Three<number>;
  scores: Three<number>;
}

/** The round to be entered. `contracts` is one where nobody chooses. */
export interface NextRound {
  number: number;
  extra: number | null;
  dealer: Place;
  forehand: Place;
  contracts: readonly Contract[];
}

export type RefusalCode =
  | 'contract_not_open'
  | 'trump_not_possible'
  | 'units_out_of_range'
  | 'units_too_many'
  | 'units_wrong_sum'
  | 'units_shared_card'
  | 'after_the_end'
  | 'no_such_round'
  | 'nothing_written';

export interface Refusal {
  code: RefusalCode;
  details: Readonly<Record<string, string>>;
}

export interface Conflict extends Refusal {
  index: number;
}

export interface Standing {
  /** How often each of the three has played each contract, in the order of the rules. */
  used: Three<readonly number[]>;
  totals: Three<number>;
  results: readonly Result[];
  contenders: Three<boolean>;
  decided: boolean;
}

export interface Reading {
  standing: Standing;
  conflicts: readonly Conflict[];
  /** Null when the match is decided. */
  upcoming: NextRound | null;
}

const NOBODY: Three<boolean> = [false, false, false];

/** What a protocol comes to. A round with a conflict counts as it stands; one after the end counts nothing. */
export function read(paper: Paper): Reading {
  const { rules } = paper;
  const none = rules.contracts.map(() => 0);
  let standing: Standing = { used: [none, none, none], totals: [0, 0, 0], results: [], contenders: NOBODY, decided: false };
  const conflicts: Conflict[] = [];
  paper.entries.forEach((entry, index) => {
    const upcoming = nextRound(paper, standing);
    if (upcoming === null) {
      conflicts.push({ index, code: 'after_the_end', details: {} });
      return;
    }
    const wrong = refusal(upcoming, entry);
    if (wrong) conflicts.push({ index, ...wrong });
    standing = withResult(rules, standing, result(rules, upcoming, entry, index));
  });
  return { standing, conflicts, upcoming: nextRound(paper, standing) };
}

/** The round that follows on a sheet that stands so; null when the match is decided. */
export function nextRound({ rules, first_dealer }: Paper, standing: Standing): NextRound | null {
  if (standing.decided) return null;
  const last = standing.results.at(-1);
  let [number, dealer, extra]: [number, Place, number | null] = [1, first_dealer, null];
  if (last && standing.contenders.includes(true)) {
    [number, dealer, extra] = [last.number, left(last.dealer), (last.extra ?? 0) + 1];
  } else if (last) {
    [number, dealer] = [last.number + 1, last.number % rules.block_length === 0 ? left(last.dealer) : last.dealer];
  }
  const forehand = forehandOf(rules, dealer);
  const given = extra !== null ? rules.extra : scheduled(rules, number);
  const contracts = given ? [given] : contractsLeft(rules, standing.used[forehand]);
  return { number, extra, dealer, forehand, contracts };
}

/** The contracts that a player may still play. */
export function openTo(paper: Paper, standing: Standing, place: Place): Contract[] {
  return paper.rules.contracts.filter((contract) => timesLeft(paper, standing, place, contract) !== 0);
}

/** How often a player may still play a contract; null is without limit. */
export function timesLeft({ rules }: Paper, standing: Standing, place: Place, { key, limit }: Contract): number | null {
  if (limit === null) return null;
  const index = rules.contracts.findIndex((contract) => contract.key === key);
  return Math.max(0, limit - (standing.used[place][index] ?? 0));
}

/** Why an entry cannot be the round to come; null where it can. */
export function refusal(upcoming: NextRound, entry: Entry): Refusal | null {
  const contract = upcoming.contracts.find(({ key }) => key === entry.contract);
  if (contract === undefined) {
    return { code: 'contract_not_open', details: { contract: entry.contract, open: upcoming.contracts.map(({ key }) => key).join(' ') } };
  }
  if (entry.trump !== null && !contract.trumps.includes(entry.trump)) {
    return { code: 'trump_not_possible', details: { contract: entry.contract, trump: entry.trump } };
  }
  const sum = entry.units[0] + entry.units[1] + entry.units[2];
  if (Math.min(...entry.units) < 0 || Math.max(...entry.units) > contract.units) {
    const rest = Math.min(...entry.units);
    if (sum !== contract.units || Math.max(...entry.units) > contract.units) {
      return { code: 'units_out_of_range', details: { most: String(contract.units) } };
    }
    // What two of them leave to the third.
    return { code: 'units_too_many', details: { together: String(contract.units - rest), most: String(contract.units), rest: String(rest) } };
  }
  if (sum !== contract.units) return { code: 'units_wrong_sum', details: { sum: String(sum), expected: String(contract.units) } };
  if (entry.units.some((units) => units % contract.weight !== 0)) {
    return { code: 'units_shared_card', details: { weight: String(contract.weight) } };
  }
  return null;
}

/** The scores of A, B and C, which add up to 0. */
export function scoresOf({ over, quotas }: Contract, forehand: Place, units: Three<number>): Three<number> {
  const sign = over ? 1 : -1;
  // What is exactly the quota is 0, and never minus 0.
  const score = (place: Place): number => sign * (units[place] - quotas[place === forehand ? 0 : 1]) || 0;
  return [score(0), score(1), score(2)];
}

/** Competition ranks (1, 1, 3) by totals, those still level after extra rounds first. */
export function ranks({ totals, contenders }: Standing): Three<number> {
  const ahead = (one: Place, other: Place): boolean =>
    contenders[one] !== contenders[other] ? contenders[one] : totals[one] > totals[other];
  const rank = (place: Place): number => 1 + PLACES.filter((other) => ahead(other, place)).length;
  return [rank(0), rank(1), rank(2)];
}

function contractsLeft(rules: Rules, used: readonly number[]): Contract[] {
  const fewest = Math.min(...used);
  return rules.contracts.filter(({ limit }, index) => {
    const times = used[index] ?? 0;
    return (limit === null || times < limit) && !(rules.in_block && times > fewest);
  });
}

function result(rules: Rules, upcoming: NextRound, entry: Entry, index: number): Result {
  const { number, extra, dealer, forehand } = upcoming;
  const contract = contractIn(rules, entry.contract);
  if (contract === null) throw new Error(`expected a contract of these rules, got ${entry.contract}`);
  const trump = entry.trump ?? (contract.trumps.length === 1 ? (contract.trumps[0] ?? null) : null);
  const { units } = entry;
  return { index, number, extra, dealer, forehand, contract: entry.contract, trump, units, scores: scoresOf(contract, forehand, units) };
}

function withResult(rules: Rules, standing: Standing, result: Result): Standing {
  const results = [...standing.results, result];
  if (result.extra !== null) {
    const best = Math.max(...PLACES.filter((place) => standing.contenders[place]).map((place) => result.scores[place]));
    const contenders = three((place) => standing.contenders[place] && result.scores[place] === best);
    const decided = count(contenders) === 1 || result.extra === rules.most_extra;
    return { ...standing, results, contenders, decided };
  }
  const used = three((place) =>
    standing.used[place].map((times, index) => {
      const own = place === result.forehand && rules.contracts[index]?.key === result.contract;
      return own ? times + 1 : times;
    }),
  );
  const totals = three((place) => standing.totals[place] + result.scores[place]);
  if (result.number < rules.rounds) return { ...standing, used, totals, results };
  const best = Math.max(...totals);
  const leaders = three((place) => totals[place] === best);
  if (rules.extra !== null && count(leaders) > 1) return { ...standing, used, totals, results, contenders: leaders };
  return { ...standing, used, totals, results, decided: true };
}

/** A value for each of the three. */
export function three<Value>(of: (place: Place) => Value): Three<Value> {
  return [of(0), of(1), of(2)];
}

function count(marks: Three<boolean>): number {
  return marks.filter(Boolean).length;
}
