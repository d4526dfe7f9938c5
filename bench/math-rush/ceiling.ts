/**
 * How many stars the dealt cards of a race could bring to a team that sees every card to come, hands, draw pile and goals,
 * and that spends no Help: a beam search over whole races. Hands may be thrown together, since each card that is laid
 * brings the next of the pile whoever laid it. What it finds can be played, so the true ceiling is at least as high.
 */
import { keepsLimit, type RushState } from '@cardinal/games/math-rush';

/** How many lines are followed at once. */
const BEAM = 60;

/** An open goal in a line: `laid` has a bit for each value in the set, `end` is the last value, -1 before the first card. */
interface OpenGoal {
  readonly goal: number;
  readonly size: number;
  readonly laid: number;
  readonly end: number;
}

interface Line {
  /** Cards in all hands by class. */
  readonly hand: Uint8Array;
  readonly open: readonly OpenGoal[];
  /** How many goals of the pile have been opened. */
  readonly opened: number;
  readonly stars: number;
  readonly looks: number;
}

/** A card class: a value, as a sum (even places) or a difference. Cards of a class are the same to every goal. */
const classOf = (value: number, kind: 'sum' | 'difference'): number => 2 * value + (kind === 'sum' ? 0 : 1);
const CLASSES = 42;

/** Most stars found with so many cards laid at most, from a race that has been dealt and not begun. */
export function ceilingOf(s: RushState, mostPlays = Infinity): number {
  return new Race(s).search(mostPlays);
}

class Race {
  readonly #goals: RushState['options']['deck']['goals'];
  readonly #pile: readonly number[];
  readonly #coming: readonly number[];
  readonly #openAtOnce: number;
  readonly #start: Line;
  /** `#fits[goal]` holds 1 for each class that keeps its limit. */
  readonly #fits: readonly Uint8Array[];
  /** Cards of each class that are still to be drawn after so many draws. */
  readonly #left: readonly Uint8Array[];

  constructor(s: RushState) {
    const { numbers, goals } = s.options.deck;
    const placed = (id: number): number => {
      const card = numbers[id];
      if (!card) throw new Error(`no card ${id}`);
      return classOf(card.value, card.kind);
    };
    this.#goals = goals;
    this.#pile = s.draw.toReversed().map(placed);
    this.#coming = s.goals.toReversed();
    this.#openAtOnce = s.sets.length;
    this.#fits = goals.map(({ limit }) =>
      Uint8Array.from({ length: CLASSES }, (_, c) =>
        keepsLimit({ value: c >> 1, kind: c % 2 === 0 ? 'sum' : 'difference' }, limit) ? 1 : 0,
      ),
    );
    this.#left = this.#pile.reduceRight<Uint8Array[]>(
      (after, card) => {
        const before = Uint8Array.from(after[0] as Uint8Array);
        before[card] = (before[card] ?? 0) + 1;
        return [before, ...after];
      },
      [new Uint8Array(CLASSES)],
    );
    const hand = new Uint8Array(CLASSES);
    for (const id of s.hands.flat()) hand[placed(id)] = (hand[placed(id)] ?? 0) + 1;
    const open = s.sets.map(({ goal }) => ({ goal, size: 0, laid: 0, end: -1 }));
    this.#start = { hand, open, opened: 0, stars: 0, looks: 0 };
  }

  search(mostPlays: number): number {
    let beam: Line[] = [this.#start];
    let most = 0;
    for (let plays = 0; plays < mostPlays && beam.length > 0; plays++) {
      const next = new Map<string, Line>();
      for (const line of beam) for (const [name, one] of this.#steps(line, plays)) next.set(name, one);
      beam = [...next.values()].sort((a, b) => b.looks - a.looks).slice(0, BEAM);
      for (const { stars } of beam) most = Math.max(most, stars);
    }
    return most;
  }

  *#steps(line: Line, plays: number): Generator<readonly [string, Line]> {
    for (const [place, set] of line.open.entries()) {
      const face = this.#goals[set.goal];
      const fits = this.#fits[set.goal];
      if (!face || !fits) continue;
      for (let c = 0; c < CLASSES; c++) {
        if (line.hand[c] === 0 || fits[c] === 0) continue;
        const value = c >> 1;
        const onTop = (set.laid >> value) & 1;
        const right = set.end < 0 || (face.direction === 'up' ? value > set.end : value < set.end);
        if (!onTop && !right) continue;
        const hand = Uint8Array.from(line.hand);
        hand[c] = (hand[c] ?? 0) - 1;
        const drawn = this.#pile[plays];
        if (drawn !== undefined) hand[drawn] = (hand[drawn] ?? 0) + 1;
        const after = {
          goal: set.goal,
          size: set.size + 1,
          laid: set.laid | (1 << value),
          end: right ? value : set.end,
        };
        const done = after.size >= face.count;
        const fresh = done ? this.#coming[line.opened] : undefined;
        const open = line.open.filter((_, i) => i !== place);
        if (!done) open.push(after);
        else if (fresh !== undefined && open.length < this.#openAtOnce)
          open.push({ goal: fresh, size: 0, laid: 0, end: -1 });
        const stars = line.stars + (done ? face.stars : 0);
        const opened = line.opened + (fresh === undefined ? 0 : 1);
        const looks = stars + this.#promise(hand, open, plays + 1);
        yield [nameOf(hand, open), { hand, open, opened, stars, looks }];
      }
    }
  }

  /** Stars that the open goals promise: what is done of each, times whether cards enough for the rest are there. */
  #promise(hand: Uint8Array, open: readonly OpenGoal[], drawn: number): number {
    const left = this.#left[Math.min(drawn, this.#pile.length)] as Uint8Array;
    let promise = 0;
    for (const set of open) {
      const face = this.#goals[set.goal];
      const fits = this.#fits[set.goal];
      if (!face || !fits) continue;
      let held = 0;
      let later = 0;
      for (let c = 0; c < CLASSES; c++) {
        if (fits[c] === 0) continue;
        const value = c >> 1;
        const useful = set.end < 0 || ((set.laid >> value) & 1) === 1 || (face.direction === 'up') === value > set.end;
        if (!useful) continue;
        held += hand[c] ?? 0;
        later += left[c] ?? 0;
      }
      const need = face.count - set.size;
      const supply = Math.min(1, (held + 0.25 * later) / need);
      promise += face.stars * ((set.size + 0.3) / (face.count + 0.3)) * supply + 0.01 * Math.min(need, held);
    }
    return promise;
  }
}

function nameOf(hand: Uint8Array, open: readonly OpenGoal[]): string {
  const goals = open
    .map(({ goal, size, laid, end }) => `${goal}.${size}.${laid}.${end}`)
    .sort()
    .join(' ');
  return `${hand.join('')}/${goals}`;
}
