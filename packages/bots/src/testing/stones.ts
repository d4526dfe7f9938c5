// Two tiny games for tests of searches. Stones: take one to three, who takes the last one wins; all lies open, and a heap
// of four times something is lost. Doors: a prize lies behind one of two doors, which only chance knows; walking by is
// worth a half, so that a search which cheats or fuses its worlds is found out.
import { no, OVER, YES, type Rng, type Rules, type Seat, type Turn, type Who, defineOptions } from '@cardinal/kernel';
import type { Model } from '../model.ts';

/** A heap of stones. */
export interface Stones {
  readonly heap0: number;
  heap: number;
  active: Seat;
  over: boolean;
}
/** What a seat sees of it: all. */
export interface StonesView extends Omit<Stones, 'turn'> {
  readonly who: Who;
  readonly turn: Turn;
}
/** How many to take. */
export interface Take {
  readonly take: number;
}

function turn(s: Stones): Turn {
  return s.over ? OVER : { mode: 'turn', must: [s.active], may: [], dues: [] };
}

/** The rules of Stones, complete. */
export const stones: Rules<object, Stones, Take, StonesView, { readonly kind: string }, 'too-many'> = {
  id: 'stones',
  edition: 1,
  seats: [2, 2],
  traits: { sealed: false, coop: false, mistakes: false },
  options: defineOptions({}),
  // Nothing comes from outside here.
  shapes: {} as never,
  fits: () => YES,
  start: () => ({ heap0: 10, heap: 10, active: 0, over: false }),
  turn,
  play(s, x) {
    if (typeof x.by !== 'number') return;
    s.heap -= x.move.take;
    if (s.heap === 0) s.over = true;
    else s.active = 1 - s.active;
  },
  copy: (s) => ({ ...s }),
  view: (s, who) => ({ ...s, who, turn: turn(s) }),
  check: (view, m) => (m.take >= 1 && m.take <= Math.min(3, view.heap) ? YES : no('too-many')),
  moves: (view) => [1, 2, 3].filter((take) => take <= view.heap).map((take) => ({ take })),
  propose: (view) => [{ take: Math.min(1, view.heap) }],
  deal: ({ who: _who, turn: _turn, ...s }) => ({ ...s }),
  key: (view) => `${view.heap}`,
  absent: () => ({ take: 1 }),
  score: (s) => [0, 1].map((seat) => (s.over && s.active === seat ? 1 : 0)),
  result: (s) => (s.over ? { winners: [s.active], scores: [0, 1].map((seat) => (s.active === seat ? 1 : 0)) } : null),
  write: (m) => `take ${m.take}`,
  read: (text) => (/^take \d$/.test(text) ? { take: Number(text.slice(5)) } : null),
  sound: () => null,
};

/** A prize behind a door; `worth` once somebody has chosen. */
export interface Doors {
  readonly behind: 'left' | 'right';
  worth: number | null;
}

/** One choice: a door (worth 1 or 0) or walking by (worth `sure`). */
export function doors(sure: number): Model<null, Doors, 'left' | 'right' | 'by'> {
  return {
    dealer: () => (rng: Rng) => ({ behind: rng.below(2) === 0 ? 'left' : 'right', worth: null }),
    actor: (s) => (s.worth === null ? 0 : -1),
    actions(_s, into) {
      into[0] = 'left';
      into[1] = 'right';
      into[2] = 'by';
      return 3;
    },
    key: (a) => a,
    play(s, a) {
      s.worth = a === 'by' ? sure : Number(a === s.behind);
    },
    finish() {
      // Nobody acts after the one choice.
    },
    worth: (s) => s.worth ?? 0,
  };
}
