// How many stars an open goal promises: what is laid of it, and whether cards enough for the rest are at hand or to come.
import { HIGHEST, type GoalFace } from './deck.ts';
import { keepsLimit } from './fit.ts';

/** Card classes: a value as a sum (even places) or a difference. Cards of a class are the same to every goal. */
export const CLASSES = 2 * (HIGHEST + 1);

/** The class of a card. */
export function classOf({ value, kind }: { readonly value: number; readonly kind: 'sum' | 'difference' }): number {
  return 2 * value + (kind === 'sum' ? 0 : 1);
}

/** An open goal: `laid` has a bit for each value in its set; `end` is the value to go beyond, -1 before the first card. */
export interface OpenGoal {
  readonly goal: number;
  readonly size: number;
  readonly laid: number;
  readonly end: number;
}

/** A goal's face in the form a search wants: `fits` holds 1 for every class that keeps its limit. */
export interface GoalLooks {
  readonly up: boolean;
  readonly count: number;
  readonly stars: number;
  readonly fits: Uint8Array;
}

/** {@link GoalLooks} of a goal. */
export function goalLooks({ direction, limit, count, stars }: GoalFace): GoalLooks {
  const fits = Uint8Array.from({ length: CLASSES }, (_, card) =>
    keepsLimit({ value: card >> 1, kind: card % 2 === 0 ? 'sum' : 'difference' }, limit) ? 1 : 0,
  );
  return { up: direction === 'up', count, stars, fits };
}

/** How much a card that nobody holds yet counts beside one that is held: most never come, or come too late. */
const P = JSON.parse(process.env['P'] ?? '{}') as Record<string, number>;
const UNHELD = P['u'] ?? 0.2;

/** Stars that an open goal promises with these cards held and those unseen. */
export function hopeOf(
  { size, laid, end }: OpenGoal,
  looks: GoalLooks,
  held: Uint8Array,
  unseen: Uint8Array,
): number {
  let now = 0;
  let later = 0;
  for (let card = 0; card < CLASSES; card++) {
    if (looks.fits[card] === 0) continue;
    const value = card >> 1;
    if (end >= 0 && ((laid >> value) & 1) === 0 && (looks.up ? value <= end : value >= end)) continue;
    now += held[card] ?? 0;
    later += unseen[card] ?? 0;
  }
  const need = looks.count - size;
  const supply = 1 - Math.exp((-SUPPLY * (now + UNHELD * later)) / need);
  return looks.stars * ((size + HEAD) / (looks.count + HEAD)) * supply;
}

/** How sure a supply as large as the need makes it, and how much an empty goal is worth already, in cards. */
const SUPPLY = P['s'] ?? 1.2;
const HEAD = P['h'] ?? 1;
