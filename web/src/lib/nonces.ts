/** The player's share in the shuffle: 32 random bytes a deal, committed to before any are opened (docs/shuffle.md). */

import type { SeatName } from './protocol';
import { hex, sha256 } from './sha256';

const LABEL = 'bismarck/shuffle/1/nonce\0';

/** Where nonces are kept between a reload and the next; `Storage` is one. */
export interface Keep {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** A new nonce, in hex. */
export function newNonce(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

/** The commitment of the player at a seat to a nonce, in hex. */
export function commitment(seat: SeatName, nonce: string): string {
  const bytes = nonce.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? [];
  return hex(sha256(Uint8Array.from([...new TextEncoder().encode(LABEL + seat), ...bytes])));
}

/** The nonces of one table: made once a deal, kept before they are committed to. */
export class Nonces {
  constructor(
    private readonly keep: Keep,
    private readonly table: string,
    private readonly make: () => string = newNonce,
  ) {}

  /** The nonce kept for a deal, if it was not lost. */
  kept(deal: string): string | null {
    return this.keep.getItem(this.key(deal));
  }

  /** The nonce of a deal; a new one is kept first. */
  of(deal: string): string {
    return this.kept(deal) ?? this.renew(deal);
  }

  /** A new nonce of a deal, in place of one that was lost or not accepted. */
  renew(deal: string): string {
    const made = this.make();
    this.keep.setItem(this.key(deal), made);
    return made;
  }

  /** Lets go of the nonce of a deal that is over: the log has it now. */
  forget(deal: string): void {
    this.keep.removeItem(this.key(deal));
  }

  private key(deal: string): string {
    return `bismarck.nonce.${this.table}.${deal}`;
  }
}
