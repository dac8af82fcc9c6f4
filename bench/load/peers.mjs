// How the driver plays at the peers: a game of 48 cards without rules, whose hands the other players do not see.
import http from "node:http";
import { Connection } from "./websocket.mjs";

const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });

function post(port, path, body) {
  return new Promise((resolve, reject) => {
    const text = JSON.stringify(body);
    const headers = { "content-type": "application/json", "content-length": text.length };
    const request = http.request({ host: "127.0.0.1", port, path, method: "POST", agent, headers }, (answer) => {
      let content = "";
      answer.on("data", (part) => (content += part));
      answer.on("end", () => {
        if (answer.statusCode < 300) resolve(content === "" ? null : JSON.parse(content));
        else reject(new Error(`${path}: ${answer.statusCode}`));
      });
    });
    request.on("error", reject);
    request.end(text);
  });
}

function player(table, seat) {
  return { table, seat, n: -1, turn: -1, hand: [], mine: 0, connection: null, lost: null };
}

/** What came of our own card is its acknowledgement: these servers send no other. */
function noticed(client, told) {
  if (client.mine > 0 && client.n >= client.mine) {
    const n = client.mine;
    client.mine = 0;
    told.acknowledged(client, { id: `${client.table.id}/${n}` });
  }
  told.seen(client);
}

export const reference = {
  async create(port, table) {
    const made = await post(port, "/create", {});
    table.id = made.table;
    table.tokens = made.tokens;
  },
  connect(port, table, seat, told) {
    const client = player(table, seat);
    return new Promise((resolve, reject) => {
      let welcomed = false;
      client.connection = new Connection(port, `/ws?table=${table.id}&seat=${seat}&token=${table.tokens[seat]}`, {}, {
        onOpen: () => undefined,
        onClose: (code) => reject(new Error(`closed ${code}`)),
        onText: (text) => {
          const state = JSON.parse(text);
          if (state.hand) client.hand = state.hand;
          else if (state.seat === seat) client.hand.splice(client.hand.indexOf(state.card), 1);
          client.n = state.n;
          client.turn = state.turn;
          if (!welcomed) {
            welcomed = true;
            resolve(client);
          } else noticed(client, told);
        },
      });
    });
  },
  play: (client, card) => client.connection.send(`{"n":${client.n},"card":${card}}`),
};

export const boardgameio = {
  async create(port, table) {
    table.id = (await post(port, "/games/trick/create", { numPlayers: 3, unlisted: true })).matchID;
    table.tokens = [];
    for (let seat = 0; seat < 3; seat += 1) {
      const joined = await post(port, `/games/trick/${table.id}/join`, { playerID: `${seat}`, playerName: `p${seat}` });
      table.tokens.push(joined.playerCredentials);
    }
  },
  connect(port, table, seat, told) {
    const client = player(table, seat);
    return new Promise((resolve, reject) => {
      let welcomed = false;
      const send = (text) => client.connection.send(text);
      const onText = (text) => {
        // The framing of engine.io 4 and socket.io: open, connect to the namespace, ping, event.
        if (text === "2") send("3");
        else if (text[0] === "0") send("40/trick,");
        else if (text.startsWith("40/trick")) {
          send(`42/trick,${JSON.stringify(["sync", table.id, `${seat}`, table.tokens[seat], 3])}`);
        } else if (text.startsWith("42/trick,")) {
          const [kind, , content] = JSON.parse(text.slice(9));
          const state = kind === "update" ? content : kind === "sync" ? content.state : null;
          if (state === null) return;
          client.n = state.G.n;
          client.turn = state.G.turn;
          client.stateID = state._stateID;
          client.hand = state.G.players[seat].hand;
          if (!welcomed) {
            welcomed = true;
            resolve(client);
          } else noticed(client, told);
        }
      };
      client.connection = new Connection(port, "/socket.io/?EIO=4&transport=websocket", {}, {
        onOpen: () => undefined,
        onText,
        onClose: (code) => reject(new Error(`closed ${code}`)),
      });
    });
  },
  play(client, card) {
    const { table, seat, stateID } = client;
    const payload = { type: "play", args: [card], playerID: `${seat}`, credentials: table.tokens[seat] };
    client.connection.send(
      `42/trick,${JSON.stringify(["update", { type: "MAKE_MOVE", payload }, stateID, table.id, `${seat}`])}`,
    );
  },
};

export const mayMove = (client) => client.turn === client.seat;
export const over = () => false;

/** Play any card of the hand; returns the id of the move. */
export function mover(peer) {
  return (client) => {
    const card = client.hand[Math.floor(Math.random() * client.hand.length)];
    client.mine = client.n + 1;
    peer.play(client, card);
    return `${client.table.id}/${client.n + 1}`;
  };
}
