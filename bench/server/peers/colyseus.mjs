/** Colyseus' server as its users write it, in memory, with a patch right after each action. The packages are those of the folder that BENCH_PEERS names. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { play, serve, setup } from './cards.mjs';

const require = createRequire(path.join(process.env.BENCH_PEERS, 'x.js'));
const { Room, Server } = require('@colyseus/core');
const { ArraySchema, schema, StateView, t } = require('@colyseus/schema');
const { WebSocketTransport } = require('@colyseus/ws-transport');

const Player = schema({ hand: t.array('string').view(), count: t.number() }, 'Player');
const State = schema(
  { players: t.array(Player), pile: t.array('string'), deck: t.number(), turn: t.number(), seq: t.number() },
  'State',
);

class Cards extends Room {
  onCreate() {
    this.maxClients = 2;
    this.patchRate = null;
    const game = setup();
    const state = new State();
    for (const hand of game.hands) {
      const player = new Player();
      player.hand = new ArraySchema(...hand);
      player.count = hand.length;
      state.players.push(player);
    }
    Object.assign(state, { deck: game.deck.length, turn: 0, seq: 0 });
    this.state = state;
    this.onMessage('act', ({ userData: { seat } }, { at }) => {
      const card = game.hands[seat][at];
      if (!play(game, seat, at)) return;
      const { hand } = state.players[seat];
      hand.splice(at, 1);
      hand.push(game.hands[seat].at(-1));
      state.pile.push(card);
      if (state.pile.length > 8) state.pile.shift();
      Object.assign(state, { deck: game.deck.length, turn: game.turn, seq: game.seq });
      this.broadcastPatch();
    });
  }

  onJoin(client) {
    client.userData = { seat: this.clients.length - 1 };
    client.view = new StateView();
    client.view.add(this.state.players[client.userData.seat]);
  }
}

console.log = () => {};
const port = 31_000 + (process.pid % 1_500);
const server = new Server({ transport: new WebSocketTransport({}), greet: false });
server.define('cards', Cards);
await server.listen(port, '127.0.0.1');
serve(`http://127.0.0.1:${port}`);
