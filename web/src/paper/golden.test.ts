import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fields } from '../lib/wire';
import { openTo, ranks, read, three } from './entries';
import { tableOf } from './evenings';
import { changeJson, readChange, readPaper, stateOf, writePaper } from './file';
import { type Change, UnfitChangeError, type Written, applied, blank, merged } from './history';
import { RulesError } from './options';
import { rulesOf } from './house';
import { type Place, type Rules } from './rules';

// What Python made of the same: the two are held together by these.
interface Game {
  name: string;
  profile: string;
  rules: Record<string, string>;
  sheet: object;
  first_dealer: string;
  steps: { change: Json; reading?: Json; refused?: Json }[];
}
type Json = Record<string, unknown>;
const VECTORS: {
  games: Game[];
  houses: { profile: string; options: Record<string, string>; sheet?: object; clash?: string[] | null }[];
  merges: { profile: string; first_dealer: string; before: Json[]; incoming: Json; becomes: Json | null }[];
  evenings: { sheets: Parameters<typeof tableOf>[0]; table: object[] }[];
  files: { text: string; reading: Json }[];
} = JSON.parse(readFileSync('../tests/golden/paper.json', 'utf-8'));
const NAMES = ['Anna', 'Bo', 'Åsa'] as const;
const LETTERS = 'ABC';

function start(rules: Rules, dealer: string): Written {
  return blank({ rules, names: NAMES, first_dealer: placeOf(dealer), entries: [] });
}

function placeOf(letter: string): Place {
  const found = LETTERS.indexOf(letter);
  return found === 0 || found === 1 ? found : 2;
}

// The page offers no number below 0, and no file holds one; a vector tries it all the same.
function changeOf(found: Json): Change {
  const units = fields(found['units']);
  if (Object.values(units).every((one) => Number(one) >= 0)) return readChange(found);
  const entry = { contract: String(found['contract']), units: three((place) => Number(units[LETTERS.charAt(place)])), trump: null, misdeals: 0 };
  return { type: 'entered', entry };
}

function readingOf(written: Written, rounds: boolean): Json {
  const { paper, misdeals, corrected } = written;
  const { standing, conflicts, upcoming } = read(paper);
  const { totals, contenders, decided } = standing;
  const running = [0, 0, 0];
  const lines = standing.results.map(({ number, extra, dealer, forehand, contract, scores }) => {
    if (extra === null) scores.forEach((score, place) => (running[place] = (running[place] ?? 0) + score));
    return { number, extra, dealer: LETTERS[dealer], forehand: LETTERS[forehand], contract, scores, totals: [...running] };
  });
  return {
    upcoming: upcoming && {
      number: upcoming.number,
      extra: upcoming.extra,
      dealer: LETTERS[upcoming.dealer],
      forehand: LETTERS[upcoming.forehand],
      contracts: upcoming.contracts.map(({ key }) => key),
      left: three((place) => openTo(paper, standing, place).map(({ key }) => key)),
    },
    totals,
    contenders,
    decided,
    places: decided ? ranks(standing) : null,
    misdeals,
    corrected: [...corrected].map((index) => index + 1).sort((one, other) => one - other),
    conflicts: conflicts.map(({ index, code, details }) => ({ round: index + 1, code, details })),
    ...(rounds ? { rounds: lines } : {}),
  };
}

function refusedBy(make: () => unknown): Json | null {
  try {
    make();
    return null;
  } catch (error) {
    if (!(error instanceof UnfitChangeError)) throw error;
    return { code: error.refusal.code, details: error.refusal.details };
  }
}

describe('a sheet', () => {
  it.each(VECTORS.games.map((game) => [game.name, game] as const))('comes to what the engine says: %s', (_, game) => {
    const rules = rulesOf(game.profile, game.rules);
    expect(rules).toEqual({ ...game.sheet, options: game.rules });
    let written = start(rules, game.first_dealer);
    for (const { change, reading, refused } of game.steps) {
      if (refused) expect(refusedBy(() => applied(written, changeOf(change)))).toEqual(refused);
      else {
        written = applied(written, changeOf(change));
        expect(readingOf(written, fields(reading)['rounds'] !== undefined)).toEqual(reading);
      }
    }
  });

  it.each(VECTORS.houses.filter(({ sheet }) => sheet).map((house) => [JSON.stringify(house.options), house] as const))('is that of house rules: %s', (_, house) => {
    expect(rulesOf(house.profile, house.options)).toEqual({ ...house.sheet, options: house.options });
  });

  it.each(VECTORS.houses.filter(({ clash }) => clash).map((house) => [JSON.stringify(house.options), house] as const))('clashes where the engine says so: %s', (_, { profile, options, clash }) => {
    expect(() => rulesOf(profile, options)).toThrow(expect.objectContaining({ constructor: RulesError, options: clash }));
  });

  it('is none of rules that cannot be read', () => {
    const unreadable = VECTORS.houses.filter(({ sheet, clash }) => !sheet && !clash);
    expect(unreadable.length).toBeGreaterThan(5);
    for (const { profile, options } of unreadable) expect(() => rulesOf(profile, options), JSON.stringify(options)).toThrow(RulesError);
  });

  it('takes the changes of another device as the server does', () => {
    for (const { profile, first_dealer, before, incoming, becomes } of VECTORS.merges) {
      const written = before.reduce((state, change) => applied(state, readChange(change)), start(rulesOf(profile), first_dealer));
      const change = readChange(incoming);
      const meant = change.type === 'corrected' ? null : (incoming['round'] ?? null);
      const make = (): Change | null => {
        const made = merged(written, change, meant === null ? null : Number(meant));
        if (made) applied(written, made);
        return made;
      };
      if (becomes && 'code' in becomes) expect(refusedBy(make)).toEqual(becomes);
      else {
        const made = make();
        expect(made && changeJson(made)).toEqual(becomes);
      }
    }
  });

  it('is written as it was read', () => {
    for (const { text, reading } of VECTORS.files) {
      const file = readPaper(text);
      expect(writePaper(file)).toBe(text);
      expect(readingOf(stateOf(file), true)).toEqual(reading);
    }
  });

  it('adds evenings up by name', () => {
    for (const { sheets, table } of VECTORS.evenings) expect(tableOf(sheets)).toEqual(table);
  });
});
