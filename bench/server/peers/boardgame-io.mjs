/** boardgame.io's server as its users write it, in memory. The packages are those of the folder that BENCH_PEERS names. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { play, serve, setup } from './cards.mjs';

const require = createRequire(path.join(process.env.BENCH_PEERS, 'x.js'));
const { Server } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');
const cards = {
  name: 'cards',
  disableUndo: true,
  setup: () => setup(),
  moves: { play: ({ G, playerID }, at) => (play(G, Number(playerID), at) ? undefined : INVALID_MOVE) },
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: ({ G, playerID }) => ({ hand: G.hands[playerID], pile: G.pile, turn: G.turn, seq: G.seq }),
};
console.log = () => {};
const port = 21_000 + (process.pid % 9_000);
await Server({ games: [cards], origins: ['*'] }).run({ port });
serve(`http://127.0.0.1:${port}`);
