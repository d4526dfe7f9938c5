// What explains a wrong sentence, in French.
import type { MisreadWords } from './misread-words.ts';

/** French sentences. */
export const misread: MisreadWords = {
  byZero: (step) => `${step} n’a pas de résultat. On ne peut pas diviser par 0.`,
  leftToRight: (step) =>
    `Tu as calculé de gauche à droite ? Fois et divisé passent avant plus et moins : d’abord ${step}.`,
  timesFirst: (step) => `Tu as commencé par multiplier ou diviser ? Ici, tout va de gauche à droite : d’abord ${step}.`,
  brackets: (meant, step) => `Tu voulais dire ${meant} ? Tel que c’est écrit, on fait d’abord ${step}.`,
  swapped: (step, other) => `Tu as échangé les deux nombres ? ${step}, pas ${other}.`,
  otherSign: (step, other) => `Tu as confondu deux signes ? ${other}, mais ${step}.`,
  slip: (step, other) => `Presque ! ${step}, pas ${other}.`,
};
