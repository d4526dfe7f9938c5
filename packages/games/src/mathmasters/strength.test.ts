// Each level is stronger than the one below, on fixed deals in all rotations of the seats. Searches get few units here: the
// figures at full strength are in bench/mathmasters. The margin is own points less the mean of the others'.
import { openMatch, rngFrom, units, type Level, type Match } from '@cardinal/kernel';
import { expect, it } from 'vitest';
import { game } from './index.ts';
import { quick } from './policy.ts';
import { rules } from './rules.ts';
import { model } from './search.ts';
import { thrifty } from './thrift.ts';
import type { MathMastersState } from './types.ts';

const SEATS = 3;

type Player = Pick<(typeof game.bots)[Level], 'choose'>;
/** Any move there is, calls left out. */
const anything: Player = {
  choose(view, rng) {
    const listed = (game.moves(view) ?? []).filter((move) => game.write(move) !== 'wrong-times');
    return view.turn.must.includes(view.who as number) ? (listed[rng.below(listed.length)] ?? null) : null;
  },
};
const playerOf = (name: Level | 'anything'): Player => (name === 'anything' ? anything : game.bots[name]);

function margin(one: Level | 'anything', others: Level | 'anything', seeds: number, work: number): number {
  let sum = 0;
  for (let n = 0; n < seeds * SEATS; n++) {
    const seat = n % SEATS;
    const seed = `strength${Math.floor(n / SEATS)}`;
    const match = dealt(seed);
    const rngs = Array.from({ length: SEATS }, (_, at) => rngFrom(`${seed}/${at}`));
    while (match.result === null) {
      match.advance(match.turn.dues[0]?.at ?? match.at, true);
      const { must, may } = match.turn;
      for (const at of [...may, ...must]) {
        const bot = playerOf(at === seat ? one : others);
        const move = bot.choose(match.view(at), rngs[at] ?? rngFrom(seed), units(work));
        if (move === null) continue;
        expect(match.submit(at, move, match.at).ok).toBe(true);
        break;
      }
    }
    const { scores } = match.result;
    const own = scores[seat] ?? 0;
    sum += own - (scores.reduce((all, score) => all + score, 0) - own) / (SEATS - 1);
  }
  return sum / (seeds * SEATS);
}

it.each([
  ['beginner', 'anything', 40, 1, 1],
  ['easy', 'beginner', 40, 1, 1],
  ['normal', 'easy', 3, 40, 60],
  ['expert', 'easy', 3, 30, 60],
] as const)('%s gains on two of %s', (up, down, seeds, work, least) => {
  const gained = margin(up, down, seeds, work);
  expect(gained).toBeGreaterThan(least);
  expect(margin(down, up, Math.ceil(seeds / 2), work)).toBeLessThan(gained);
});

// Expert against Normal takes minutes to tell apart by play (bench/mathmasters). What makes the difference is quick to see:
// Expert searches longer, and the lines it plays on with beat those of Normal.
it('Expert searches several times as long as Normal', () => {
  const [normal, expert] = (['normal', 'expert'] as const).map((level) => {
    let spent = 0;
    const match = dealt('long');
    const seat = match.turn.must[0] ?? 0;
    game.bots[level].choose(match.view(seat), rngFrom('long'), { more: () => ++spent < 5000 });
    return spent;
  });
  expect(normal).toBeGreaterThan(50);
  expect(expert).toBeGreaterThan(3 * (normal ?? 0));
});

it('a thrifty seat gains on two quick ones', () => {
  let sum = 0;
  for (let n = 0; n < 60; n++) {
    const seat = n % SEATS;
    const state = rules.copy(dealt(`thrift${Math.floor(n / SEATS)}`).state as unknown as MathMastersState);
    const rng = rngFrom('thrift');
    while (model.actor(state) >= 0) model.play(state, model.actor(state) === seat ? thrifty(state) : quick(state), rng);
    sum += model.worth(state, seat) - 0.5;
  }
  expect(sum).toBeGreaterThan(5);
});

function dealt(seed: string): Match {
  const opened = openMatch(game, { seats: SEATS, seed, options: { deals: 1, allSetsFromRound1: true } });
  if (!opened.ok) throw new Error(opened.why);
  opened.match.advance(0);
  return opened.match;
}
