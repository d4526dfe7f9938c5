// The peer: draw and discard in boardgame.io's local client, the way its users write and run it. Its package is looked
// for in this checkout, or in the folder that BENCH_PEERS names.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { CAP } from './search.ts';
import type { Random } from './random.ts';

interface Table {
  readonly secret: { readonly deck: number[] };
  readonly discard: number[];
  readonly players: Record<string, { readonly hand: number[] }>;
  drew: boolean;
  left: number;
}
interface Client {
  getState(): { readonly G: Table; readonly ctx: { readonly gameover?: unknown } } | null;
  readonly moves: { readonly draw: (fromPile: boolean) => void; readonly toss: (at: number) => void };
}
interface MoveContext {
  readonly G: Table;
  readonly playerID: string;
  readonly events: { endTurn(): void };
}

const game = {
  name: 'draw-discard',
  setup({ random }: { readonly random: { Shuffle(deck: number[]): number[] } }): Table {
    const deck = random.Shuffle(Array.from({ length: 52 }, (_, card) => card));
    const players = { 0: { hand: deck.slice(0, 5) }, 1: { hand: deck.slice(5, 10) } };
    return { secret: { deck: deck.slice(11) }, discard: [deck[10]!], players, drew: false, left: 41 };
  },
  moves: {
    draw({ G, playerID }: MoveContext, fromPile: boolean): string | undefined {
      if (G.drew) return 'INVALID_MOVE';
      const card = fromPile ? G.discard.pop() : G.secret.deck.pop();
      G.left = G.secret.deck.length;
      G.players[playerID]!.hand.push(card!);
      G.drew = true;
      return undefined;
    },
    toss({ G, playerID, events }: MoveContext, at: number): string | undefined {
      if (!G.drew) return 'INVALID_MOVE';
      const [card] = G.players[playerID]!.hand.splice(at, 1);
      G.discard.push(card!);
      G.drew = false;
      events.endTurn();
      return undefined;
    },
  },
  endIf: ({ G }: { readonly G: Table }) => (G.left === 0 && !G.drew ? { winner: '0' } : undefined),
};

/** A match in the peer's client; the number of moves. */
export type PeerMatch = (seed: number, random: Random) => number;

/** The peer and its version, or null where it is not installed. */
export function peer(): { readonly version: string; readonly match: PeerMatch } | null {
  const from = process.env['BENCH_PEERS'] ? join(process.env['BENCH_PEERS'], 'x.js') : import.meta.url;
  const require = createRequire(from);
  try {
    const { Client } = require('boardgame.io/client') as { readonly Client: (options: object) => Client };
    const { version } = require('boardgame.io/package.json') as { version: string };
    return {
      version,
      match: (seed, random) => play(Client({ game: { ...game, seed }, debug: false }), random),
    };
  } catch (error) {
    if ((error as { code?: string }).code === 'MODULE_NOT_FOUND') return null;
    throw error;
  }
}

function play(client: Client, random: Random): number {
  let moves = 0;
  for (; moves < CAP; moves++) {
    const state = client.getState();
    if (!state || state.ctx.gameover) break;
    if (!state.G.drew) client.moves.draw(state.G.discard.length > 0 && random() < 0.3);
    else client.moves.toss(Math.floor(random() * 6));
  }
  return moves;
}
