// What every search answers with: all actions it considered, best first, so that levels can choose below the best and a
// coach can show how close the others were.

/** An action with how often it was tried and how well it went on average, 0 to 1. */
export interface Ranked<A> {
  readonly action: A;
  readonly tries: number;
  readonly worth: number;
}

/** Best first: most tried, then best worth. The most tried action is the one a search trusts (robust child). */
export function ranked<A>(found: Iterable<Ranked<A>>): Ranked<A>[] {
  return [...found].sort((a, b) => b.tries - a.tries || b.worth - a.worth);
}
