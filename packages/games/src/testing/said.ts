// All that Cardinal says in a language, as texts by path: tests of languages read it, and nothing else does.
import { frame } from '@cardinal/table-kit';
import { houseWords, pagesEn, uiEn, type Lang } from '@cardinal/words';
import { games } from '../registry.ts';

/** What a table says, whatever its game. */
interface Tongue {
  readonly game: object;
  readonly table: unknown;
  readonly speak: (lang: Lang) => Promise<unknown>;
}

/** Sample arguments that fit all messages: figures, then texts where a figure would not do. */
const samples: readonly (readonly unknown[])[] = [
  [3, 4, 5],
  ['3', '4', 5],
  [['Ana', 'Bo'], 2],
  ['Ana', 7],
  [{ count: 3, direction: 'up', limit: 'sums', stars: 2 }],
  [{ rank: 'Q', suit: 'H' }],
  ['times', [1, 2, 3]],
];

/** All texts of a set of messages by path; functions are called with the samples that English bears. */
export function texts(said: unknown, path = '', model: unknown = said): Map<string, string> {
  const found = new Map<string, string>();
  const put = (more: Map<string, string>): void => more.forEach((text, key) => found.set(key, text));
  if (typeof said === 'string') found.set(path, said);
  else if (typeof said === 'function') {
    const call = (one: unknown, given: readonly unknown[]): unknown => {
      try {
        return (one as (...all: readonly unknown[]) => unknown)(...given);
      } catch {
        return undefined;
      }
    };
    const fits = (result: unknown): boolean => !/undefined|NaN|object/.test(JSON.stringify(result) ?? 'undefined');
    const given = samples.find((sample) => fits(call(model, sample)));
    if (given) put(texts(call(said, given), `${path}()`, call(model, given)));
  } else if (typeof said === 'object' && said !== null) {
    for (const [key, one] of Object.entries(said))
      put(texts(one, `${path}.${key}`, (model as Record<string, unknown>)[key]));
  }
  return found;
}

/** The words of house, of these tables, of options and rules in a language. */
export async function saidIn(lang: Lang, tongues: Readonly<Record<string, Tongue>>): Promise<Record<string, unknown>> {
  const house = lang === 'en' ? { ui: uiEn, pages: pagesEn } : await houseWords[lang]();
  const said: Record<string, unknown> = { ...house };
  for (const [id, tongue] of Object.entries(tongues)) {
    await tongue.speak(lang);
    const game = Object.fromEntries(Object.entries(tongue.game).filter(([key]) => !/^(?:tell|board|why)$/.test(key)));
    said[id] = { game, table: tongue.table };
  }
  for (const [id, entry] of Object.entries(games)) {
    const { options, rules } = (await entry.words[lang]()) as unknown as { options: unknown; rules: unknown };
    said[`whole ${id}`] = { options, rules };
  }
  said['frame'] = frame.words;
  return said;
}
