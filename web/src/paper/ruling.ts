/** House rules as somebody sets them one after the other: what follows from a choice comes with it, and few of them clash. */

import { knownContract, unitsOf } from './house';
import { type Limits, type Options, type Quotas, type Schedule, isFixed, limitsWords, quotasWords, readLimits, readQuotas, readSchedule, scheduleWords, whole } from './options';
import { CATALOGUE, PROFILES } from './profiles';

/** What is set of a game. */
export interface Ruling {
  profile: string;
  options: Options;
}

/** A contract that may be played: how often, `undefined` where it is not, and its quotas. */
export interface Choice {
  key: string;
  limit: number | null | undefined;
  quotas: readonly [number, number];
}

/** An option as it is set, or as the game has it. */
export function wordOf({ profile, options }: Ruling, name: string): string {
  return options[name] ?? PROFILES[profile]?.options[name] ?? '';
}

/** All contracts there are, those that are played first. */
export function choices(ruling: Ruling): Choice[] {
  const limits = new Map(readLimits(wordOf(ruling, 'contracts')));
  const set = readQuotas(ruling.options['quotas'] ?? '');
  const keys = [...limits.keys(), ...Object.keys(CATALOGUE).filter((key) => !limits.has(key))];
  return keys.map((key) => ({ key, limit: limits.get(key), quotas: set.get(key) ?? usual(ruling, key) }));
}

/** Who decides the contract, as it is set. */
export function scheduleOf(ruling: Ruling): Schedule {
  return readSchedule(wordOf(ruling, 'schedule'));
}

/** Another word for an option that stands by itself. */
export function withWord(ruling: Ruling, name: string, words: string): Ruling {
  return settled(ruling, { [name]: words });
}

/** A contract is played so often, without limit (null), or not at all (undefined); the match is as long as that makes it, where it was. */
export function withLimit(ruling: Ruling, key: string, limit: number | null | undefined): Ruling {
  const before = readLimits(wordOf(ruling, 'contracts'));
  const others: Limits = before.filter(([one]) => one !== key);
  const after: Limits = limit === undefined ? others : before.length > others.length ? before.map((one) => (one[0] === key ? [key, limit] : one)) : [...others, [key, limit]];
  const schedule = scheduleOf(ruling);
  // In a fixed order a contract that is not in it would never come.
  const joins = limit !== undefined && after.length > before.length && isFixed(schedule);
  const order = joins ? { schedule: scheduleWords({ ...schedule, steps: [...schedule.steps, key] }) } : {};
  return settled(ruling, { contracts: limitsWords(after), rounds: undefined, ...order });
}

/** A contract has another quota of forehand, or of the others; where it comes out even the other one follows. */
export function withQuota(ruling: Ruling, key: string, of: 'forehand' | 'others', words: string): Ruling {
  const quota = whole(words, 0, 52);
  const units = unitsOf(key, wordOf(ruling, 'deck'));
  const [own, others] = choices(ruling).find((one) => one.key === key)?.quotas ?? [0, 0];
  const rest = units - quota;
  const quotas: readonly [number, number] =
    of === 'others' ? [Math.max(0, units - 2 * quota), quota] : [quota, rest >= 0 && rest % 2 === 0 ? rest / 2 : others];
  if (quotas[0] === own && quotas[1] === others) return ruling;
  const set = readQuotas(ruling.options['quotas'] ?? '').set(key, quotas);
  return settled(ruling, { quotas: quotasWords(set) });
}

/** Another order of the contracts; a dealer who deals it through deals on until then, of three deals each deals one. */
export function withSchedule(ruling: Ruling, schedule: Schedule): Ruling {
  const { unit, steps } = schedule;
  const rotation = steps.length === 0 || unit === 'round' ? undefined : unit === 'block' ? 'each_block' : 'each_round';
  return settled(ruling, { schedule: scheduleWords(schedule), rounds: undefined, rotation });
}

/** The ruling with options set, without what has no meaning any more, and only where it differs from the game. */
function settled({ profile, options }: Ruling, set: Readonly<Record<string, string | undefined>>): Ruling {
  const base = PROFILES[profile]?.options ?? {};
  const found: Record<string, string | undefined> = { ...options, ...set };
  const word = (name: string): string => found[name] ?? base[name] ?? '';
  const played = readLimits(word('contracts')).map(([key]) => key);
  const own: Quotas = new Map([...readQuotas(found['quotas'] ?? '')].filter(([key, quotas]) => played.includes(key) && String(quotas) !== String(usual({ profile, options }, key))));
  found['quotas'] = own.size > 0 ? quotasWords(own) : undefined;
  const asked = readSchedule(word('schedule'));
  const schedule = { ...asked, steps: asked.steps.filter((key) => played.includes(key)) };
  found['schedule'] = scheduleWords(schedule);
  if (isFixed(schedule)) found['choose_on'] = 'nothing';
  else if (word('choose_on') === 'nothing') found['choose_on'] = base['choose_on'] === 'nothing' ? 'hand' : undefined;
  if (played.includes('trumf')) found['talon_face'] = 'up';
  settleTrump(found, base, played.includes('valfri'));
  return { profile, options: differing(found, base) };
}

/** Valfri at no trump is another Valfri than one where a suit is named. */
function settleTrump(found: Record<string, string | undefined>, base: Options, played: boolean): void {
  const strains = found['valfri_strains'] ?? base['valfri_strains'];
  const tied = (found['tie'] ?? base['tie']) === 'extra_valfri';
  if (!played) {
    found['valfri_trump'] = undefined;
    if (tied && strains === 'nt') found['valfri_strains'] = 'suits';
    return;
  }
  const variant = found['valfri_trump'] ?? base['valfri_trump'] ?? 'after_exchange';
  const theirs = base['valfri_trump'] ?? 'after_exchange';
  if (strains === 'nt') found['valfri_trump'] = 'none';
  else if (variant === 'none') found['valfri_trump'] = theirs === 'none' ? 'after_exchange' : theirs;
}

function differing(found: Readonly<Record<string, string | undefined>>, base: Options): Options {
  return Object.fromEntries(Object.entries(found).flatMap(([name, words]) => (words === undefined || words === base[name] ? [] : [[name, words]])));
}

/** The quotas of a contract where nobody has set any. */
function usual({ profile }: Ruling, key: string): readonly [number, number] {
  return readQuotas(PROFILES[profile]?.options['quotas'] ?? '').get(key) ?? knownContract(key, '').quotas;
}
