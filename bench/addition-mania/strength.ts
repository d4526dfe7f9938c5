/**
 * How strong the guessers of Addition Mania are: `node scripts/run.mjs bench/addition-mania/strength.ts [deals] [hero-field|all] [seats]`
 * prints points a reveal of one hero and of each of the others, and the margin ± 1.96 standard errors over deals; every
 * deal is played in all rotations of the seats. The seeds here ("final…") were never used to tune.
 */
import { game, rules, type ManiaMove, type ManiaView } from '@cardinal/games/addition-mania';
import { openMatch, rngFrom, units, type Bot, type Level } from '@cardinal/kernel';
import { estimate } from '../estimate.ts';

type Guesser = Bot<ManiaView, ManiaMove>;

const deals = Number(process.argv[2] ?? 60);
const only = process.argv[3] ?? 'all';
const SEATS = Number(process.argv[4] ?? 4);
const REVEALS = Math.floor(52 / SEATS);

/** People who forget that they know their own card: the expected sum of so many cards of the pack. */
const forgetful: Guesser = {
  choose(v) {
    if (v.who === 'watcher' || !v.turn.must.includes(v.who)) return null;
    const total = v.options.deck.reduce((sum, { value }) => sum + value, 0);
    return { kind: 'guess', sum: Math.round((total / v.options.deck.length) * v.seats) };
  },
  pace: () => 0,
};

/** Takes one of the first so many proposals, as the random seats of `cardinal simulate` do. */
const PROPOSALS = 6;
const random: Guesser = {
  choose(v, rng) {
    const proposed: ManiaMove[] = [];
    for (const move of rules.propose(v, rng)) if (proposed.push(move) === PROPOSALS) break;
    return proposed[rng.below(proposed.length)] ?? null;
  },
  pace: () => 0,
};

/** Counts every card and slips by up to three: hard to beat without counting. */
const slipping: Guesser = {
  choose(v, rng) {
    return { kind: 'guess', sum: Math.max(0, rules.absent(v).sum + rng.below(7) - 3) };
  },
  pace: () => 0,
};

const GUESSERS = { ...(game.bots as unknown as Record<Level, Guesser>), forgetful, random, slipping };
type Name = keyof typeof GUESSERS;

function play(names: readonly Name[], seed: string): readonly number[] {
  const opened = openMatch(game, { seats: SEATS, seed });
  if (!opened.ok) throw new Error(opened.why);
  const { match } = opened;
  const streams = names.map((_, seat) => rngFrom(`${seed}/${seat}`));
  match.advance(0);
  while (!match.result) {
    for (const seat of match.turn.must) {
      const view = match.view(seat) as unknown as ManiaView;
      const move = GUESSERS[names[seat] ?? 'normal'].choose(view, streams[seat] ?? rngFrom(seed), units(200));
      match.submit(seat, move, 0);
    }
    match.advance(0, true);
  }
  return match.result.scores;
}

function duel(hero: Name, field: Name): void {
  const own: number[] = [];
  const margins: number[] = [];
  for (let deal = 0; deal < deals; deal++) {
    let points = 0;
    let margin = 0;
    for (let seat = 0; seat < SEATS; seat++) {
      const scores = play(
        Array.from({ length: SEATS }, (_, i) => (i === seat ? hero : field)),
        `final${deal}`,
      );
      const mine = (scores[seat] ?? 0) / REVEALS;
      const others = scores.reduce((sum, score) => sum + score, 0) / REVEALS - mine;
      points += mine / SEATS;
      margin += (mine - others / (SEATS - 1)) / SEATS;
    }
    own.push(points);
    margins.push(margin);
  }
  const mean = (list: readonly number[]): number => list.reduce((sum, value) => sum + value, 0) / list.length;
  const { mean: average, half } = estimate(margins);
  const clear = Math.abs(average) > half ? '' : ' (not clear of zero)';
  const [hers, theirs] = [mean(own), mean(own) - average];
  console.log(
    `| ${hero} v ${SEATS - 1} ${field} | ${hers.toFixed(2)} | ${theirs.toFixed(2)} | ${average.toFixed(2)} ±${half.toFixed(2)}${clear} |`,
  );
}

console.log(`| hero v field | hero | each other | margin |\n| --- | --- | --- | --- |`);
const rows: readonly (readonly [Name, Name])[] = [
  ['normal', 'forgetful'],
  ['expert', 'forgetful'],
  ['normal', 'normal'],
  ['expert', 'normal'],
  ['normal', 'expert'],
  ['beginner', 'random'],
  ['easy', 'random'],
  ['normal', 'random'],
  ['expert', 'random'],
  ['beginner', 'slipping'],
  ['easy', 'slipping'],
  ['normal', 'slipping'],
  ['easy', 'beginner'],
  ['beginner', 'easy'],
  ['normal', 'easy'],
  ['easy', 'normal'],
];
for (const [hero, field] of rows) if (only === 'all' || only === `${hero}-${field}`) duel(hero, field);
console.log(
  `${deals} deals of ${REVEALS} reveals in ${SEATS} rotations, CPU ${(process.cpuUsage().user / 1e6).toFixed(0)} s`,
);
