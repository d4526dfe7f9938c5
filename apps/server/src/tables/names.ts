// Friendly pairs of words for guests and bots, in the language of the page that asks: drawn at random, no word twice at a
// table while the lists last.
import { houseWords, uiEn, type UiWords } from '@cardinal/words';
import { below } from './secrets.ts';

const lists = new Map<string, UiWords['names']>([['en', uiEn.names]]);
for (const [lang, load] of Object.entries(houseWords)) lists.set(lang, (await load()).ui.names);

function freshWord(words: readonly string[], taken: ReadonlySet<string>): string {
  const free = words.filter((word) => !taken.has(word));
  const from = free.length > 0 ? free : words;
  return from[below(from.length)] ?? '';
}

/** A name that nobody at the table has. A language without names gets English ones. */
export function friendlyName(taken: readonly string[], lang = 'en'): string {
  const { first, second } = lists.get(lang) ?? uiEn.names;
  const words = new Set(taken.flatMap((name) => name.split(' ')));
  for (;;) {
    const name = `${freshWord(first, words)} ${freshWord(second, words)}`;
    if (!taken.includes(name)) return name;
  }
}
