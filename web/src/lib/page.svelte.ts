/** Puts a match together with the browser: socket, clock, storage, and what wakes the page up. */

import { browserClock } from './clock';
import { forgetOld } from './forgetting';
import { ANSWER_MS, Link, type Socket } from './link';
import { Match } from './match.svelte';
import { Nonces } from './nonces';
import { paceOf } from './pace';
import { settings } from './settings.svelte';
import { streamSocket } from './stream';
import { decode } from './wire';
import { Witness } from './witness';

/** A match at a table, connected. The first view may lie in the page itself. */
export function openMatch(table: string): Match {
  forgetOld(localStorage, table);
  const match = new Match({
    send: (message) => link.send(message),
    clock: browserClock,
    pace: () => paceOf(settings),
    nonces: new Nonces(localStorage, table),
    witness: new Witness(localStorage, table),
    // A slow line gets as long as it always has.
    probe: () => link.probe(ANSWER_MS),
    newId: () => Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36)).join('_'),
  });
  const link = new Link({
    open: () => line(table),
    clock: browserClock,
    random: Math.random,
    connected: () => match.connected(),
    lost: () => match.lost(),
    receive: (message) => match.receive(message),
  });
  const first = decode(document.getElementById('welcome')?.textContent ?? '');
  if (first) match.receive(first);
  link.start();
  const probe = () => {
    if (document.visibilityState === 'visible') link.probe();
  };
  document.addEventListener('visibilitychange', probe);
  window.addEventListener('pageshow', (event) => event.persisted && probe());
  window.addEventListener('online', probe);
  return match;
}

/** Websockets in a row that never opened. From so many on every other line is of the other kind. */
let unopened = 0;
/** Fewer where no websocket has opened at all; a server that restarts is back before the larger number. */
let blocked = 2;

function line(table: string): Socket {
  if (unopened < blocked) return socket(table);
  unopened = blocked - 1;
  return streamSocket(table);
}

function socket(table: string): Socket {
  unopened += 1;
  const opened = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/${table}`);
  const made: Socket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (words) => opened.send(words),
    close: () => opened.close(),
  };
  opened.onopen = () => {
    unopened = 0;
    blocked = 6;
    made.onopen?.();
  };
  opened.onmessage = ({ data }: { data: unknown }) => made.onmessage?.({ data });
  opened.onclose = () => made.onclose?.();
  return made;
}
