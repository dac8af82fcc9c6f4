// Thousands of players in one process: `node driver.mjs SERVER PORT TABLES_JSON`. It reads one request a line from its
// input and answers each with a line of JSON. Moves arrive at random at a given rate, whether or not the server keeps
// up, and every wait is counted from the moment a move was due.
import { readFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { createInterface } from "node:readline";
import * as bismarck from "./bismarck.mjs";
import * as peers from "./peers.mjs";
import { traffic } from "./websocket.mjs";

const [, , server, portText, tablesFile] = process.argv;
const PORT = Number(portText);
const CONNECTING = 16; // at once
const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 15_000;
const LINGER_MS = 3_000; // for what is still on its way when a stage ends
const ROUND = 54; // moves of a round, about
const SCATTER_S = 120;
const loop = monitorEventLoopDelay({ resolution: 5 });
loop.enable();

const game =
  server === "bismarck"
    ? { connect: bismarck.connect, mayMove: bismarck.mayMove, over: bismarck.over, move: bismarck.move }
    : {
        create: peers[server].create,
        connect: peers[server].connect,
        mayMove: peers.mayMove,
        over: peers.over,
        move: peers.mover(peers[server]),
      };
const now = () => performance.now();
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const tables = JSON.parse(readFileSync(tablesFile, "utf8")).map((table) => ({
  ...table,
  clients: [],
  waiting: [], // when the moves that are due were due
  pending: null,
  mover: null,
  stored: 0, // the highest number that was acknowledged
}));
const faults = { refused: 0, gaps: 0, words: "" };
let stage = fresh();

function fresh() {
  return { due: 0, sent: 0, acknowledged: 0, waits: [], fromSending: [], fanOut: [] };
}

const told = {
  acknowledged(client, message) {
    const table = client.table;
    const pending = table.pending;
    if (pending === null || pending.id !== message.id) return;
    table.pending = null;
    if (message.n > table.stored) table.stored = message.n;
    const at = now();
    pending.stage.acknowledged += 1;
    pending.stage.waits.push(at - pending.due);
    pending.stage.fromSending.push(at - pending.at);
    proceed(table);
  },
  seen(client) {
    const table = client.table;
    const last = table.last;
    if (last !== undefined && client !== last.client && client.n === last.n) last.stage.fanOut.push(now() - last.at);
    if (game.mayMove(client)) {
      table.mover = client;
      proceed(table);
    }
  },
  refused(client, message) {
    const pending = client.table.pending;
    // What is given to the shuffle twice, after a restart, is refused too, and does no harm.
    if (pending === null || pending.id !== message.id) return;
    faults.refused += 1;
    faults.words = JSON.stringify(message).slice(0, 200);
    client.table.pending = null;
  },
};

/** Make the move that is due, if one is and the table is ready for it. */
function proceed(table) {
  const client = table.mover;
  if (table.pending !== null || client === null || client.away || table.waiting.length === 0) return;
  if (game.over(client) || !game.mayMove(client)) return;
  table.mover = null;
  const due = table.waiting.shift();
  const at = now();
  stage.sent += 1;
  const id = game.move(client);
  table.pending = { id, due, at, stage, client };
  table.last = { client, n: client.n + 1, at, stage };
}

async function inTurns(things, work) {
  const left = [...things];
  const errors = [];
  const worker = async () => {
    for (let thing = left.pop(); thing !== undefined; thing = left.pop()) {
      try {
        await work(thing);
      } catch (error) {
        errors.push(String(error.message));
      }
    }
  };
  await Promise.all(Array.from({ length: CONNECTING }, worker));
  return errors;
}

async function seat(table, place, last = 0) {
  const client = await game.connect(PORT, table, place, told, last);
  table.clients[place] = client;
  if (game.mayMove(client)) table.mover = client;
  return client;
}

const requests = {
  async connect() {
    const start = now();
    const errors = await inTurns(tables, async (table) => {
      if (game.create !== undefined) await game.create(PORT, table);
      for (let place = 0; place < 3; place += 1) await seat(table, place);
    });
    return { seconds: (now() - start) / 1000, sockets: 3 * tables.length, errors: errors.length, words: errors[0] ?? "" };
  },

  /** Second tabs, which only listen. */
  async tabs({ count }) {
    const silent = { acknowledged: () => undefined, seen: () => undefined, refused: () => undefined };
    const places = Array.from({ length: count }, (_, i) => i);
    const opened = [];
    const errors = await inTurns(places, async (i) => {
      opened.push(await game.connect(PORT, tables[i % tables.length], Math.floor(i / tables.length) % 3, silent));
    });
    requests.opened = opened;
    return { opened: opened.length, errors: errors.length };
  },

  async closeTabs() {
    for (const client of requests.opened) client.connection.cut();
    await sleep(500);
    return {};
  },

  /** Bring every table to another place in its round: tables that all deal at once are no server's day. */
  async scatter() {
    stage = fresh();
    const end = now() + 1000 * SCATTER_S;
    tables.forEach((table, i) => {
      for (let moves = (i * 37) % ROUND; moves > 0; moves -= 1) table.waiting.push(now());
      proceed(table);
    });
    const open = () => tables.some((table) => table.waiting.length > 0 || table.pending !== null);
    while (open() && now() < end) await sleep(20);
    for (const table of tables) table.waiting.length = 0;
    return { made: stage.acknowledged };
  },

  async stage({ rate, seconds }) {
    await run(rate, seconds);
    return report(rate, seconds);
  },

  /** Cut connections one after the other while moves go on; how long each takes to be welcome again. */
  async resume({ rate, seconds, cuts }) {
    const took = [];
    let errors = 0;
    const running = run(rate, seconds);
    for (let i = 0; i < cuts; i += 1) {
      await sleep((1000 * seconds * 0.9) / cuts);
      const table = tables[Math.floor(Math.random() * tables.length)];
      const client = table.clients[Math.floor(Math.random() * 3)];
      if (client.away) continue;
      client.away = true;
      client.connection.cut();
      comeBack(client, 0).then(
        (ms) => took.push(ms),
        () => (errors += 1),
      );
    }
    await running;
    return { ...report(rate, seconds), resume: spread(took), errors };
  },

  /** Play on while the server goes and comes back. The first answer says that the players are ready for it. */
  async survive({ rate, seconds }) {
    const start = now();
    const away = new Set();
    const back = [];
    let lost = 0;
    for (const table of tables) {
      for (const client of table.clients) {
        watch(client, away, back, start, (count) => (lost += count));
      }
    }
    say({ ready: true });
    await run(rate, seconds);
    const deadline = now() + 1000 * seconds;
    while (away.size > 0 && now() < deadline) await sleep(20);
    return { ...report(rate, seconds), lost, missing: away.size, cut: back.length, back: spread(back) };
  },

  async faults() {
    return { ...faults, gaps: tables.reduce((sum, table) => sum + table.clients.reduce((n, c) => n + (c.gaps ?? 0), 0), 0) };
  },
};

function watch(client, away, back, start, report) {
  client.lost = () => {
    client.lost = null;
    client.away = true;
    away.add(client);
    const cutAt = now();
    // As the page does: half a second, doubling, with chance so that not everybody comes at once.
    comeBack(client, FIRST_RETRY_MS).then((_) => {
      away.delete(client);
      back.push(now() - cutAt);
      const fresh = client.table.clients[client.seat];
      if (fresh.n < client.table.stored) report(1);
    });
  };
}

/** Connect anew with what was seen, send again what was not acknowledged; how long it took. */
async function comeBack(client, retryMs) {
  const { table, seat: place } = client;
  const start = now();
  let wait = retryMs;
  for (;;) {
    if (wait > 0) await sleep(wait * (0.5 + Math.random()));
    wait = Math.min(LAST_RETRY_MS, Math.max(FIRST_RETRY_MS, 2 * wait));
    try {
      const fresh = await seat(table, place, client.n);
      const took = now() - start;
      fresh.gaps += client.gaps;
      if (fresh.missed.length > 0 && fresh.missed.length !== fresh.welcomed - client.n) fresh.gaps += 1;
      const pending = table.pending;
      if (pending !== null && pending.client === client) {
        pending.client = fresh;
        if (client.sentText !== undefined) fresh.connection.send(client.sentText);
        if (table.mover === fresh) table.mover = null; // that is the move, and it is on its way again
      }
      fresh.sentText = client.sentText;
      proceed(table);
      return took;
    } catch {
      if (wait > LAST_RETRY_MS / 2 && now() - start > 120_000) throw new Error("the server does not come back");
    }
  }
}

/** Let moves arrive at *rate* a second for so many seconds, then wait for the last of them. */
async function run(rate, seconds) {
  stage = fresh();
  loop.reset();
  run.start = { at: now(), cpu: process.cpuUsage(), bytes: traffic.bytesIn, messages: traffic.messagesIn };
  const end = now() + 1000 * seconds;
  let next = now();
  await new Promise((resolve) => {
    const tick = () => {
      const at = now();
      while (next <= at && next < end) {
        const table = tables[(run.place = (run.place + 1) % tables.length)];
        stage.due += 1;
        table.waiting.push(next);
        proceed(table);
        next += (-Math.log(1 - Math.random()) * 1000) / rate;
      }
      if (at >= end) resolve();
      else setTimeout(tick, Math.max(0, Math.min(next, end) - now()));
    };
    tick();
  });
  const used = process.cpuUsage(run.start.cpu);
  run.cpu = (used.user + used.system) / 1e6 / ((now() - run.start.at) / 1000);
  run.inTime = stage.acknowledged;
  run.loopP99 = loop.percentile(99) / 1e6 - 5;
  run.bytes = traffic.bytesIn - run.start.bytes;
  const deadline = now() + LINGER_MS;
  while (now() < deadline && tables.some((table) => table.pending !== null)) await sleep(10);
}
run.place = -1;

function report(rate, seconds) {
  const left = tables.reduce((sum, table) => sum + table.waiting.length + (table.pending === null ? 0 : 1), 0);
  for (const table of tables) table.waiting.length = 0;
  return {
    rate,
    seconds,
    due: stage.due,
    achieved: run.inTime / seconds,
    left,
    waits: spread(stage.waits),
    from_sending: spread(stage.fromSending),
    fan_out: spread(stage.fanOut),
    driver_cpu: run.cpu,
    driver_loop_p99: run.loopP99,
    bytes_a_move: Math.round(run.bytes / Math.max(1, run.inTime)),
  };
}

function spread(numbers) {
  numbers.sort((a, b) => a - b);
  const at = (share) => (numbers.length === 0 ? null : numbers[Math.min(numbers.length - 1, Math.floor(share * numbers.length))]);
  return { count: numbers.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}

function say(value) {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}

for await (const line of createInterface({ input: process.stdin })) {
  const { do: name, ...options } = JSON.parse(line);
  say(await requests[name](options));
}
process.exit(0);
