// A card table of Mascarade's size on boardgame.io: PORT=8000 node server.js
// In memory, or with FLATFILE_DIR=somewhere in files: boardgame.io reads that name by itself.

const { Server } = require("boardgame.io/server");
const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");

const MASKS = [
  "Judge", "Bishop", "King", "Fool", "Queen", "Thief", "Witch",
  "Spy", "Peasant", "Peasant", "Cheat", "Inquisitor", "Widow",
];
const COINS = 6;

const setup = ({ ctx, random }) => {
  const cards = random.Shuffle(MASKS);
  const players = {};
  ctx.playOrder.forEach((seat, i) => { players[seat] = { card: cards[i] }; });
  return {
    secret: { centre: cards.slice(ctx.numPlayers) },
    players,
    names: ctx.playOrder.map((seat) => `Player ${seat}`),
    coins: ctx.playOrder.map(() => COINS),
    court: 0,
  };
};

const pay = ({ G, ctx, playerID, log }, to) => {
  const isSomebodyElse = Number.isInteger(to) && to >= 0 && to < ctx.numPlayers && to !== Number(playerID);
  if (!isSomebodyElse || G.coins[playerID] < 1) return INVALID_MOVE;
  G.coins[playerID] -= 1;
  G.coins[to] += 1;
  log.setMetadata({ kind: "paid", who: Number(playerID), whom: to, coins: 1 });
};

const table = {
  name: "table",
  setup,
  moves: { pay },
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: PlayerView.STRIP_SECRETS, // nobody gets `secret`, or another player's card
  disableUndo: true, // what was seen cannot be unseen, and keeping old states would cost boardgame.io time
};

// A history of its own in the state would be sent whole after each move; boardgame.io's log is sent as it grows.
Server({ games: [table], origins: [] }).run(Number(process.env.PORT), () => console.log("ready"));
