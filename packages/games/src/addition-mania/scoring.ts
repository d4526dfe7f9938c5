// What guesses bring: the heart of the game, and every case of a tie.

/** Points for being exact alone, exact with others, nearest alone, nearest with others. */
const EXACT_ALONE = 4;
const EXACT_SHARED = 3;
const NEAREST_ALONE = 2;
const NEAREST_SHARED = 1;

/** How far each guess lies from the sum. */
export function differencesOf(guesses: readonly number[], sum: number): number[] {
  return guesses.map((guess) => Math.abs(guess - sum));
}

/** Points by seat. Being alone goes by the difference, not by the guess (ruling 5.4); one reveal pays one kind of points only (ruling 5.2), and nobody but the exact ones score when somebody is exact (ruling 5.3), unless `consolation` lets the next nearest score too. */
export function pointsFor(guesses: readonly number[], sum: number, consolation: boolean): number[] {
  const differences = differencesOf(guesses, sum);
  const best = Math.min(...differences);
  const next = Math.min(...differences.filter((difference) => difference > best));
  const at = (difference: number): number => differences.filter((other) => other === difference).length;
  return differences.map((difference) => {
    if (difference === best && best === 0) return at(best) === 1 ? EXACT_ALONE : EXACT_SHARED;
    if (difference === best || (best === 0 && consolation && difference === next)) {
      return at(difference) === 1 ? NEAREST_ALONE : NEAREST_SHARED;
    }
    return 0;
  });
}
