import { beforeEach, describe, expect, it } from 'vitest';
import { ANSWER_MS, FIRST_PAUSE_MS, LISTENING_MS, LONGEST_PAUSE_MS, Link, PROBE_MS, SILENCE_MS, type Socket } from './link';
import type { FromServer } from './protocol';
import { HandClock } from './testing';

class Wire implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly sent: string[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.closed = true;
  }
}

let clock: HandClock;
let wires: Wire[];
let heard: FromServer[];
let lost: number;
let link: Link;
let chance: number;

beforeEach(() => {
  clock = new HandClock();
  wires = [];
  heard = [];
  lost = 0;
  chance = 0.5;
  link = new Link({
    open: () => {
      const wire = new Wire();
      wires.push(wire);
      return wire;
    },
    clock,
    random: () => chance,
    connected: () => undefined,
    lost: () => lost++,
    receive: (message) => heard.push(message),
  });
  link.start();
});

function wire(): Wire {
  const last = wires.at(-1);
  if (last === undefined) throw new Error('no socket was opened');
  return last;
}

describe('a socket', () => {
  it('passes on the messages of the server, and nothing else', () => {
    wire().onopen?.();
    for (const data of ['{"type":"pong","t":1,"n":2}', '{"type":"pong"}', '{"type":"other"}', 'x', 7]) {
      wire().onmessage?.({ data });
    }
    expect(heard).toEqual([{ type: 'pong', t: 1, n: 2 }]);
  });

  it('that falls silent is asked, and replaced at once where it does not answer', () => {
    wire().onopen?.();
    clock.pass(SILENCE_MS);
    expect(wire().sent).toHaveLength(1);
    clock.pass(ANSWER_MS);
    expect(wires[0]?.closed).toBe(true);
    expect(lost).toBe(1);
    expect(wires).toHaveLength(2);
    expect(SILENCE_MS + ANSWER_MS).toBeLessThanOrEqual(9000);
  });

  it('that was replaced in vain is opened again after a pause', () => {
    wire().onopen?.();
    clock.pass(SILENCE_MS + ANSWER_MS);
    wire().onclose?.();
    expect(wires).toHaveLength(2);
    clock.pass(FIRST_PAUSE_MS);
    expect(wires).toHaveLength(3);
  });

  it('that answers stays', () => {
    wire().onopen?.();
    clock.pass(SILENCE_MS);
    wire().onmessage?.({ data: '{"type":"pong","t":1,"n":2}' });
    clock.pass(SILENCE_MS - 1);
    expect(wires).toHaveLength(1);
  });

  it('whose player only listens to fast others says that they are here', () => {
    wire().onopen?.();
    for (let at = 0; at < 12_000; at += 1000) {
      clock.pass(1000);
      wire().onmessage?.({ data: '{"type":"pong","t":1,"n":2}' });
    }
    expect(wire().sent).toHaveLength(3);
    expect(SILENCE_MS + LISTENING_MS).toBeLessThan(10_000);
  });

  it('is probed when the page comes back, with little patience', () => {
    wire().onopen?.();
    link.probe();
    clock.pass(PROBE_MS);
    expect(lost).toBe(1);
  });

  it('pauses longer after each failure, up to a limit', () => {
    const pauses: number[] = [];
    for (let failure = 0; failure < 8; failure++) {
      const before = clock.now();
      const count = wires.length;
      wire().onclose?.();
      while (wires.length === count) clock.pass(50);
      pauses.push(clock.now() - before);
    }
    expect(pauses.slice(0, 4)).toEqual([500, 1000, 2000, 4000]);
    expect(Math.max(...pauses)).toBe(LONGEST_PAUSE_MS);
  });

  it.each([
    [0, 0.5],
    [1, 1.5],
  ])('is spread around its pause, also around the longest: %d', (random, share) => {
    chance = random;
    for (let failure = 0; failure < 8; failure++) {
      wire().onclose?.();
      clock.pass(LONGEST_PAUSE_MS * 2);
    }
    const [before, count] = [clock.now(), wires.length];
    wire().onclose?.();
    while (wires.length === count) clock.pass(50);
    expect(clock.now() - before).toBe(LONGEST_PAUSE_MS * share);
  });

  it('drops what is sent while it is closed', () => {
    link.send({ type: 'ping', t: 0 });
    expect(wire().sent).toEqual([]);
  });
});

describe('a server that stops', () => {
  const goodbye = (in_s: number) => JSON.stringify({ type: 'going_down', retry_s: 7, in_s });

  it('is left alone until it asked this page to come back', () => {
    wire().onopen?.();
    wire().onmessage?.({ data: goodbye(0) });
    wire().onclose?.();
    clock.pass(6_999);
    expect(wires).toHaveLength(1);
    clock.pass(1);
    expect(wires).toHaveLength(2);
  });

  it('may warn first: a cut before it stops is one like any other', () => {
    wire().onopen?.();
    wire().onmessage?.({ data: goodbye(60) });
    wire().onclose?.();
    clock.pass(FIRST_PAUSE_MS);
    expect(wires).toHaveLength(2);
  });
});
