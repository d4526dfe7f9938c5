// How much the open goals promise: what is laid of each, whether cards enough for the rest are at hand or to come, and
// whether there will be something to lay at all. Knows classes of cards, not cards.
import { HIGHEST, type GoalFace } from './deck.ts';
import { keepsLimit } from './fit.ts';

/** Card classes: a value as a sum (even places) or a difference. Cards of a class are the same to every goal. */
export const CLASSES = 2 * (HIGHEST + 1);

/** The class of a card. */
export function classOf({ value, kind }: { readonly value: number; readonly kind: 'sum' | 'difference' }): number {
  return 2 * value + (kind === 'sum' ? 0 : 1);
}

/** An open goal as a search sees it. Masks have a bit for each value: `laid` what lies in its set, `sums` and `differences` what may still be laid there. */
export interface OpenGoal {
  readonly goal: number;
  readonly face: GoalFace;
  readonly size: number;
  readonly laid: number;
  readonly sums: number;
  readonly differences: number;
}

/** An open goal with cards of these values in its set, in any order. */
export function openGoal(goal: number, face: GoalFace, values: readonly number[]): OpenGoal {
  const laid = values.reduce((mask, value) => mask | (1 << value), 0);
  const up = face.direction === 'up';
  const end = up ? Math.max(-1, ...values) : Math.min(HIGHEST + 1, ...values);
  return { goal, face, size: values.length, laid, ...room(face, laid, end) };
}

/** The goal with one card more, or null where it does not fit. */
export function withCard(set: OpenGoal, card: number): OpenGoal | null {
  if (!takes(set, card)) return null;
  const value = card >> 1;
  const size = set.size + 1;
  if (((set.laid >> value) & 1) === 1) return { ...set, size };
  const laid = set.laid | (1 << value);
  return { goal: set.goal, face: set.face, size, laid, ...room(set.face, laid, value) };
}

function takes(set: OpenGoal, card: number): boolean {
  return (((card & 1) === 0 ? set.sums : set.differences) >> (card >> 1)) % 2 === 1;
}

function room({ direction, limit }: GoalFace, laid: number, end: number): { sums: number; differences: number } {
  const beyond = direction === 'up' ? EVERY & ~((1 << (end + 1)) - 1) : (1 << end) - 1;
  const open = (beyond | laid) & EVERY;
  return { sums: open & maskOf(limit, 'sum'), differences: open & maskOf(limit, 'difference') };
}

const EVERY = (1 << (HIGHEST + 1)) - 1;

function maskOf(limit: GoalFace['limit'], kind: 'sum' | 'difference'): number {
  let mask = 0;
  for (let value = 0; value <= HIGHEST; value++) if (keepsLimit({ value, kind }, limit)) mask |= 1 << value;
  return mask;
}

/** How much a card that nobody holds yet counts beside one that is held: most never come, or come too late. */
const UNHELD = 0.2;
/** How sure a supply as large as the need makes a goal, and how many cards an empty goal is worth already. */
const SUPPLY = 1.2;
const HEAD = 1;
/** What it is worth, in stars, that the cards to come and those that are held fit somewhere. */
const FLOW = 2;
/** The share of all cards that a goal nobody has seen yet takes. */
const USUAL_ROOM = 0.5;

/** Stars that open goals promise with these cards held and those unseen; `fresh` goals will be opened beside them. */
export function hopeOf(sets: readonly OpenGoal[], held: Uint8Array, unseen: Uint8Array, fresh: number): number {
  let [all, fitting, ready] = [0, 0, 0];
  const now = sets.map(() => 0);
  const later = sets.map(() => 0);
  for (let card = 0; card < CLASSES; card++) {
    const [here, hidden] = [held[card] as number, unseen[card] as number];
    if (here + hidden === 0) continue;
    all += hidden;
    let fits = false;
    for (let i = 0; i < sets.length; i++) {
      if (!takes(sets[i] as OpenGoal, card)) continue;
      fits = true;
      now[i] = (now[i] as number) + here;
      later[i] = (later[i] as number) + hidden;
    }
    if (fits) [fitting, ready] = [fitting + hidden, ready + here];
  }
  let hope = 0;
  for (const [i, { face, size }] of sets.entries()) {
    const supply = ((now[i] as number) + UNHELD * (later[i] as number)) / (face.count - size);
    hope += face.stars * ((size + HEAD) / (face.count + HEAD)) * (1 - Math.exp(-SUPPLY * supply));
  }
  const stuck = (1 - fitting / Math.max(1, all)) * (1 - USUAL_ROOM) ** fresh;
  return hope + FLOW * (Math.sqrt(1 - stuck) + 1 - Math.exp(-ready));
}
