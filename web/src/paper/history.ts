/** What was done to a protocol, in order; the protocol is the fold of it, so nothing written is ever lost. */

import { type Entry, type Paper, type Refusal, read, refusal } from './entries';
import { type Place, type Three } from './rules';

export type Change =
  | { type: 'entered'; entry: Entry }
  | { type: 'corrected'; index: number; entry: Entry }
  | { type: 'taken' }
  | { type: 'misdealt' }
  | { type: 'misdeal_taken' }
  | { type: 'renamed'; place: Place; name: string }
  | { type: 'dealer'; place: Place };

/** A change, when it was made, in UTC, and what the devices that share it call it. */
export interface Dated {
  at: string;
  change: Change;
  id: string;
}

/** A protocol with what is known of it beside its rounds. */
export interface Written {
  paper: Paper;
  /** Thrown in since the last round. */
  misdeals: number;
  /** The places of rounds that were corrected. */
  corrected: ReadonlySet<number>;
}

/** A change does not fit the protocol it is made to. */
export class UnfitChangeError extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

/** A protocol on which nothing stands. */
export function blank(paper: Paper): Written {
  return { paper, misdeals: 0, corrected: new Set() };
}

/** The protocol after a change; throws where the change does not fit. */
export function applied(written: Written, change: Change): Written {
  const { paper } = written;
  const { entries } = paper;
  switch (change.type) {
    case 'entered': {
      check(paper, change.entry);
      const entry = { ...change.entry, misdeals: written.misdeals };
      return { ...written, paper: { ...paper, entries: [...entries, entry] }, misdeals: 0 };
    }
    case 'corrected': {
      const { index } = change;
      const old = entryAt(paper, index);
      const before = entries.slice(0, index);
      check({ ...paper, entries: before }, change.entry);
      const entry = { ...change.entry, misdeals: old.misdeals };
      const corrected = new Set([...written.corrected, index]);
      return { ...written, paper: { ...paper, entries: [...before, entry, ...entries.slice(index + 1)] }, corrected };
    }
    case 'taken': {
      const index = entries.length - 1;
      const last = entryAt(paper, index);
      const corrected = new Set([...written.corrected].filter((one) => one !== index));
      return { paper: { ...paper, entries: entries.slice(0, -1) }, misdeals: last.misdeals, corrected };
    }
    case 'misdealt':
      if (read(paper).upcoming === null) throw new UnfitChangeError({ code: 'after_the_end', details: {} });
      return { ...written, misdeals: written.misdeals + 1 };
    case 'misdeal_taken':
      if (written.misdeals === 0) throw new UnfitChangeError({ code: 'nothing_written', details: {} });
      return { ...written, misdeals: written.misdeals - 1 };
    case 'renamed':
      return { ...written, paper: { ...paper, names: renamed(paper.names, change.place, change.name) } };
    case 'dealer':
      return { ...written, paper: { ...paper, first_dealer: change.place } };
  }
}

/** What takes the last thing back that was written: a misdeal of the round to come, otherwise a round. */
export function undoing({ misdeals }: Written): Change {
  return { type: misdeals > 0 ? 'misdeal_taken' : 'taken' };
}

/**
 * What a change, made on a device that may have seen less, is on the protocol as it stands; null where nothing.
 *
 * `meant_for` is the number, from 1, of the round that is entered or taken back, or whose misdeal is. Of a round the last one who writes it
 * is right. Throws where the protocol has not come so far.
 */
export function merged({ paper, misdeals }: Written, change: Change, meant_for: number | null): Change | null {
  const { entries } = paper;
  switch (change.type) {
    case 'entered': {
      const number = meant_for ?? entries.length + 1;
      if (number < 1 || number > entries.length + 1) throw noSuchRound(number - 1, entries.length);
      const there = entries[number - 1];
      if (there === undefined) return change;
      return says(there, change.entry) ? null : { type: 'corrected', index: number - 1, entry: change.entry };
    }
    case 'corrected': {
      const there = entries[change.index];
      return there && says(there, change.entry) ? null : change;
    }
    case 'taken':
      return meant_for === null || meant_for === entries.length ? change : null;
    case 'misdeal_taken':
      return misdeals > 0 && (meant_for === null || meant_for === entries.length + 1) ? change : null;
    case 'renamed':
      return paper.names[change.place] === change.name ? null : change;
    case 'dealer':
      return paper.first_dealer === change.place ? null : change;
    case 'misdealt':
      return change;
  }
}

function says(there: Entry, entry: Entry): boolean {
  const same = there.units.every((units, place) => units === entry.units[place]);
  return same && there.contract === entry.contract && there.trump === entry.trump;
}

/** Three names, one of them another. */
export function renamed(names: Three<string>, place: Place, name: string): Three<string> {
  const own = (one: Place): string => (one === place ? name : names[one]);
  return [own(0), own(1), own(2)];
}

function check(paper: Paper, entry: Entry): void {
  const { upcoming } = read(paper);
  if (upcoming === null) throw new UnfitChangeError({ code: 'after_the_end', details: {} });
  const wrong = refusal(upcoming, entry);
  if (wrong) throw new UnfitChangeError(wrong);
}

function entryAt({ entries }: Paper, index: number): Entry {
  const found = entries[index];
  if (found) return found;
  throw noSuchRound(index, entries.length);
}

function noSuchRound(index: number, rounds: number): UnfitChangeError {
  if (rounds === 0) return new UnfitChangeError({ code: 'nothing_written', details: {} });
  return new UnfitChangeError({ code: 'no_such_round', details: { round: String(index + 1), rounds: String(rounds) } });
}
