/** The socket of a table: it is opened anew whenever it falls silent, and says so. */

import type { Clock } from './clock';
import type { FromClient, FromServer } from './protocol';
import { decode } from './wire';

/** The part of a WebSocket that is used. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Ends {
  open: () => Socket;
  clock: Clock;
  /** From 0 to 1, for the jitter. */
  random: () => number;
  connected: () => void;
  lost: () => void;
  receive: (message: FromServer) => void;
}

/** Silence after which the server is asked whether it is there, and how long it may take to say so. */
export const SILENCE_MS = 5000;
/** Who only listens says so after this long: a server that hears nothing for ten seconds takes them for gone. */
export const LISTENING_MS = 4000;
export const ANSWER_MS = 4000;
export const PROBE_MS = 1500;
/** The first pause before a new socket; it doubles up to the longest. */
export const FIRST_PAUSE_MS = 500;
export const LONGEST_PAUSE_MS = 15_000;

export class Link {
  private socket: Socket | null = null;
  private isOpen = false;
  private failures = 0;
  /** When a server that stops has asked this page to come back. */
  private asked_ms: number | null = null;
  private alarm: (() => void) | null = null;
  private said_ms = 0;

  constructor(private readonly ends: Ends) {}

  /** Opens the socket. */
  start(): void {
    this.drop();
    const socket = this.ends.open();
    this.socket = socket;
    socket.onopen = () => {
      this.isOpen = true;
      this.said_ms = this.ends.clock.now();
      this.heard();
      this.ends.connected();
    };
    socket.onmessage = ({ data }) => {
      this.heard();
      const message = typeof data === 'string' ? decode(data) : null;
      if (message?.type === 'welcome') this.failures = 0;
      if (message?.type === 'going_down') {
        this.failures = 0;
        if (message.in_s === 0) this.asked_ms = 1000 * message.retry_s;
      }
      if (message) this.ends.receive(message);
    };
    socket.onclose = () => this.fail();
    // An opening that hangs counts as a failure too.
    this.ring(SILENCE_MS + ANSWER_MS, () => this.fail());
  }

  /** Sends a message; one that finds no open socket is dropped, for who waits for an answer asks again. */
  send(message: FromClient): void {
    if (!this.isOpen) return;
    this.said_ms = this.ends.clock.now();
    this.socket?.send(JSON.stringify(message));
  }

  /** The page was out of sight, the network changed, or an answer is late: is the server still there? */
  probe(patience_ms = PROBE_MS): void {
    if (this.isOpen) this.ask(patience_ms);
    else this.start();
  }

  /** Closes for good. */
  stop(): void {
    this.drop();
  }

  private heard(): void {
    if (this.ends.clock.now() - this.said_ms >= LISTENING_MS) this.ping();
    this.ring(SILENCE_MS, () => this.ask(ANSWER_MS));
  }

  private ping(): void {
    this.send({ type: 'ping', t: this.ends.clock.now() });
  }

  private ask(patience_ms: number): void {
    this.ping();
    this.ring(patience_ms, () => this.replace());
  }

  /** A socket that fell silent is replaced at once; only where that fails too there are pauses. */
  private replace(): void {
    if (this.failures > 0) return this.fail();
    this.drop();
    this.ends.lost();
    this.start();
  }

  private fail(): void {
    this.drop();
    this.ends.lost();
    if (this.asked_ms !== null) {
      this.ring(this.asked_ms, () => this.start());
      this.asked_ms = null;
      return;
    }
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** this.failures, LONGEST_PAUSE_MS);
    this.failures += 1;
    this.ring(pause * (0.5 + this.ends.random()), () => this.start());
  }

  /** Lets go of the socket without waiting for it to close. */
  private drop(): void {
    this.alarm?.();
    this.alarm = null;
    this.isOpen = false;
    if (this.socket === null) return;
    this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
    this.socket = null;
  }

  private ring(delay_ms: number, run: () => void): void {
    this.alarm?.();
    this.alarm = this.ends.clock.after(delay_ms, run);
  }
}
