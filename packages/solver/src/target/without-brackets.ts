// Whether numbers make a target without any bracket. Such a sentence is a row of products and quotients, added and taken
// away: far fewer cases than all sentences, so that many hands can be looked at for one that needs brackets.

/** The highest number for which doubles count exactly here. */
const HIGHEST = 40;
/**
 * Beyond this a term is left out. A term leads back to a target only if the other numbers reach as far as it does, so it is
 * hardly above the root of the product of all; in parts of one over that product this is 40 ** 9 at most, which is less.
 */
const FAR = 2 ** 50;

/**
 * Whether all of two to six whole numbers from 1 to 40, used once each, make `target` (below 100) with + − × ÷ and no bracket.
 * Fractions may come up on the way. Throws a RangeError for other numbers.
 */
export function hitsWithoutBrackets(numbers: readonly number[], target: number): boolean {
  if (numbers.length < 2 || numbers.length > 6 || numbers.some((n) => !Number.isInteger(n) || n < 1 || n > HIGHEST))
    throw new RangeError(`two to six whole numbers from 1 to ${HIGHEST}`);
  const all = 2 ** numbers.length - 1;
  const product = (set: number): number => numbers.reduce((sum, n, i) => (set & (1 << i) ? sum * n : sum), 1);
  // Every value is counted in parts of one over the product of all numbers, so that it is whole.
  const one = product(all);
  const terms = (set: number): ReadonlySet<number> => {
    const found = new Set<number>();
    for (const above of subsets(set)) {
      const value = product(above) * (one / product(set ^ above));
      if (value < FAR) found.add(value);
    }
    return found;
  };
  /** By set of numbers: every sum of terms, with either sign before each. */
  const sums: ReadonlySet<number>[] = [new Set([0])];
  for (let set = 1; set < all; set++) {
    const here = new Set<number>();
    for (const term of firstTerms(set))
      for (const value of terms(term))
        for (const rest of sums[set ^ term] ?? []) here.add(rest + value).add(rest - value);
    sums[set] = here;
  }
  const wanted = target * one;
  return firstTerms(all).some((term) => {
    const rest = sums[all ^ term];
    return [...terms(term)].some((value) => rest?.has(wanted - value) === true || rest?.has(wanted + value) === true);
  });
}

/** The sets within a set, but for the empty one; numbers are bits. */
function subsets(set: number): readonly number[] {
  const found: number[] = [];
  for (let part = set; part > 0; part = (part - 1) & set) found.push(part);
  return found;
}

/** The terms that hold the first number of a set: each way to split it is looked at once. */
const firstTerms = (set: number): readonly number[] => subsets(set).filter((part) => (part & set & -set) !== 0);
