// How the driver plays at a Bismarck server: three people at a table that was written into the store beforehand.
import { createHash } from "node:crypto";
import { Connection } from "./websocket.mjs";

const DOMAIN = "bismarck/shuffle/1/nonce\0";
const NONCE = "cd".repeat(32);
const COMMITMENTS = Object.fromEntries(
  ["A", "B", "C"].map((seat) => [
    seat,
    createHash("sha256").update(DOMAIN).update(seat).update(Buffer.from(NONCE, "hex")).digest("hex"),
  ]),
);
const SEATS = ["A", "B", "C"];
let commands = 0;

// As the page does: who has heard nothing, or said nothing although others were heard, says that they are there.
const SILENCE_MS = 5_000;
const LISTENING_MS = 4_000;
const LOOK_MS = 500;
const connected = new Set();

setInterval(() => {
  const at = performance.now();
  for (const client of connected) if (at - client.heard >= SILENCE_MS) say(client, `{"type":"ping","t":0}`, at);
}, LOOK_MS).unref();

function say(client, text, at = performance.now()) {
  client.said = at;
  client.connection.send(text);
}

function heard(client) {
  client.heard = performance.now();
  if (client.heard - client.said >= LISTENING_MS) say(client, `{"type":"ping","t":0}`, client.heard);
}

/** Connect *seat* of *table* with what it has seen up to `last`; resolves at the welcome. */
export function connect(port, table, seat, told, last = 0) {
  const client = { table, seat, n: last, view: null, dealt: "", opened: "", gaps: 0, connection: null, lost: null };
  client.said = client.heard = performance.now();
  return new Promise((resolve, reject) => {
    client.connection = new Connection(
      port,
      `/ws/${table.id}`,
      { Cookie: `bismarck_session=${table.tokens[seat]}`, Origin: `http://127.0.0.1:${port}` },
      {
        onOpen: (connection) => connection.send(`{"type":"hello","protocol":1,"last":${last}}`),
        onText: (text) => {
          heard(client);
          read(client, text, told, resolve);
        },
        onClose: (code) => {
          connected.delete(client);
          reject(new Error(`closed ${code}`));
          if (client.lost !== null) client.lost(code);
        },
      },
    );
  });
}

function read(client, text, told, welcomed) {
  if (text.startsWith('{"type":"acknowledged"')) {
    told.acknowledged(client, JSON.parse(text));
    return;
  }
  const message = JSON.parse(text);
  if (message.type === "event") {
    if (message.n !== client.n + 1) client.gaps += 1;
    client.n = message.n;
    client.view = message.view;
    shuffle(client);
    told.seen(client);
  } else if (message.type === "welcome") {
    client.missed = message.missed;
    client.n = message.view.n;
    connected.add(client);
    client.welcomed = client.n; // the next event may come in the same breath, before the promise is kept
    client.view = message.view;
    shuffle(client);
    welcomed(client);
  } else if (message.type === "refused" || message.type === "failed") {
    told.refused(client, message);
  }
}

/** Give to the shuffle what it waits for. */
function shuffle(client) {
  const view = client.view;
  if (view.due === "round" && client.dealt !== view.deal) {
    client.dealt = view.deal;
    say(client, `{"type":"ready","deal":"${view.deal}","commitment":"${COMMITMENTS[SEATS[client.seat]]}"}`);
  } else if (view.due === "nonces" && client.opened !== view.deal) {
    client.opened = view.deal;
    say(client, `{"type":"open","deal":"${view.deal}","nonce":"${NONCE}"}`);
  }
}

/** Whether it is this client's decision. */
export function mayMove(client) {
  return client.view.options !== null;
}

export function over(client) {
  return client.view.ended !== null;
}

/** Send any allowed action; returns its id. */
export function move(client) {
  const id = `load-${process.pid}-${(commands += 1)}`;
  const body = JSON.stringify({ type: "command", id, token: client.view.token, action: action(client.view.options) });
  client.sentText = body; // to be sent again where the connection is lost before the answer
  say(client, body);
  return id;
}

function action(options) {
  const any = (list) => list[Math.floor(Math.random() * list.length)];
  if (options.contracts.length > 0) {
    const contract = any(options.contracts);
    const strain = options.named_with.includes(contract) ? any(options.strains) : null;
    return { type: "choose", contract, strain };
  }
  if (options.may_leave) return { type: any(["take", "leave"]) };
  if (options.discards > 0) return { type: "discard", cards: options.cards.slice(0, options.discards) };
  if (options.strains.length > 0) return { type: "name_trump", strain: any(options.strains) };
  return { type: "play", card: any(options.cards) };
}
