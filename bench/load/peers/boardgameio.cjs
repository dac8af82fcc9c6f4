// The peer: boardgame.io with a game of 48 cards, each player's hand stripped from what the others get. No rules but
// whose turn it is, since what is measured is the framework. STORAGE=flatfile keeps matches in files below DIR.
"use strict";
const { FlatFile, Origins, Server } = require("boardgame.io/server");
const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");

const CARDS = 48;
const A_SUIT = 12;

function dealt(random) {
  const deck = random.Shuffle(Array.from({ length: CARDS }, (_, card) => card));
  return [deck.slice(0, 16), deck.slice(16, 32), deck.slice(32)];
}

function winner(leader, trick) {
  const led = Math.floor(trick[0] / A_SUIT);
  let best = 0;
  trick.forEach((card, place) => {
    if (Math.floor(card / A_SUIT) === led && card > trick[best]) best = place;
  });
  return (leader + best) % 3;
}

const game = {
  name: "trick",
  minPlayers: 3,
  maxPlayers: 3,
  disableUndo: true,
  playerView: PlayerView.STRIP_SECRETS,
  setup: ({ random }) => {
    const hands = dealt(random);
    const players = Object.fromEntries(hands.map((hand, seat) => [seat, { hand }]));
    return { n: 0, turn: 0, leader: 0, trick: [], won: [0, 0, 0], players };
  },
  moves: {
    play: {
      client: false,
      move: ({ G, playerID, random }, card) => {
        const seat = Number(playerID);
        const place = G.players[playerID].hand.indexOf(card);
        if (place < 0 || seat !== G.turn) return INVALID_MOVE;
        G.players[playerID].hand.splice(place, 1);
        if (G.trick.length === 3) G.trick = [];
        G.trick.push(card);
        G.n += 1;
        if (G.trick.length === 3) {
          G.leader = winner(G.leader, G.trick);
          G.turn = G.leader;
          G.won[G.turn] += 1;
        } else {
          G.turn = (G.turn + 1) % 3;
        }
        if (G.n % CARDS === 0) dealt(random).forEach((hand, player) => (G.players[player].hand = hand));
        return undefined;
      },
    },
  },
  turn: { minMoves: 1, maxMoves: 1, order: { first: ({ G }) => G.turn, next: ({ G }) => G.turn } },
};

const options = { games: [game], origins: [Origins.LOCALHOST] };
if (process.env.STORAGE === "flatfile") options.db = new FlatFile({ dir: process.env.DIR, logging: false });
Server(options).run({ port: Number(process.env.PORT) });
