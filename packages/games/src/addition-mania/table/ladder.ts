// The rungs of a hint in words: fetched when somebody asks.
import { figuresOf } from '@cardinal/words';
import { hintsOf } from '../hints.ts';
import type { ManiaView } from '../types.ts';
import { tongue } from './tongue.ts';

/** The rungs for the view, gentlest first; one that tells nothing for somebody who holds no card. */
export function rungsOf(view: ManiaView): string[] {
  const { table: words, lang, signs } = tongue;
  const hints = hintsOf(view);
  if (!hints) return [words.watch.text];
  const [own, { average, remembered }, { from, to }, shape, guess] = hints;
  const mean = average.toLocaleString(figuresOf(lang));
  const { '+': plus, '*': times } = signs.signs;
  const percent = (Math.round(guess.chance * 1000) / 10).toLocaleString(figuresOf(lang));
  const sum =
    shape.others === 1 ? `${shape.own} ${plus} ${mean}` : `${shape.own} ${plus} ${shape.others} ${times} ${mean}`;
  const worked = signs.around.join(`${sum} ≈ ${guess.guess}`);
  return [
    words.hintOwn(own.own, own.others),
    remembered ? words.hintAverageAll(mean) : words.hintAverage(mean),
    guess.chance === 1 ? words.hintCertain(guess.guess) : words.hintRange(from, to),
    words.hintShape(signs.around.join(`${sum} ≈ □`)),
    guess.chance === 1 ? words.hintGuessCertain(worked, guess.guess) : words.hintGuess(worked, guess.guess, percent),
  ];
}
