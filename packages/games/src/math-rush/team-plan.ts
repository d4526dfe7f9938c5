// What a team that lays its hands open would do next: a beam search over the cards that the looker can see, its own and
// those shown, with the unseen ones as a hope. All who see the same cards come to the same plan, so nobody need speak.
import { ownHand } from './check.ts';
import { CLASSES, classOf, hopeOf, openGoal, withCard, type OpenGoal } from './hope.ts';
import type { Card, RushView } from './types.ts';

/** A card to be laid, by its class, under a goal. */
interface Step {
  readonly card: number;
  readonly goal: number;
}

/** The best line found that lays a card, in order, and how many stars more it promises than doing nothing. */
export interface TeamPlan {
  readonly steps: readonly Step[];
  readonly gain: number;
}

/** How many lines are followed at once, and how many cards far. */
const BEAM = 12;
const DEPTH = 5;
/** Stars that a goal to come is worth when a finished one makes room for it. */
const FRESH = 0.35;

interface Line {
  readonly held: Uint8Array;
  readonly open: readonly OpenGoal[];
  /** Stars of the goals that it finished, and how many new ones these open. */
  readonly stars: number;
  readonly fresh: number;
  readonly looks: number;
  readonly last: Step | null;
  readonly before: Line | null;
}

/** The plan for the cards that lie open to the looker, or null when none of them fits anywhere. */
export function teamPlan(v: RushView): TeamPlan | null {
  const held = countsOf([ownHand(v), ...v.hands.filter((_, seat) => seat !== v.who)].flatMap((hand) => hand ?? []));
  const unseen = unseenOf(v);
  const open = v.sets
    .filter(({ complete }) => !complete)
    .map(({ id, goal, stacks }) =>
      openGoal(
        id,
        goal,
        stacks.flatMap((stack) => stack.map(({ value }) => value)),
      ),
    );
  const nothing: Line = {
    held,
    open,
    stars: 0,
    fresh: 0,
    looks: hopeOf(open, held, unseen, 0),
    last: null,
    before: null,
  };
  let best: Line | null = null;
  let beam = [nothing];
  for (let depth = 0; depth < DEPTH && beam.length > 0; depth++) {
    const next = new Map<string, Line>();
    for (const line of beam) for (const one of linesAfter(line, unseen, v.goalCount)) next.set(nameOf(one), one);
    beam = [...next.values()].sort((a, b) => b.looks - a.looks).slice(0, BEAM);
    const [first] = beam;
    if (first && (best === null || first.looks > best.looks)) best = first;
  }
  return best && { steps: stepsOf(best), gain: best.looks - nothing.looks };
}

function* linesAfter(line: Line, unseen: Uint8Array, goalsToCome: number): Generator<Line> {
  for (const set of line.open) {
    for (let card = 0; card < CLASSES; card++) {
      const after = line.held[card] === 0 ? null : withCard(set, card);
      if (!after) continue;
      const held = Uint8Array.from(line.held);
      held[card] = (held[card] ?? 0) - 1;
      const done = after.size >= after.face.count;
      const open = line.open.flatMap((one) => (one !== set ? [one] : done ? [] : [after]));
      const fresh = line.fresh + (done && line.fresh < goalsToCome ? 1 : 0);
      const stars = line.stars + (done ? after.face.stars : 0);
      const looks = stars + FRESH * fresh + hopeOf(open, held, unseen, fresh);
      yield { held, open, stars, fresh, looks, last: { card, goal: set.goal }, before: line };
    }
  }
}

function stepsOf(line: Line): Step[] {
  const steps: Step[] = [];
  for (let at: Line | null = line; at?.last; at = at.before) steps.push(at.last);
  return steps.reverse();
}

function unseenOf(v: RushView): Uint8Array {
  const seen = new Set(
    [...v.hands.flatMap((hand) => hand ?? []), ...v.sets.flatMap(({ stacks }) => stacks.flat())].map(({ id }) => id),
  );
  const faces = v.options.deck.numbers;
  return countsOf(faces.filter((face, id) => !seen.has(id) && !(v.options.noAdvanced && face.advanced)));
}

function countsOf(cards: readonly Pick<Card, 'value' | 'kind'>[]): Uint8Array {
  const counts = new Uint8Array(CLASSES);
  for (const card of cards) counts[classOf(card)] = (counts[classOf(card)] ?? 0) + 1;
  return counts;
}

function nameOf({ held, open }: Line): string {
  return `${held.join('')}/${open.map(({ goal, size, laid }) => `${goal}.${size}.${laid}`).join(' ')}`;
}
