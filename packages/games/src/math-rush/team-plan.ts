// What a team that lays its hands open would do next: a beam search over the cards that the looker can see, its own and
// those shown, with the unseen ones as a hope. All who see the same cards come to the same plan, so nobody need speak.
import { CLASSES, classOf, goalLooks, hopeOf, type GoalLooks, type OpenGoal } from './hope.ts';
import { ownHand } from './check.ts';
import type { RushView } from './types.ts';

/** A card to be laid, by its class, under a goal. */
export interface Step {
  readonly card: number;
  readonly goal: number;
}

/** The best line found, in order, and how many stars more it promises than doing nothing. */
export interface TeamPlan {
  readonly steps: readonly Step[];
  readonly gain: number;
}

/** How many lines are followed at once, and how many cards far. */
const BEAM = 24;

const P = JSON.parse(process.env['P'] ?? '{}') as Record<string, number>;
const DEPTH = P['d'] ?? 8;
const FRESH = P['f'] ?? 0.35;
const FLOW = P['w'] ?? 0;
const FROMHAND = P['k'] ?? 1;
function flow(sets: readonly OpenGoal[], goals: ReadonlyMap<number, GoalLooks>, held: Uint8Array, unseen: Uint8Array, done: number): number {
  if (FLOW === 0) return 0;
  let fit = 0;
  let all = 0;
  let own = 0;
  for (let card = 0; card < CLASSES; card++) {
    const n = unseen[card] ?? 0;
    const h = held[card] ?? 0;
    if (n === 0 && h === 0) continue;
    all += n;
    if (sets.some((set) => laid(set, goals.get(set.goal) as GoalLooks, card) !== null)) { fit += n; own += h; }
  }
  const f = 1 - (1 - fit / Math.max(1, all)) * 0.5 ** done;
  return Math.sqrt(f) + FROMHAND * (1 - Math.exp(-own));
}

interface Line {
  readonly hand: Uint8Array;
  readonly open: readonly OpenGoal[];
  readonly stars: number;
  readonly looks: number;
  readonly last: Step | null;
  readonly before: Line | null;
}

/** The plan for the cards that lie open to the looker. */
export function teamPlan(v: RushView): TeamPlan {
  const seen = [ownHand(v), ...v.hands.filter((_, seat) => seat !== v.who)].flatMap((hand) => hand ?? []);
  const hand = countsOf(seen);
  const unseen = unseenOf(v);
  const goals = new Map(v.sets.map((set) => [set.id, goalLooks(set.goal)]));
  const open = v.sets.filter(({ complete }) => !complete).map((set) => openGoalOf(set));
  // A goal that is done makes room for a new one, while there are any.
  const fresh = v.goalCount > 0 ? FRESH : 0;
  const worth = (held: Uint8Array, sets: readonly OpenGoal[], stars: number): number =>
    sets.reduce((sum, set) => sum + hopeOf(set, goals.get(set.goal) as GoalLooks, held, unseen), stars) +
    FLOW * flow(sets, goals, held, unseen, v.sets.filter((one) => !one.complete).length - sets.length);
  const nothing: Line = { hand, open, stars: 0, looks: worth(hand, open, 0), last: null, before: null };
  let best = nothing;
  let beam = [nothing];
  for (let depth = 0; depth < DEPTH && beam.length > 0; depth++) {
    const next = new Map<string, Line>();
    for (const line of beam) {
      for (const [place, set] of line.open.entries()) {
        const looks = goals.get(set.goal) as GoalLooks;
        for (let card = 0; card < CLASSES; card++) {
          const after = (line.hand[card] ?? 0) > 0 ? laid(set, looks, card) : null;
          if (!after) continue;
          const held = Uint8Array.from(line.hand);
          held[card] = (held[card] ?? 0) - 1;
          const done = after.size >= looks.count;
          const sets = line.open.flatMap((one, i) => (i !== place ? [one] : done ? [] : [after]));
          const stars = line.stars + (done ? looks.stars + fresh : 0);
          const one: Line = {
            hand: held,
            open: sets,
            stars,
            looks: worth(held, sets, stars),
            last: { card, goal: set.goal },
            before: line,
          };
          next.set(nameOf(one), one);
        }
      }
    }
    beam = [...next.values()].sort((a, b) => b.looks - a.looks).slice(0, BEAM);
    const [first] = beam;
    if (first && first.looks > best.looks) best = first;
  }
  return { steps: stepsOf(best), gain: best.looks - nothing.looks };
}

/** The set with a card of that class on top of its equals or to the right, or null where it does not fit. */
function laid(set: OpenGoal, looks: GoalLooks, card: number): OpenGoal | null {
  if (looks.fits[card] === 0) return null;
  const value = card >> 1;
  if (((set.laid >> value) & 1) === 1) return { ...set, size: set.size + 1 };
  if (set.end >= 0 && (looks.up ? value <= set.end : value >= set.end)) return null;
  return { ...set, size: set.size + 1, laid: set.laid | (1 << value), end: value };
}

function stepsOf(line: Line): Step[] {
  const steps: Step[] = [];
  for (let at: Line | null = line; at?.last; at = at.before) steps.push(at.last);
  return steps.reverse();
}

function openGoalOf({ id, goal, stacks }: RushView['sets'][number]): OpenGoal {
  const values = stacks.flat().map(({ value }) => value);
  const end = values.length === 0 ? -1 : goal.direction === 'up' ? Math.max(...values) : Math.min(...values);
  return { goal: id, size: values.length, laid: values.reduce((mask, value) => mask | (1 << value), 0), end };
}

function unseenOf(v: RushView): Uint8Array {
  const seen = new Set(
    [...v.hands.flatMap((hand) => hand ?? []), ...v.sets.flatMap(({ stacks }) => stacks.flat())].map(({ id }) => id),
  );
  const faces = v.options.deck.numbers;
  return countsOf(faces.filter((face, id) => !seen.has(id) && !(v.options.noAdvanced && face.advanced)));
}

function countsOf(cards: readonly { readonly value: number; readonly kind: 'sum' | 'difference' }[]): Uint8Array {
  const counts = new Uint8Array(CLASSES);
  for (const card of cards) counts[classOf(card)] = (counts[classOf(card)] ?? 0) + 1;
  return counts;
}

function nameOf({ hand, open }: Line): string {
  return `${hand.join('')}/${open.map(({ goal, size, laid: mask }) => `${goal}.${size}.${mask}`).join(' ')}`;
}
