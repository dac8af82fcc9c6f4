/** Where protocols lie on this device: written through at every tap, and on the disk before it is said to be kept. */

import { fields } from '../lib/wire';
import type { Draft } from './draft';

const NAME = 'bismarck-paper';
const VERSION = 1;

/** What the server knows of a protocol that is shared. */
export interface Sharing {
  id: string;
  /** With it changes may be written; whoever only follows has none. */
  key: string | null;
  /** The evenings of the same people; empty for whoever only follows. */
  group: string;
  /** The highest number of the server's changes that has come here. */
  seen: number;
  /** How many of the changes here are the server's; those after them are still to be sent. */
  sent: number;
}

/** A change as it lies on the shelf: its line, and what the devices that share it call it. */
export interface KeptChange {
  line: string;
  id: string;
}

/** A protocol as it lies on the shelf, without its changes. */
export interface Kept {
  id: string;
  header: string;
  draft: Draft | null;
  opened_ms: number;
  sharing: Sharing | null;
}

export interface KeptSheet extends Kept {
  changes: KeptChange[];
}

/** Another tab has written other changes: what this one shows is no longer so. */
export class OvertakenError extends Error {}

export class Shelf {
  private readonly tabs = new BroadcastChannel(NAME);

  private constructor(private readonly database: IDBDatabase) {}

  /** Opens the shelf; throws where this browser keeps nothing. */
  static async open(factory: IDBFactory): Promise<Shelf> {
    const asked = factory.open(NAME, VERSION);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore('sheets', { keyPath: 'id' });
      asked.result.createObjectStore('changes', { keyPath: ['sheet', 'n'] });
    };
    return new Shelf(await answer(asked));
  }

  /** Says which protocol another tab has written to or removed. */
  listen(written: (id: string) => void): void {
    this.tabs.onmessage = ({ data }: MessageEvent<unknown>) => written(String(data));
  }

  /** All protocols, the one opened last first. */
  async all(): Promise<KeptSheet[]> {
    const reading = this.database.transaction(['sheets', 'changes']);
    const [sheets, changes] = await Promise.all([
      answer<unknown[]>(reading.objectStore('sheets').getAll()),
      answer<unknown[]>(reading.objectStore('changes').getAll()),
    ]);
    const all = new Map<string, KeptChange[]>();
    for (const { sheet, line, id } of changes.map(fields)) {
      const own = all.get(String(sheet)) ?? [];
      own.push({ line: String(line), id: String(id) });
      all.set(String(sheet), own);
    }
    const found = sheets.map((sheet) => kept(fields(sheet))).sort((one, other) => other.opened_ms - one.opened_ms);
    return found.map((sheet) => ({ ...sheet, changes: all.get(sheet.id) ?? [] }));
  }

  /**
   * Keeps a protocol as it is now, with those of its changes that are not yet there; done when the disk has it.
   *
   * What is there must be the beginning of `changes`, be it none after another tab has removed the protocol, or fewer than
   * were written after the disk was full: so there is never a number left out.
   */
  async keep(sheet: Kept, changes: readonly KeptChange[]): Promise<void> {
    const writing = this.database.transaction(['sheets', 'changes'], 'readwrite', { durability: 'strict' });
    const lines = writing.objectStore('changes');
    const held = await answer(lines.count(rangeOf(sheet.id)));
    const last = held === 0 ? null : fields(await answer<unknown>(lines.get([sheet.id, held])));
    if (last && last['id'] !== changes[held - 1]?.id) {
      writing.abort();
      throw new OvertakenError();
    }
    writing.objectStore('sheets').put({ ...sheet });
    changes.slice(held).forEach((change, index) => lines.add({ sheet: sheet.id, n: held + index + 1, ...change }));
    await done(writing);
    this.tabs.postMessage(sheet.id);
  }

  /** Puts other changes in the place of those there are, as when another phone's are the newer ones. */
  async replace(sheet: Kept, changes: readonly KeptChange[]): Promise<void> {
    const writing = this.database.transaction(['sheets', 'changes'], 'readwrite', { durability: 'strict' });
    writing.objectStore('sheets').put({ ...sheet });
    writing.objectStore('changes').delete(rangeOf(sheet.id));
    changes.forEach((change, index) => writing.objectStore('changes').add({ sheet: sheet.id, n: index + 1, ...change }));
    await done(writing);
    this.tabs.postMessage(sheet.id);
  }

  /** Takes a protocol off the shelf. */
  async remove(id: string): Promise<void> {
    const writing = this.database.transaction(['sheets', 'changes'], 'readwrite', { durability: 'strict' });
    writing.objectStore('sheets').delete(id);
    writing.objectStore('changes').delete(rangeOf(id));
    await done(writing);
    this.tabs.postMessage(id);
  }
}

function rangeOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);
}

function answer<Value>(asked: IDBRequest<Value>): Promise<Value> {
  return new Promise((found, failed) => {
    asked.onsuccess = () => found(asked.result);
    asked.onerror = () => failed(asked.error ?? new DOMException('no answer', 'AbortError'));
  });
}

function done(writing: IDBTransaction): Promise<void> {
  return new Promise((kept, failed) => {
    writing.oncomplete = () => kept();
    writing.onabort = () => failed(writing.error ?? new DOMException('not kept', 'AbortError'));
  });
}

// Only this page writes what lies here, so it is taken as it was put.
function kept(found: Record<string, unknown>): Kept {
  const { id, header, draft, opened_ms, sharing } = found;
  return {
    id: String(id),
    header: String(header),
    draft: isDraft(draft) ? draft : null,
    opened_ms: Number(opened_ms),
    sharing: isSharing(sharing) ? sharing : null,
  };
}

function isDraft(value: unknown): value is Draft {
  return Array.isArray(fields(value)['typed']);
}

function isSharing(value: unknown): value is Sharing {
  return typeof fields(value)['sent'] === 'number';
}
