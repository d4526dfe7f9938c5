// How strong the four bots are: one seat of a level among seats of the level below, each deal played in every seat, and
// the other way round. The unit is the deal (mean margin with 1.96 standard errors).
import { bots } from '@cardinal/games/break-in';
import { LEVELS, type Bot, type Level } from '@cardinal/kernel';
import { estimate, type Estimate } from '../estimate.ts';
import { playOut } from './table.ts';

/** A margin in points of a deal, own points less the mean of the others. */
export interface Margin extends Estimate {
  readonly who: string;
  readonly against: string;
  readonly seats: number;
  readonly deals: number;
}

type Player = Bot<never, never>;

/** One player among others, each deal in all seats. */
export function margin(hero: Player, rest: Player, seats: number, deals: number, seed: string): Estimate {
  const margins: number[] = [];
  for (let deal = 0; deal < deals; deal++) {
    let sum = 0;
    for (let seat = 0; seat < seats; seat++) {
      const players = Array.from({ length: seats }, (_, i) => (i === seat ? hero : rest));
      const { scores } = playOut(players, `${seed}/${deal}`, {}, 1);
      const own = scores[seat] ?? 0;
      const all = scores.reduce((total, one) => total + one, 0);
      sum += own - (all - own) / (seats - 1);
    }
    margins.push(sum / seats);
  }
  return estimate(margins);
}

/** Each of these levels among the level below, and one of the level below among it. */
export function strength(deals: number, seats = 3, seed = 'final', levels: readonly Level[] = LEVELS): Margin[] {
  const list: Margin[] = [];
  for (const [i, level] of LEVELS.entries()) {
    const below = LEVELS[i - 1];
    if (!below || !levels.includes(level)) continue;
    for (const [who, against] of [
      [level, below],
      [below, level],
    ] as const satisfies readonly (readonly [Level, Level])[]) {
      list.push({
        who,
        against,
        seats,
        deals,
        ...margin(bots[who] as never, bots[against] as never, seats, deals, seed),
      });
    }
  }
  return list;
}
