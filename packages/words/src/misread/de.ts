// What explains a wrong sentence, in German.
import type { MisreadWords } from './misread-words.ts';

/** German sentences. */
export const misread: MisreadWords = {
  byZero: (step) => `${step} hat kein Ergebnis. Durch 0 kann man nicht teilen.`,
  leftToRight: (step) => `Hast du von links nach rechts gerechnet? Punkt vor Strich: Zuerst kommt ${step}.`,
  timesFirst: (step) =>
    `Hast du mit Mal oder Geteilt begonnen? Hier geht alles von links nach rechts: Zuerst kommt ${step}.`,
  brackets: (meant, step) => `Meinst du ${meant}? So, wie es dasteht, kommt zuerst ${step}.`,
  swapped: (step, other) => `Hast du die beiden Zahlen vertauscht? ${step}, nicht ${other}.`,
  otherSign: (step, other) => `Hast du zwei Zeichen verwechselt? ${other}, aber ${step}.`,
  slip: (step, other) => `Fast! ${step}, nicht ${other}.`,
};
