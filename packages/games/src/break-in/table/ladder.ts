// The rungs of a hint in words: fetched when somebody asks, with the solver.
import type { Sign } from '@cardinal/number';
import { hintsOf, type BreakInHint } from '../hints.ts';
import type { BreakInView } from '../types.ts';
import { shownFormula } from '../words/shown-formula.ts';
import { nameOf } from './faces.ts';
import { tongue } from './tongue.ts';

/** The rungs for the hand in view, gentlest first. */
export const rungsOf = (view: BreakInView): string[] => hintsOf(view).map(told);

function told(hint: BreakInHint): string {
  const { table: words, signs } = tongue;
  const sign = (one: Sign): string => signs.signs[one];
  // A sign alone would be read out wrongly, or not at all: what it stands on has a name.
  const card = (one: Sign): string => nameOf(one === '*' ? 'x' : one);
  switch (hint.kind) {
    case 'counts':
      return words.hintCounts(hint.digits, hint.signs);
    case 'barred':
      return tongue.whyNot(hint.refusal);
    case 'none':
      return hint.proved ? words.hintNone : words.hintUnseen;
    case 'idea':
      return [
        { 0: words.hintSame, 1: words.hintOne, 2: words.hintBoth }[hint.sums],
        hint.signs.length === 0 ? words.hintNoSign : words.hintSigns(hint.signs.map(card)),
        ...hint.wilds.map((wild) => words.hintWild(card(wild))),
      ].join(' ');
    case 'value':
      return words.hintValue(hint.value, hint.cards);
    case 'shape':
      return words.hintShape(shownFormula(hint.formula, signs).replace(/\d/g, '□'));
    case 'whole': {
      const steps = hint.strides.map(({ left, sign: by, right, value }) =>
        signs.around.join(`${left} ${sign(by)} ${right} = ${value}`),
      );
      const best = words.hintBest(shownFormula(hint.formula, signs), hint.points);
      return steps.length === 0 ? best : `${best}\n${words.hintSteps(steps)}`;
    }
    default:
      return hint satisfies never;
  }
}
