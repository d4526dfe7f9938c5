// The rungs of a hint in words: fetched when somebody asks, with the solver.
import { hintsOf, type NumsenseHints } from '../hints.ts';
import type { Desk } from './desk.svelte.ts';
import { nameOf } from './faces.ts';
import { shownValue } from './shown-value.ts';
import { shownSentence, shownShape, shownStride } from './signs.ts';

/** The rungs for the hand in view, gentlest first, and the sentence of the last one; null where there is none. */
export function rungsOf({ view, words, signs }: Pick<Desk, 'view' | 'words' | 'signs'>): {
  readonly rungs: readonly string[];
  readonly whole: string | null;
} {
  const hints = hintsOf(view);
  if (!hints) return { rungs: [words.coach.hintNone], whole: null };
  const target = view.target?.value ?? 0;
  const [possible, idea, start, { shape }, { sentence, strides }] = hints;
  const names = idea.cards.map((face) => nameOf(face, words));
  const steps = strides.map((stride) => shownStride(stride, signs));
  const begins = start.first
    ? words.coach.hintStep(shownStride(start.first, signs))
    : start.number === null
      ? words.coach.hintNoSign
      : words.coach.hintNumber(shownValue(start.number, signs));
  const rungs = [
    possible.exact
      ? (possible.put ? words.coach.hintPossiblePut : words.coach.hintPossible)(target)
      : missOf(possible, words.coach)(target, shownValue(possible.distance, signs)),
    strides.length > 1
      ? `${words.result.idea[idea.strategy]} ${words.coach.hintNear(names)}`
      : words.result.idea[idea.strategy],
    [
      ...(start.put === null ? [] : [words.coach.hintPut(nameOf(start.put, words))]),
      ...start.wilds.map(({ face, value }) => words.coach.hintWild(words.names[face], value)),
      begins,
    ].join(' '),
    words.coach.hintShape(shownShape(shape, signs)),
    [
      words.coach.hintWhole(shownSentence(sentence, signs)),
      ...(steps.length > 1 ? [words.coach.hintSteps(steps)] : steps),
    ].join('\n'),
  ];
  return { rungs, whole: sentence };
}

type CoachWords = Desk['words']['coach'];
function missOf({ put, proved }: NumsenseHints[0], words: CoachWords): CoachWords['hintImpossible'] {
  if (put) return proved ? words.hintImpossiblePut : words.hintUnsurePut;
  return proved ? words.hintImpossible : words.hintUnsure;
}
