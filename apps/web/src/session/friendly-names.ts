// Friendly pairs of words as names ("Brisk Otter"): drawn at random, no two alike at one table.
import { shuffled, type Rng } from '@cardinal/kernel';

/** Words that names are made of, from a language's messages. */
export interface NameWords {
  readonly first: readonly string[];
  readonly second: readonly string[];
}

/** So many names, with no word twice while the lists last, and none that stands in `taken`; no name of `taken` is ever given. */
export function friendlyNames(count: number, words: NameWords, rng: Rng, taken: readonly string[] = []): string[] {
  const used = new Set(taken.flatMap((name) => name.split(' ')));
  const freshFirst = (list: readonly string[]): string[] => {
    const mixed = shuffled(list, rng);
    return [...mixed.filter((word) => !used.has(word)), ...mixed.filter((word) => used.has(word))];
  };
  const first = freshFirst(words.first);
  const second = freshFirst(words.second);
  const names: string[] = [];
  for (let i = 0; names.length < count && i < first.length * second.length; i++) {
    const lap = Math.floor(i / first.length);
    const name = `${first[i % first.length] ?? ''} ${second[(i + lap) % second.length] ?? ''}`;
    if (!taken.includes(name) && !names.includes(name)) names.push(name);
  }
  return names;
}
