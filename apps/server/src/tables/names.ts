// Friendly pairs of words for guests and bots: drawn at random, no word twice at a table while the lists last.
import { uiEn } from '@cardinal/words';
import { below } from './secrets.ts';

const { first, second } = uiEn.names;

function freshWord(words: readonly string[], taken: ReadonlySet<string>): string {
  const free = words.filter((word) => !taken.has(word));
  const from = free.length > 0 ? free : words;
  return from[below(from.length)] ?? '';
}

/** A name that nobody at the table has. */
export function friendlyName(taken: readonly string[]): string {
  const words = new Set(taken.flatMap((name) => name.split(' ')));
  for (;;) {
    const name = `${freshWord(first, words)} ${freshWord(second, words)}`;
    if (!taken.includes(name)) return name;
  }
}
