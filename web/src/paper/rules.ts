/** The rules as far as a protocol hangs on them. */

import type { Options } from './options';
import { PROFILES, type SheetContract, type SheetRules } from './profiles';

export type Place = 0 | 1 | 2;
export type Three<Value> = readonly [Value, Value, Value];
export const PLACES: readonly Place[] = [0, 1, 2];
export const DEFAULT_PROFILE = 'swedish';
export const PROFILE_KEYS: readonly string[] = Object.keys(PROFILES);

/** The rules of a sheet, with what differs from the profile in the words of the notation. */
export interface Rules extends SheetRules {
  options: Options;
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
