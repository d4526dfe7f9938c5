// What is said beside the sentence: how far it has come and what is missing, as much as the player wants to see.
import { settings } from '@cardinal/table-kit';
import type { Desk } from './desk.svelte.ts';
import { cells } from './draft.ts';
import { shownValue } from './shown-value.ts';

/** The value, and the rest of the line; `good` when the rest is something to be glad of. */
export interface WorthText {
  readonly value: string | null;
  readonly rest: string | null;
  readonly good: boolean;
}

/** The line beside the sentence. Without live value it tells only what is left to use. */
export function worthText(desk: Desk): WorthText {
  const { words, composer, signs, stance } = desk;
  const { worth, draft, holding } = composer;
  const left = holding.hand.length - holding.spare - composer.used.length;
  const plain = (rest: string | null): WorthText => ({ value: null, rest, good: false });
  if (worth.kind === 'empty') return plain(stance === 'waiting' ? words.startWaiting : words.start);
  if (worth.kind === 'by-zero') return plain(words.byZero);
  if (left < 0) return plain(words.tooMany);
  if (!settings.liveValue) return plain(left > 0 ? words.left(left) : null);
  const value = worth.value === null ? null : shownValue(worth.value, signs);
  if (worth.kind === 'whole') {
    const rest = worth.hits ? words.hits : off(worth.off);
    return { value: value && words.equals(value), rest, good: worth.hits };
  }
  if (worth.kind === 'part' && worth.needs !== null && /^\d+$/u.test(worth.needs)) {
    return { value: value && words.soFar(value), rest: words.needs(lastSign(), worth.needs), good: true };
  }
  return { value: value && words.soFar(value), rest: off(worth.off), good: worth.off === '0' };

  function off(text: string | null): string | null {
    if (text === null) return null;
    if (text === '0') return words.onTarget;
    return text.startsWith('-') ? words.below(shownValue(text.slice(1), signs)) : words.above(shownValue(text, signs));
  }

  /** The sign right before the place at the end, if that is what is missing. */
  function lastSign(): string | null {
    const [before, last] = cells(draft.pieces).slice(-2);
    const asked = last?.kind === 'gap' && before?.kind === 'piece' && before.piece.kind === 'sign';
    return asked ? signs.signs[before.piece.sign] : null;
  }
}
