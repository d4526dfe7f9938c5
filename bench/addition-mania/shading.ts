// Makes the table in packages/games/src/addition-mania/shading.ts: for every number of seats and own card the best reply
// to rivals who guess the expected sum. Run: node scripts/run.mjs bench/addition-mania/shading.ts [deals a row]
import { pointsFor, STANDARD_DECK } from '@cardinal/games/addition-mania';
import { rngFrom } from '@cardinal/kernel';

const DEALS = Number(process.argv[2] ?? 300_000);
const REACH = 10;
const deck = STANDARD_DECK.map(({ value }) => value);
const total = deck.reduce((sum, value) => sum + value, 0);
const plain = (value: number, seats: number): number => Math.round(((total - value) / (deck.length - 1)) * (seats - 1));

for (let seats = 2; seats <= 8; seats++) {
  const rng = rngFrom(`shading/${seats}`);
  const row = [0];
  for (let own = 1; own <= 11; own++) {
    const rest = [...deck];
    rest.splice(rest.indexOf(own), 1);
    const worth = new Float64Array(2 * REACH + 1);
    for (let deal = 0; deal < DEALS; deal++) {
      for (let i = 0; i < seats - 1; i++) {
        const other = i + rng.below(rest.length - i);
        [rest[i], rest[other]] = [rest[other] as number, rest[i] as number];
      }
      const cards = rest.slice(0, seats - 1);
      const sum = own + cards.reduce((all, value) => all + value, 0);
      const guesses = cards.map((value) => value + plain(value, seats));
      const nearest = Math.min(...guesses.map((guess) => Math.abs(guess - sum)));
      for (let offset = -REACH; offset <= REACH; offset++) {
        const guess = own + plain(own, seats) + offset;
        if (Math.abs(guess - sum) > nearest) continue;
        worth[offset + REACH] = (worth[offset + REACH] ?? 0) + (pointsFor([guess, ...guesses], sum, false)[0] ?? 0);
      }
    }
    row.push(worth.indexOf(Math.max(...worth)) - REACH);
  }
  console.log(`  ${seats}: [${row.join(', ')}],`);
}
