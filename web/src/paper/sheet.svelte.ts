/** One protocol as the page shows it; every change is on its way to the disk before the next tap. */

import { type Draft, EMPTY, draftOf, entryOf, isBegun, movedOn } from './draft';
import { type NextRound, type Paper, type Reading, type Standing, nextRound, read } from './entries';
import { type PaperFile, PaperFileError, header, line, newId, readKept, stateOf, timeNow } from './file';
import { type Change, type Dated, UnfitChangeError, type Written, applied, merged, renamed } from './history';
import { RulesError } from './options';
import { type Place, type Rules, contractIn } from './rules';
import { type Kept, type KeptChange, type KeptSheet, OvertakenError, type Sharing, type Shelf } from './shelf';

/** The protocols of a shelf, and those that this page cannot read: they lie there as they are, and keep nobody from the others. */
export interface Sorted {
  sheets: Sheet[];
  unread: KeptSheet[];
}

/** Tries to read all protocols of a shelf. */
export function sorted(kept: readonly KeptSheet[], shelf: Shelf | null, now: () => number): Sorted {
  const found: Sorted = { sheets: [], unread: [] };
  for (const one of kept) {
    try {
      const sheet = Sheet.of(one, shelf, now);
      stateOf(sheet.file);
      found.sheets.push(sheet);
    } catch (error) {
      if (!(error instanceof PaperFileError || error instanceof RulesError || error instanceof UnfitChangeError)) throw error;
      found.unread.push(one);
    }
  }
  return found;
}

export class Sheet {
  started = $state('');
  blank = $state.raw<Paper>() as Paper;
  records = $state.raw<readonly Dated[]>([]);
  draft = $state.raw<Draft>(EMPTY);
  sharing = $state.raw<Sharing | null>(null);
  /** Writes that the disk has not confirmed. */
  waiting = $state(0);
  /** What does not lie on the disk: nothing ever does here, or the last change not yet. */
  unkept = $state<'ever' | 'yet' | null>(null);
  /** Another tab has removed it; it is written again only by whoever goes on with it. */
  removed = $state(false);
  opened_ms: number;

  readonly written = $derived<Written>(stateOf(this.file));
  readonly paper = $derived<Paper>(this.written.paper);
  readonly reading = $derived<Reading>(read(this.paper));
  /** How it stood before the round that the draft is about. */
  readonly before = $derived<Standing>(this.draft.index === null ? this.reading.standing : read(this.until(this.draft.index)).standing);
  /** The round that the draft is about. */
  readonly upcoming = $derived<NextRound | null>(nextRound(this.paper, this.before));

  constructor(
    readonly id: string,
    file: PaperFile,
    private readonly shelf: Shelf | null,
    private readonly now: () => number,
  ) {
    this.lay(file);
    this.opened_ms = now();
  }

  /** A protocol from the shelf. */
  static of(kept: KeptSheet, shelf: Shelf | null, now: () => number): Sheet {
    const sheet = new Sheet(kept.id, readKept(kept), shelf, now);
    sheet.resume(kept);
    return sheet;
  }

  /** Shows what lies on the shelf, unless there is something here that does not yet. */
  reread(kept: KeptSheet): void {
    if (this.waiting > 0 || this.unkept !== null) return;
    this.removed = false;
    this.lay(readKept(kept));
    this.resume(kept);
  }

  /** The protocol as a file. */
  get file(): PaperFile {
    return { started: this.started, blank: this.blank, records: this.records };
  }

  /** Whether nothing stands on it. */
  get isBlank(): boolean {
    return this.records.length === 0;
  }

  /** Whether a round is half written down. */
  get begun(): boolean {
    return isBegun(this.draft);
  }

  /** Whether this device only looks on. */
  get followed(): boolean {
    return this.sharing !== null && this.sharing.key === null;
  }

  /** Somebody taps something that is not yet a round. */
  sketch(draft: Draft): void {
    this.draft = draft;
    this.write();
  }

  /** Writes down the round that has been tapped; throws where it cannot be. */
  confirm(): void {
    const upcoming = this.upcoming;
    const entry = upcoming && entryOf(this.draft, upcoming);
    if (!entry) return;
    const { index } = this.draft;
    const change: Change = index === null ? { type: 'entered', entry } : { type: 'corrected', index, entry };
    // What stands there already is not corrected.
    if (merged(this.written, change, null) === null) this.leave();
    else this.change(change, this.draft.aside ?? EMPTY);
  }

  /** Leaves the round that is being corrected as it stands. */
  leave(): void {
    this.sketch(this.draft.aside ?? EMPTY);
  }

  /** Begins to correct a round; what was half typed waits. */
  correct(index: number): void {
    const entry = this.paper.entries[index];
    if (entry) this.sketch(draftOf(entry, index, contractIn(this.blank.rules, entry.contract), this.draft));
  }

  /** Makes a change; what was tapped becomes `draft`. */
  change(change: Change, draft: Draft = this.draft): void {
    applied(this.written, change);
    this.records = [...this.records, { at: timeNow(this.now()), change, id: newId() }];
    this.draft = draft;
    this.write();
  }

  /** A player is called otherwise; on a blank protocol that is no change of it. */
  rename(place: Place, name: string): void {
    if (name === this.paper.names[place]) return;
    if (this.isBlank && !this.sharing) this.begin({ ...this.blank, names: renamed(this.blank.names, place, name) });
    else this.change({ type: 'renamed', place, name });
  }

  /** Another player dealt first. */
  noteDealer(place: Place): void {
    if (place === this.paper.first_dealer) return;
    if (this.isBlank && !this.sharing) this.begin({ ...this.blank, first_dealer: place });
    else this.change({ type: 'dealer', place }, EMPTY);
  }

  /** Other rules, while nothing stands on the protocol. */
  setRules(rules: Rules): void {
    this.begin({ ...this.blank, rules });
  }

  /** The sharing of it has begun or ended. */
  share(sharing: Sharing | null): void {
    this.sharing = sharing;
    this.write();
  }

  /** Takes changes that came from elsewhere in the place of its own. */
  take(file: PaperFile, sharing: Sharing | null): void {
    const rounds = this.paper.entries.length;
    this.lay(file);
    this.sharing = sharing;
    this.draft = movedOn(this.draft, rounds, this.paper.entries.length);
    if (this.removed) return;
    const [kept, changes] = [this.kept(), this.changes()];
    this.later((shelf) => shelf.replace(kept, changes));
  }

  private lay({ started, blank, records }: PaperFile): void {
    this.started = started;
    this.blank = blank;
    this.records = records;
  }

  /** Goes on where the page was left. */
  private resume({ draft, sharing, opened_ms }: Kept): void {
    this.draft = { ...EMPTY, ...draft };
    this.sharing = sharing;
    this.opened_ms = opened_ms;
  }

  private begin(blank: Paper): void {
    this.blank = blank;
    this.draft = EMPTY;
    this.write();
  }

  private until(index: number): Paper {
    return { ...this.paper, entries: this.paper.entries.slice(0, index) };
  }

  private changes(): KeptChange[] {
    return this.records.map((record, index) => ({ line: line(index + 1, record), id: record.id }));
  }

  private kept(): Kept {
    const { id, draft, opened_ms, sharing } = this;
    return { id, header: header(this.started, this.blank), draft, opened_ms, sharing };
  }

  private write(): void {
    this.opened_ms = this.now();
    this.removed = false;
    // What is written is what stands now: a round and the emptied draft reach the disk together or not at all.
    const [kept, changes] = [this.kept(), this.changes()];
    this.later((shelf) => shelf.keep(kept, changes));
  }

  /** The database does one write after the other; each is told of when the disk has it. */
  private later(write: (shelf: Shelf) => Promise<void>): void {
    const { shelf } = this;
    if (shelf === null) {
      this.unkept = 'ever';
      return;
    }
    this.waiting += 1;
    void write(shelf)
      .then(() => (this.unkept = null))
      .catch((error: unknown) => {
        // Another tab has written meanwhile: what stands there is shown.
        if (error instanceof OvertakenError) location.reload();
        else if (error instanceof DOMException) this.unkept = 'yet';
        else throw error;
      })
      .finally(() => (this.waiting -= 1));
  }
}
