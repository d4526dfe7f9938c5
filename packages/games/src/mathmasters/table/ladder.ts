// The rungs of a hint in words: fetched when somebody asks.
import { hintsOf, type MathMastersHint } from '../hints.ts';
import type { MathMastersView } from '../types.ts';
import { tongue } from './tongue.ts';

/** The rungs for the view, gentlest first. */
export const rungsOf = (view: MathMastersView): string[] => hintsOf(view).map(told);

function told(hint: MathMastersHint): string {
  const { game, table: words, signs } = tongue;
  switch (hint.kind) {
    case 'ways':
      return words.ways(hint.count);
    case 'type': {
      const look = words.hintType(words.sets[hint.setType]);
      if (!hint.beat) return look;
      const { setType, count, number } = hint.beat;
      return `${look} ${hint.setType === 'all-four' && setType !== 'all-four' ? words.hintBeatsAll : words.hintBeat[setType](count, number)}`;
    }
    case 'size':
      return words.hintSize(hint.count, hint.largest);
    case 'shape':
      return words.hintShape(shapeOf(hint));
    case 'whole': {
      const cards = tongue.list(hint.cards.map((card) => game.cardName(card)));
      const whole = words.hintWhole(game.setName(hint.setType, hint.cards, signs), cards, hint.points);
      return hint.hint === null ? whole : `${whole} ${words.hintTakes(game.cardName(hint.hint))}`;
    }
    default:
      return hint satisfies never;
  }
}

function shapeOf({ setType, count, answer }: Extract<MathMastersHint, { kind: 'shape' }>): string {
  const { signs } = tongue;
  if (setType === 'times') return signs.around.join(`□ ${signs.signs['*']} □ = ${answer}`);
  const boxes = Array.from({ length: count }, () => '□');
  return signs.around.join(
    setType === 'make-13' ? `${boxes.join(` ${signs.signs['+']} `)} = ${answer}` : boxes.join(' '),
  );
}
