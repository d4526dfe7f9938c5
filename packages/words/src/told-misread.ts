// What explains a wrong sentence, put in a reader's words and signs: friendly, about one step, and true.
import { parse, print, printRational, type Grammar, type Misread, type SignSet } from '@cardinal/number';

/** The sentences for each {@link Misread}. Steps and sentences come in as text in the reader's signs. */
export interface MisreadWords {
  readonly byZero: (step: string) => string;
  readonly leftToRight: (step: string) => string;
  readonly timesFirst: (step: string) => string;
  readonly brackets: (meant: string, step: string) => string;
  readonly swapped: (step: string, other: string) => string;
  readonly otherSign: (step: string, other: string) => string;
  readonly slip: (step: string, other: string) => string;
}

/** A misreading in words. `grammar` is the one it was found with. */
export function toldMisread(found: Misread, words: MisreadWords, signs: SignSet, grammar: Grammar): string {
  const value = (of: Parameters<typeof printRational>[0]): string => printRational(of, signs);
  const joined = (left: string, sign: keyof SignSet['signs'], right: string): string =>
    `${left}${signs.gap}${signs.signs[sign]}${signs.gap}${right}`;
  if (found.kind === 'by-zero') return words.byZero(joined(found.left ? value(found.left) : '', '/', '0'));
  const { left, sign, right, value: comes } = found.step;
  const way = (by: typeof sign, to: typeof comes): string =>
    signs.around.join(`${joined(value(left), by, value(right))} = ${value(to)}`);
  const step = way(sign, comes);
  switch (found.kind) {
    case 'left-to-right':
      return words.leftToRight(step);
    case 'times-first':
      return words.timesFirst(step);
    case 'brackets': {
      const read = parse(found.text, grammar);
      return words.brackets(read.ok ? print(read.expr, signs, grammar.order) : found.text, step);
    }
    case 'swapped':
      return words.swapped(step, value(found.other));
    case 'other-sign':
      return words.otherSign(step, way(found.sign, found.other));
    case 'slip':
      return words.slip(step, value(found.other));
    default:
      return found satisfies never;
  }
}
