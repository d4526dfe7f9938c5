// Strength of the guessers of Addition Mania: hero against a table of the level below (and of others), every deal in all
// seat rotations; margin = hero's points a reveal minus the others' mean, ± 1.96 standard errors over deals.
// Run: npx tsx bench/addition-mania/strength.ts [deals]
import { game } from '@cardinal/games/addition-mania';
import { openMatch, rngFrom, units, type Level } from '@cardinal/kernel';

const DEALS = Number(process.argv[2] ?? 60);
const SEATS = 4;

function play(levels: readonly Level[], seed: string): readonly number[] {
  const opened = openMatch(game, { seats: SEATS, seed });
  if (!opened.ok) throw new Error(opened.why);
  const { match } = opened;
  const streams = levels.map((_, seat) => rngFrom(`${seed}/${seat}`));
  match.advance(0);
  while (!match.result) {
    for (const seat of match.turn.must) {
      const bot = game.bots[levels[seat] ?? 'normal'];
      match.submit(seat, bot.choose(match.view(seat), streams[seat] ?? rngFrom('x'), units(200)), 0);
    }
    match.advance(0, true);
  }
  return match.result.scores;
}

function duel(hero: Level, field: Level): void {
  const reveals = Math.floor(52 / SEATS);
  const heroes: number[] = [];
  const margins: number[] = [];
  for (let deal = 0; deal < DEALS; deal++) {
    let points = 0;
    let margin = 0;
    for (let seat = 0; seat < SEATS; seat++) {
      const levels = Array.from({ length: SEATS }, (_, i) => (i === seat ? hero : field));
      const scores = play(levels, `strength/${deal}`);
      const own = (scores[seat] ?? 0) / reveals;
      const others = scores.reduce((sum, score) => sum + score, 0) / reveals - own;
      points += own / SEATS;
      margin += (own - others / (SEATS - 1)) / SEATS;
    }
    heroes.push(points);
    margins.push(margin);
  }
  const mean = (list: readonly number[]): number => list.reduce((sum, value) => sum + value, 0) / list.length;
  const error = Math.sqrt(margins.reduce((sum, value) => sum + (value - mean(margins)) ** 2, 0) / (DEALS - 1) / DEALS);
  console.log(
    `${hero.padEnd(9)} v 3 ${field.padEnd(9)} ${mean(heroes).toFixed(3)} a reveal, margin ${mean(margins).toFixed(3)} ± ${(1.96 * error).toFixed(3)}`,
  );
}

duel('easy', 'beginner');
duel('normal', 'easy');
duel('expert', 'normal');
duel('expert', 'expert');
duel('normal', 'expert');
