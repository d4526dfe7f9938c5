// Which set-ups of a game are tried, and by which parts: every number of seats with the default options, and every option
// once with each other value it can sensibly have.
import { openMatch, type Game, type OptionSpec } from '@cardinal/kernel';
import { PARTS, type PartName, type Setup } from './finding.ts';
import { seatCounts } from './golden-files.ts';

/** A set-up, the parts that run over it, and a name for reports. */
export interface Plan {
  readonly name: string;
  readonly setup: Setup;
  readonly parts: readonly PartName[];
}

/** How much is tried. */
export interface Effort {
  readonly seeds: number;
  readonly looks: number;
  /** Numbers of seats that bots play with. */
  readonly botSeats: 'two' | 'all';
  readonly botUnits: number;
  /** The parts that run over changed options. */
  readonly optionParts: readonly PartName[];
  /** Of a whole number whose default is the least: the next one, or the most there can be (twelve decks are a long match). */
  readonly wholes: 'next' | 'most';
}

/** What fits into every test run. */
export const QUICK: Effort = {
  seeds: 1,
  looks: 3,
  botSeats: 'two',
  botUnits: 12,
  optionParts: ['random-play', 'frozen', 'non-interference', 'clock'],
  wholes: 'next',
};
/** What a release is held against: two hundred matches of each set-up. */
export const FULL: Effort = { seeds: 200, looks: 8, botSeats: 'all', botUnits: 60, optionParts: PARTS, wholes: 'most' };

/** Values of a choice beyond which only the first and the last other one are tried. */
const MOST_VALUES = 7;

/** All plans of a game. */
export function plansFor(game: Game, effort: Effort): readonly Plan[] {
  const seats = seatCounts(game);
  const setup = (count: number, options: unknown, name: string): Setup => ({
    seats: count,
    options,
    seeds: Array.from({ length: effort.seeds }, (_, index) => `${name}/${index}`),
    looks: effort.looks,
    units: effort.botUnits,
  });
  const withBots = effort.botSeats === 'all' ? seats : [seats[0], seats[Math.floor(seats.length / 2)]];
  const plain = seats.map((count): Plan => {
    const parts = withBots.includes(count) ? PARTS : PARTS.filter((part) => part !== 'bots');
    return { name: `${count} seats`, setup: setup(count, {}, `${game.id}/${count}`), parts };
  });
  const changed = optionChanges(game, effort).flatMap(({ name, options }, index): readonly Plan[] => {
    // Another number of seats for each option; where that does not fit, the first that does.
    const [count] = [...seats.slice(index % seats.length), ...seats].filter((one) => opens(game, one, options));
    if (count === undefined) return [];
    return [
      {
        name: `${count} seats, ${name}`,
        setup: setup(count, options, `${game.id}/${name}`),
        parts: effort.optionParts,
      },
    ];
  });
  return [...plain, ...changed];
}

/** Every option with each other value, together with what it needs to matter at all. */
function optionChanges(
  game: Game,
  effort: Effort,
): readonly { readonly name: string; readonly options: Record<string, unknown> }[] {
  const { specs } = game.options;
  return Object.entries(specs).flatMap(([key, spec]) =>
    otherValues(spec, effort).map((value) => ({
      name: `${key} ${String(value)}`,
      options: {
        ...(spec.when && { [spec.when.option]: 'is' in spec.when ? spec.when.is[0] : spec.when.from }),
        [key]: value,
      },
    })),
  );
}

function otherValues(spec: OptionSpec, { wholes }: Effort): readonly unknown[] {
  switch (spec.kind) {
    case 'flag':
      return [!spec.default];
    case 'whole':
      if (spec.default > spec.min) return [spec.min];
      return [wholes === 'most' ? spec.max : spec.min + 1];
    case 'choice': {
      const others = spec.values.filter((value) => value !== spec.default);
      return others.length < MOST_VALUES ? others : [others[0], others.at(-1)];
    }
    case 'data':
      // Only a game knows another deck; its own tests try some.
      return [];
    case 'by-seat':
      // What differs from seat to seat is tried together with what it needs, in unlike-seats.test.ts.
      return [];
    default:
      return spec satisfies never;
  }
}

function opens(game: Game, seats: number, options: unknown): boolean {
  return openMatch(game, { seats, options, seed: 'try' }).ok;
}
