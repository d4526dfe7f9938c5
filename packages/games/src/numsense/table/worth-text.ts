// What is said beside the sentence: how far it has come and what is missing, as much as the player wants to see.
import type { SignSet } from '@cardinal/number';
import { settings } from '@cardinal/table-kit';
import { cells } from './draft.ts';
import type { Holding } from './holding.ts';
import { notWhole } from './not-whole.ts';
import type { Sentence, WorthText } from './sentence-yet.ts';
import { shownValue } from './shown-value.ts';
import type { TableWords } from './words/en.ts';

/** In which words and signs somebody reads. */
export interface Reader {
  readonly words: TableWords;
  readonly signs: SignSet;
}

interface Built extends Sentence {
  readonly holding: Holding;
}

/** The line beside the sentence, or null where there is none. Without live value it tells only what is left to use. */
export function worthText({ words, signs }: Reader, sentence: Built): WorthText | null {
  const { worth, draft, holding } = sentence;
  const left = holding.hand.length - holding.spare - sentence.used.length;
  const plain = (rest: string | null): WorthText => ({ value: null, rest, good: false });
  if (worth.kind === 'empty') return null;
  if (worth.kind === 'by-zero') return plain(words.worth.byZero);
  if (worth.kind === 'not-whole') return plain(notWhole(worth));
  if (left < 0) return plain(words.worth.tooMany);
  if (!settings.liveValue) return plain(left > 0 ? words.worth.left(left) : null);
  const value = worth.value === null ? null : shownValue(worth.value, signs);
  if (worth.kind === 'whole') {
    const rest = worth.hits ? words.worth.hits : off(worth.off);
    return { value: value && words.worth.equals(value), rest, good: worth.hits };
  }
  if (worth.kind === 'part' && worth.needs !== null && /^\d+$/u.test(worth.needs)) {
    return { value: value && words.worth.soFar(value), rest: words.worth.needs(lastSign(), worth.needs), good: true };
  }
  return { value: value && words.worth.soFar(value), rest: off(worth.off), good: worth.off === '0' };

  function off(text: string | null): string | null {
    if (text === null) return null;
    if (text === '0') return words.worth.onTarget;
    return text.startsWith('-')
      ? words.worth.below(shownValue(text.slice(1), signs))
      : words.worth.above(shownValue(text, signs));
  }

  /** The sign right before the place at the end, if that is what is missing. */
  function lastSign(): string | null {
    const [before, last] = cells(draft.pieces).slice(-2);
    const asked = last?.kind === 'gap' && before?.kind === 'piece' && before.piece.kind === 'sign';
    return asked ? signs.signs[before.piece.sign] : null;
  }
}
