/** All protocols of this device, and the one that lies open. */

import { type PaperFile, newId, readPaper, timeNow, writePaper } from './file';
import type { Paper } from './entries';
import { samePeople } from './evenings';
import { rulesOf } from './house';
import { DEFAULT_PROFILE } from './rules';
import type { Joined } from './sharing';
import { type KeptSheet, type Sharing, Shelf } from './shelf';
import { Sheet, sorted } from './sheet.svelte';

/** What players are called until somebody says otherwise: short, for they head columns. */
export const UNNAMED = ['A', 'B', 'C'] as const;

/** One for the whole page. */
export class Desk {
  sheets = $state.raw<readonly Sheet[]>([]);
  /** What lies there too and cannot be read here. */
  unread = $state.raw<readonly KeptSheet[]>([]);
  open = $state.raw<Sheet>() as Sheet;
  private shelf: Shelf | null = null;

  /** Takes from the shelf what lies there, and lays open the latest protocol, or a fresh one. */
  static async laid(factory: IDBFactory | undefined): Promise<Desk> {
    const desk = new Desk();
    try {
      desk.shelf = factory ? await Shelf.open(factory) : null;
      const kept = (await desk.shelf?.all()) ?? [];
      const { sheets, unread } = sorted(kept, desk.shelf, Date.now);
      [desk.sheets, desk.unread] = [sheets, unread];
      desk.shelf?.listen((id) => void desk.reread(id));
    } catch (error) {
      // Some browsers keep nothing in a private window; the page says so and goes on.
      if (!(error instanceof DOMException)) throw error;
    }
    desk.open = desk.sheets[0] ?? desk.fresh(null);
    return desk;
  }

  /** Lays a protocol open. */
  choose(sheet: Sheet): void {
    this.open = sheet;
    if (this.sheets.includes(sheet)) sheet.sketch(sheet.draft);
  }

  /** A fresh protocol for the same people and rules as the one that lies open. */
  begin(): void {
    this.open = this.fresh(this.open);
  }

  /** A protocol from a file, in a place of its own; one that lies here already is only laid open, for an evening counts once. */
  import(words: string): void {
    const file = readPaper(words);
    const written = writePaper(file);
    const there = this.sheets.find((sheet) => writePaper(sheet.file) === written);
    if (there) this.choose(there);
    else this.adopt(file, null);
  }

  /** A protocol that came from elsewhere. */
  adopt(file: PaperFile, sharing: Sharing | null): void {
    const sheet = new Sheet(newId(), file, this.shelf, Date.now);
    sheet.take(file, sharing);
    this.sheets = [sheet, ...this.sheets];
    this.open = sheet;
  }

  /** Takes a protocol away for good. */
  async remove(sheet: Sheet): Promise<void> {
    this.sheets = this.sheets.filter((one) => one !== sheet);
    if (this.open === sheet) this.open = this.sheets[0] ?? this.fresh(sheet);
    await this.shelf?.remove(sheet.id);
  }

  /** Puts the open protocol among the others, once something stands on it. */
  note(): void {
    if (!this.sheets.includes(this.open) && !this.open.isBlank && !this.open.removed) this.sheets = [this.open, ...this.sheets];
  }

  /** The evenings of the same people that a protocol joins when it is shared; null where there is none to write to. */
  joinedBy(sheet: Sheet): Joined | null {
    for (const { sharing, paper } of this.sheets) {
      if (sharing?.key && sharing.group && samePeople(paper.names, sheet.paper.names)) return { group: sharing.group, key: sharing.key };
    }
    return null;
  }

  /** Another tab has written or removed: what stands there stands here too. */
  private async reread(id: string): Promise<void> {
    const kept = (await this.shelf?.all())?.find((one) => one.id === id);
    const known = [...this.sheets, this.open].find((sheet) => sheet.id === id);
    const others = this.sheets.filter((sheet) => sheet.id !== id);
    if (kept && known) {
      known.reread(kept);
      if (others.length === this.sheets.length) this.sheets = [known, ...others];
    } else if (kept) {
      const { sheets, unread } = sorted([kept], this.shelf, Date.now);
      this.sheets = [...sheets, ...others];
      this.unread = [...unread, ...this.unread.filter((one) => one.id !== id)];
    } else if (known?.waiting === 0) {
      // Whoever has it before them has it still, until they lay another open.
      known.removed = true;
      this.sheets = others;
    }
  }

  private fresh(like: Sheet | null): Sheet {
    const blank: Paper = {
      rules: like?.blank.rules ?? rulesOf(DEFAULT_PROFILE),
      names: like?.paper.names ?? UNNAMED,
      first_dealer: 0,
      entries: [],
    };
    return new Sheet(newId(), { started: timeNow(Date.now()), blank, records: [] }, this.shelf, Date.now);
  }
}
