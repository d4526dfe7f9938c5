// Worked examples of rules as single lines of text for paper. Each game writes its own kind; a line names cards, result and
// what is to be said of it.

/** A worked example of any game. */
export type PaperExample = { readonly says: string } & (
  | {
      readonly hand: readonly (number | string)[];
      readonly target: number;
      readonly sentence: string;
      readonly points: string;
    }
  | { readonly hand: readonly (number | string)[]; readonly formula: string; readonly points: number }
  | { readonly stacks: readonly (readonly number[])[] }
  | { readonly sets: readonly string[] }
  | { readonly values: readonly number[]; readonly guesses: readonly number[]; readonly points: readonly number[] }
);

/** The line: figures first, then the words. */
export function exampleLine(example: PaperExample): string {
  // The figures keep their own direction in a language that is read from the right.
  return `\u2066${figuresOf(example)}\u2069. ${example.says}`;
}

function figuresOf(example: PaperExample): string {
  if ('sentence' in example) return `${example.target}: ${signed(example.sentence)} (${minus(example.points)})`;
  if ('formula' in example) return `${formula(example.formula)}: ${minus(String(example.points))}`;
  if ('stacks' in example) return example.stacks.map((stack) => stack.join(' ')).join(' | ');
  if ('sets' in example) return example.sets.map(cardsOf).join(' | ');
  return `${example.values.join(' + ')}: ${example.guesses.map((guess, i) => `${guess} (${example.points[i] ?? 0})`).join(', ')}`;
}

const minus = (text: string): string => text.replace('-', '−');

/** "times 2M 3K 6R" without the word. */
function cardsOf(set: string): string {
  return set
    .split(' ')
    .filter((word) => /^\d/.test(word))
    .join(' ');
}

function signed(text: string): string {
  const signs: Readonly<Record<string, string>> = { '*': ' × ', '/': ' ÷ ', '+': ' + ', '-': ' − ' };
  return text.replace(/[*/+-]/g, (sign) => signs[sign] ?? sign);
}

function formula(text: string): string {
  const signs: Readonly<Record<string, string>> = { x: '×', '/': '÷', '+': '+', '-': '−', '=': '=' };
  return text.replace(/(\*?)([x/+=-])/g, (_, wild: string, sign: string) => ` ${signs[sign] ?? sign}${wild} `);
}
