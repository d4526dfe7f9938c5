// What explains a wrong sentence, put in a reader's words and signs: friendly, about one step, and true.
import { parse, print, printRational, type Grammar, type Misread, type SignSet } from '@cardinal/number';
import type { Lang } from './lang.ts';
import type { MisreadWords } from './misread/misread-words.ts';

const byLanguage: Readonly<Record<Lang, () => Promise<MisreadWords>>> = {
  en: async () => (await import('./misread/en.ts')).misread,
  de: async () => (await import('./misread/de.ts')).misread,
  ar: async () => (await import('./misread/ar.ts')).misread,
  es: async () => (await import('./misread/es.ts')).misread,
  fr: async () => (await import('./misread/fr.ts')).misread,
  zh: async () => (await import('./misread/zh.ts')).misread,
};

/** A misreading in words. `grammar` is the one it was found with. */
export async function toldMisread(found: Misread, lang: Lang, signs: SignSet, grammar: Grammar): Promise<string> {
  const words = await byLanguage[lang]();
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
