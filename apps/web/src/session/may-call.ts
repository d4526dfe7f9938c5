// Whether somebody whom play waits for may call as well as those who only may: the moment of a match does not tell, its
// rules do. Calls are about what lies open, so that one seat's call is every seat's.
import { legal, type Match, type Seat } from '@cardinal/kernel';

/** Whether a seat may make a call that is open to the seats in `may` now (ruling 2.13: the next player may break in too). */
export function mayCallToo(match: Pick<Match, 'game' | 'turn' | 'view'>, seat: Seat): boolean {
  const { game, turn } = match;
  const own = match.view(seat);
  const calls = turn.may.flatMap((other) => game.moves(match.view(other)) ?? []).filter((move) => game.calls?.(move));
  return calls.some((move) => legal(game, own, move).ok);
}
