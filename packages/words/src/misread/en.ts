// What explains a wrong sentence, in English.
import type { MisreadWords } from './misread-words.ts';

/** English sentences. */
export const misread: MisreadWords = {
  byZero: (step) => `${step} has no answer. Nobody can divide by 0.`,
  leftToRight: (step) =>
    `Did you go from left to right? Times and divide go before plus and minus: ${step} comes first.`,
  timesFirst: (step) => `Did you begin with times or divide? Here all goes from left to right: ${step} comes first.`,
  brackets: (meant, step) => `Did you mean ${meant}? As it stands, ${step} comes first.`,
  swapped: (step, other) => `Did you swap the two numbers? ${step}, not ${other}.`,
  otherSign: (step, other) => `Did you mix up two signs? ${other}, but ${step}.`,
  slip: (step, other) => `Nearly! ${step}, not ${other}.`,
};
