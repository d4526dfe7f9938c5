import { LEVELS, rngFrom, units, type Level } from '@cardinal/kernel';
import { describe, expect, it } from 'vitest';
import { bots } from './bots.ts';
import { DESIGN_DECK } from './deck.ts';
import { rules } from './rules.ts';
import { Sitting } from './testing/sitting.ts';
import type { Face, NumsenseMove } from './types.ts';

const SETTINGS: readonly (readonly [number, object])[] = [
  [3, {}],
  [2, { declareAfterDraw: true, discardWild: 'whole-turn', deals: 2 }],
  [4, { falseCall: 'minus-five', wildPoints: 'zero', deals: 2 }],
  [2, { variant: 'choose-target', target: 0, wholeNumbersOnly: true, deals: 2 }],
  [2, { variant: 'fixed', handSize: 25, deals: 1 }],
  [3, { autoBest: true, referee: 'table', deals: 2 }],
];

/** The moves of a match between bots, as lines. */
function match(levels: readonly Level[], options: object, seed: string): string[] {
  const sitting = Sitting.match(levels.length, options, seed);
  const rng = rngFrom(seed);
  const lines: string[] = [];
  while (rules.result(sitting.state) === null) {
    const { must, draw } = rules.turn(sitting.state);
    if (draw) {
      sitting.settle(true);
      continue;
    }
    const [seat = 0] = must;
    const move = bots[levels[seat] ?? 'easy'].choose(sitting.view(seat), rng, units(2000));
    if (!move) throw new Error('a bot that must act does not');
    expect(sitting.asks(seat, move), rules.write(move)).toBeNull();
    lines.push(rules.write(move));
  }
  return lines;
}

function choice(level: Level, sitting: Sitting, seat = 0): NumsenseMove | null {
  return bots[level].choose(sitting.view(seat), rngFrom('choice'), units(2000));
}

describe('the bots', () => {
  it.each(SETTINGS)('play whole matches of %i by any house rules and are never refused: %j', (seats, options) => {
    const levels = Array.from({ length: seats }, (_, seat) => LEVELS[(seat + 1) % 4] ?? 'easy');
    expect(match(levels, options, 'legal').length).toBeGreaterThan(3);
  });

  it('play the same match from the same seed and thought', () => {
    const again = (): string[] => match(['beginner', 'easy', 'normal', 'expert'], { deals: 2 }, 'same');
    expect(again()).toEqual(again());
  });

  it('answer at once when they may think no longer', () => {
    const sitting = Sitting.match(3, { variant: 'fixed', handSize: 5 });
    for (const level of LEVELS) {
      const move = bots[level].choose(sitting.view(1), rngFrom('short'), units(0));
      expect(move && rules.check(sitting.view(1), move).ok, level).toBe(true);
    }
  });

  it('have nothing to say when it is not their turn, nor as watchers', () => {
    const sitting = Sitting.match(3);
    for (const level of LEVELS) {
      expect(choice(level, sitting, 2)).toBeNull();
      expect(bots[level].choose(rules.view(sitting.state, 'watcher'), rngFrom('w'), units(9))).toBeNull();
    }
  });

  it('call a hand that cannot get better; a dull one they hold', () => {
    const calls = (level: Level, hand: Face[], target: number): boolean => {
      const sitting = Sitting.laid({ hands: [hand, [5, 5, 9]], target, options: { deck: DESIGN_DECK }, discard: [1] });
      return choice(level, sitting)?.kind === 'declare';
    };
    for (const level of LEVELS) expect(calls(level, [25, 23, 22], 24) || level === 'beginner', level).toBe(true);
    for (const level of ['easy', 'normal', 'expert'] as const) expect(calls(level, [1, 2, 3], 6), level).toBe(false);
  });

  it('play a Discard for the best card of the pile, not the top', () => {
    const sitting = Sitting.laid({
      hands: [
        ['D', 5],
        [3, 4],
      ],
      target: 20,
      draw: [1, 1, 1],
      discard: [25, 2, 15, 6],
    });
    for (const level of ['normal', 'expert'] as const) {
      expect(choice(level, sitting)).toEqual({
        kind: 'exchange',
        card: sitting.state.hands[0]?.[0],
        for: sitting.state.discard[0],
      });
    }
  });

  it('on a last turn keep what scores most now', () => {
    const sitting = Sitting.laid({
      hands: [
        [3, 7],
        [2, 9],
      ],
      target: 10,
      draw: [1, 1, 1],
      discard: [8],
    });
    sitting.does(0, 'declare 3+7');
    expect(choice('expert', sitting, 1)).toEqual({ kind: 'take', from: 'discard' });
    sitting.does(1, 'take discard');
    const put = choice('expert', sitting, 1);
    expect(put).toEqual({ kind: 'put', card: sitting.state.hands[1]?.[1] });
  });

  it('take the time of a person, the weaker the longer', () => {
    const sitting = Sitting.match(3, { variant: 'fixed', handSize: 4 });
    const view = sitting.view(1);
    const paces = LEVELS.map((level) => {
      const rng = rngFrom('pace');
      return (
        Array.from({ length: 50 }, () => bots[level].pace(view, { kind: 'take', from: 'draw' }, rng)).reduce(
          (a, b) => a + b,
        ) / 50
      );
    });
    expect(paces).toEqual([...paces].sort((a, b) => b - a));
    expect(Math.min(...paces)).toBeGreaterThan(400);
    expect(Math.max(...paces)).toBeLessThan(20_000);
  });
});
