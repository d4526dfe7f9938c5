// What every language but English shares in the making of sentences: people, lists, amounts and figures, by the rules of
// Intl. English has its own in each game's english.ts, from before there were others. Knows no game.
import { nearText, printText, SIGN_SETS, type SignSet } from '@cardinal/number';
import type { Cast } from '../game-words.ts';
import type { Lang } from '../lang.ts';

/** The forms of a counted thing by the plural rule; `#` is where the figure stands. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string }>;

/** What a language must say for its grammar. */
export interface GrammarWords {
  readonly lang: Lang;
  /** The one who listens, at the head of a sentence; empty where the verb alone says it. */
  readonly you: string;
  /** The same inside a list or after a preposition. */
  readonly youInside: string;
  readonly seat: (number: number) => string;
  /** Before a figure below nought: "minus ", with the space that a language puts there. */
  readonly minus: string;
  /** Between somebody and what they do; not every language has spaces. */
  readonly link: string;
  /** A form that says its number in a word, as it stands behind the minus; as it is if not given. */
  readonly afterMinus?: (form: string) => string;
}

/** The sentence-making of one language. */
export interface Grammar {
  readonly signs: SignSet;
  readonly isYou: (seat: number, cast: Cast) => boolean;
  /** The name, or "you", at the head of a line. */
  readonly who: (seat: number, cast: Cast) => string;
  /** The same inside a sentence. */
  readonly whom: (seat: number, cast: Cast) => string;
  /** "Du nimmst", "Ana nimmt": the verb for a seat, at the head of a sentence. */
  readonly does: (seat: number, cast: Cast, you: string, others: string) => string;
  readonly listed: (things: readonly string[]) => string;
  /** A counter: the right plural form with the figure in it. */
  readonly counts: (forms: Forms) => (count: number) => string;
  /** The same for a value kept as text ("-48/5"), read aloud well. */
  readonly amounts: (forms: Forms) => (text: string) => string;
  /** The same for a value that is printed already ("−9 3/5"): it stays as it is printed. */
  readonly shownAmounts: (forms: Forms) => (shown: string) => string;
  /** "13", "minus 2 3/5": a value kept as text, the minus in words. */
  readonly figure: (text: string) => string;
  /** A sum in figures, kept from left to right where the language is not. */
  readonly isolated: (text: string) => string;
}

/** The first letter large. */
export const upper = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Makes the grammar of a language from its words. */
export function grammarOf(words: GrammarWords): Grammar {
  const { lang, you, youInside, seat: seatName, minus, link, afterMinus = (form) => form } = words;
  const signs: SignSet = SIGN_SETS[lang];
  const rules = new Intl.PluralRules(lang);
  const list = new Intl.ListFormat(lang, { type: 'conjunction' });
  const isYou = (seat: number, cast: Cast): boolean => cast.you === seat;
  const name = (seat: number, cast: Cast): string => cast.names[seat] ?? seatName(seat + 1);
  const formed = (forms: Forms, size: number, figure: string): string => {
    const form = forms[rules.select(Math.abs(size))] ?? forms.other;
    // A form that says its number in a word ("two points" in Arabic) has no room for the figure and its minus.
    return size < 0 && !form.includes('#') ? minus + afterMinus(form) : form.replace('#', figure);
  };
  const figure = (text: string): string => {
    const shown = printText(text.replace(/^-/, ''), signs) ?? '0';
    return text.startsWith('-') ? minus + shown : shown;
  };
  return {
    signs,
    isYou,
    figure,
    who: (seat, cast) => (isYou(seat, cast) ? upper(you || youInside) : name(seat, cast)),
    whom: (seat, cast) => (isYou(seat, cast) ? youInside : name(seat, cast)),
    does: (seat, cast, yours, others) =>
      isYou(seat, cast) ? upper(you === '' ? yours : you + link + yours) : name(seat, cast) + link + others,
    listed: (things) => list.format(things),
    counts: (forms) => (count) => formed(forms, count, figure(String(count))),
    amounts: (forms) => (text) => formed(forms, nearText(text) || 0, figure(text)),
    shownAmounts: (forms) => (shown) => {
      const plain = /^\P{N}*?(\u2212?)(\d+)\P{N}*$/u.exec(shown);
      // What is no whole number is counted as a fraction is; half stands for all of them.
      const size = plain ? Number(plain[2]) * (plain[1] === '' ? 1 : -1) : 0.5;
      return formed(forms, size, shown);
    },
    isolated: (text) => signs.around.join(text),
  };
}
