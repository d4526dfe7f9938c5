// The rungs of a hint in words: fetched when somebody asks.
import { hintsOf, type RushHint } from '../hints.ts';
import type { RushView } from '../types.ts';
import { faceOf } from './faces.ts';
import { tongue } from './tongue.ts';

/** The rungs for the view, gentlest first. */
export const rungsOf = (view: RushView): string[] => hintsOf(view).map(told);

function told(hint: RushHint): string {
  const words = tongue.table;
  switch (hint.kind) {
    case 'stuck': {
      const labels = { draw: words.draw, clear: words.helpClear, redraw: words.helpRedraw, done: words.done };
      const { can } = hint;
      return `${words.hintNoFit} ${can.length === 0 ? words.hintWait : words.hintCan(can.map((way) => labels[way]))}`;
    }
    case 'fits':
      return words.hintFits(hint.count, hint.cards);
    case 'row':
      return words.hintRow(hint.row, words[hint.goal.direction], words.limits[hint.goal.limit]);
    case 'range':
      if (hint.equal !== null) return words.hintEqual(hint.equal);
      if (hint.above !== null && hint.below !== null) return words.hintBetween(hint.above, hint.below);
      if (hint.above !== null) return words.hintAbove(hint.above);
      return hint.below === null ? words.hintAny : words.hintBelow(hint.below);
    case 'shape':
      return words.hintShape(tongue.signs.around.join(hint.values.map((value) => value ?? '□').join(', ')));
    case 'whole': {
      const where = hint.place === 'right' ? words.right : hint.on === null ? words.gap : words.onTop(hint.on);
      return words.hintWhole(faceOf(hint.card).title, hint.card.value, hint.row, where);
    }
    default:
      return hint satisfies never;
  }
}
