import { describe, expect, it } from 'vitest';
import { rulesOf } from './house';
import { RulesError } from './options';
import { PROFILES } from './profiles';
import { type Ruling, choices, scheduleOf, withLimit, withQuota, withSchedule, withWord } from './ruling';
import { PROFILE_KEYS } from './rules';

const made = ({ profile, options }: Ruling) => rulesOf(profile, options);
const game = (profile: string): Ruling => ({ profile, options: {} });
const FREE = { unit: 'round', steps: [], then_free: false } as const;

describe('house rules set one after the other', () => {
  it('come back to the game itself', () => {
    for (const profile of PROFILE_KEYS) {
      const [first] = choices(game(profile));
      const limit = first?.limit;
      const there = withLimit(game(profile), first?.key ?? '', limit === null ? 2 : (limit ?? 0) + 1);
      expect(there.options).not.toEqual({});
      expect(withLimit(there, first?.key ?? '', limit).options, profile).toEqual({});
    }
  });

  it('make a match as long as its contracts are', () => {
    expect(made(withLimit(game('swedish'), 'spel', 2)).rounds).toBe(15);
    expect(made(withLimit(game('kort'), 'trumf', undefined))).toMatchObject({ rounds: 6, steps: ['spel', 'pass'] });
  });

  it('let any game be chosen freely, and any be played in an order', () => {
    for (const profile of PROFILE_KEYS) {
      expect(made(withSchedule(game(profile), FREE)).steps).toEqual([]);
      const steps = choices(game(profile)).flatMap(({ key, limit }) => (limit === undefined ? [] : [key]));
      for (const unit of ['round', 'round_of_three', 'block'] as const) {
        // Three contracts in turn come to the same forehand again and again: that is no game.
        if (unit === 'round' && steps.length % 3 === 0) continue;
        const rules = made(withSchedule(game(profile), { unit, steps, then_free: false }));
        expect(rules).toMatchObject({ unit, steps });
      }
    }
  });

  it('carry Trumf, Cut and the contracts of hearts into any game with a full pack', () => {
    for (const profile of PROFILE_KEYS.filter((key) => PROFILES[key]?.options['deck'] === 'S2-A H2-A D2-A C2-A')) {
      for (const { key, limit } of choices(game(profile)).filter((one) => one.limit === undefined)) {
        const times = made(game(profile)).contracts[0]?.limit ?? null;
        expect(limit).toBeUndefined();
        expect(made(withLimit(game(profile), key, times)).contracts.map((one) => one.key)).toContain(key);
      }
    }
  });

  it('bring Valfri along with what may be named', () => {
    const sans = withWord(game('swedish'), 'valfri_strains', 'nt');
    expect(made(sans).contracts.find(({ key }) => key === 'valfri')?.trumps).toEqual(['NT']);
    expect(withWord(sans, 'valfri_strains', 'suits').options).toEqual({});
    expect(made(withLimit(game('international-sans'), 'valfri', undefined)).extra?.trumps).toHaveLength(4);
  });

  it('make one quota of the other, and say where that does not come out', () => {
    expect(made(withQuota(game('swedish'), 'spel', 'forehand', '6')).contracts[0]?.quotas).toEqual([6, 5]);
    expect(made(withQuota(game('swedish'), 'spel', 'others', '3')).contracts[0]?.quotas).toEqual([10, 3]);
    expect(withQuota(withQuota(game('swedish'), 'spel', 'others', '3'), 'spel', 'forehand', '8').options).toEqual({});
    const odd = withQuota(game('swedish'), 'spel', 'forehand', '7');
    expect(() => made(odd)).toThrow(expect.objectContaining({ code: 'quotas', details: { contract: 'spel', own: 7, others: 4, sum: 15, expected: 16 } }));
  });

  it('clash with their reason', () => {
    const clash = (ruling: Ruling) => expect(() => made(ruling)).toThrow(expect.objectContaining({ constructor: RulesError }));
    clash(withWord(game('swedish'), 'rounds', '13'));
    clash(withWord(withLimit(game('swedish'), 'spel', 2), 'rotation', 'each_block'));
    clash(withSchedule(game('swedish'), { unit: 'round', steps: ['spel', 'pass'], then_free: false }));
    expect(scheduleOf(game('estonian')).then_free).toBe(true);
  });
});
