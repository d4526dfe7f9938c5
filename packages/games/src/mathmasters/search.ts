// MathMasters as a search plays it: one deal to its end, on the rules themselves. Claims are taken as true there: whoever
// searches has already looked at the set that lies open.
import type { Model } from '@cardinal/bots';
import { SETS, type CardSet } from './catalogue.ts';
import { laySet, letStand, pass } from './pile.ts';
import { listActions, PASS, quick } from './policy.ts';
import { dealer } from './redeal.ts';
import { thrifty } from './thrift.ts';
import type { MathMastersState, MathMastersView, Out } from './types.ts';

const unheard: Out = [];

/** The model: actions are places in {@link SETS} or {@link PASS}. */
export const model: Model<MathMastersView, MathMastersState, number> = {
  dealer,
  actor: (s) => (s.phase === 'lead' || s.phase === 'follow' ? s.active : -1),
  actions: listActions,
  key: (action) => action,
  play: playAction,
  finish(s) {
    while (s.phase === 'lead' || s.phase === 'follow') playAction(s, quick(s));
  },
  worth(s, seat) {
    const mine = s.points[seat] ?? 0;
    const others = s.points.reduce((sum, points) => sum + points, 0) - mine;
    return 0.5 + (mine - others / (s.seats - 1)) / 200;
  },
};

/** The same where all play on thriftily: longer lines, and a stronger search for each. */
export const thriftyModel: Model<MathMastersView, MathMastersState, number> = {
  ...model,
  finish(s) {
    while (s.phase === 'lead' || s.phase === 'follow') playAction(s, thrifty(s));
  },
};

function playAction(s: MathMastersState, action: number): void {
  if (action === PASS) pass(s, unheard);
  else {
    const { setType, cards } = SETS[action] as CardSet;
    laySet(s, setType, cards, unheard);
  }
  if (s.phase === 'judge') letStand(s, unheard);
  unheard.length = 0;
}
