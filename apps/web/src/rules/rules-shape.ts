// The rules of a game as its words bring them along, made ready to be shown. Games tell their rules alike (a title, lines,
// worked examples), but an example looks as the game does: a sentence of a hand, a formula, a row under a goal, sets on
// a pile, guesses of a sum. Here each kind becomes cards, a line and a mark.
import type { CardFace } from '@cardinal/table-kit';
import type { Sign, SignSet } from '@cardinal/number';
import type { GameWords, PageWords } from '@cardinal/words';
import { exampleFace, plainFace, suitFace } from '../pictures/faces.ts';

type Face = number | string;

/** A worked example, as the games write it. */
export type RulesExample = { readonly says: string } & (
  | { readonly hand: readonly Face[]; readonly target: number; readonly sentence: string; readonly points: string }
  | { readonly hand: readonly Face[]; readonly formula: string; readonly points: number }
  | { readonly stacks: readonly (readonly number[])[]; readonly direction: 'up' | 'down'; readonly counts: boolean }
  | { readonly sets: readonly string[]; readonly goes: boolean; readonly points?: number }
  | { readonly values: readonly number[]; readonly guesses: readonly number[]; readonly points: readonly number[] }
);

interface Part {
  readonly title: string;
  readonly text: readonly string[];
  readonly examples?: readonly RulesExample[];
}

/** An example as it is shown: groups of cards, a line beside them, and how it ends. */
export interface Shown {
  readonly target?: number;
  readonly groups: readonly (readonly CardFace[])[];
  readonly line?: string;
  readonly badge: string;
  readonly good: boolean;
  readonly says: string;
}

/** A part of the rules as it is shown. */
export interface ShownPart {
  readonly title: string;
  readonly lines: readonly string[];
  readonly examples: readonly Shown[];
}

/** The rules that come with a game's words; none where the game tells none yet. */
export function rulesIn(
  words: GameWords & { readonly rules?: readonly Part[] },
  ui: PageWords['rules'],
  signs: SignSet,
): readonly ShownPart[] {
  return (words.rules ?? []).map(({ title, text, examples = [] }) => ({
    title,
    lines: text,
    examples: examples.map((one) => shown(one, ui, signs, words.faces)),
  }));
}

function shown(one: RulesExample, ui: PageWords['rules'], signs: SignSet, names: GameWords['faces']): Shown {
  const { says } = one;
  if ('sentence' in one) {
    const badge = ui.points(minus(one.points));
    const groups = [one.hand.map((face) => exampleFace(face, names))];
    return {
      target: one.target,
      groups,
      line: sentence(one.sentence, signs),
      badge,
      good: !one.points.startsWith('-'),
      says,
    };
  }
  if ('formula' in one) {
    const badge = ui.points(minus(`${one.points}`));
    return {
      groups: [one.hand.map((face) => plainFace(face, signs))],
      line: formula(one.formula, signs),
      badge,
      good: one.points > 0,
      says,
    };
  }
  if ('stacks' in one) {
    const groups = one.stacks.map((stack) => stack.map((face) => plainFace(face)));
    const badge = one.counts ? ui.counts : ui.countsNot;
    return { groups, line: one.direction === 'up' ? '↑' : '↓', badge, good: one.counts, says };
  }
  if ('sets' in one) {
    const groups = one.sets.map((set) =>
      set
        .split(' ')
        .filter((word) => /^\d/.test(word))
        .map(suitFace),
    );
    const points = one.points === undefined ? ui.goes : ui.points(`${one.points}`);
    return { groups, badge: one.goes ? points : ui.goesNot, good: one.goes, says };
  }
  const badge = one.guesses.map((guess, i) => ui.guess(guess, one.points[i] ?? 0)).join(', ');
  return { groups: [one.values.map((face) => plainFace(face))], badge, good: true, says };
}

const minus = (points: string): string => points.replace('-', '−');

/** "(7*2)-4" as it is written for the reader. */
function sentence(text: string, { signs }: SignSet): string {
  return text.replace(/[*/+-]/g, (sign) => ` ${signs[sign as Sign]} `);
}

/** "12+1+2=3x5" as it is written for the reader; a star there is a wild sign and stands before what it is. */
function formula(text: string, { signs }: SignSet): string {
  return text.replace(/(\*?)([x/+=-])/g, (_, wild: string, sign: string) => {
    const shown = sign === '=' ? sign : signs[sign === 'x' ? '*' : (sign as Sign)];
    return ` ${wild && '★'}${shown} `;
  });
}
