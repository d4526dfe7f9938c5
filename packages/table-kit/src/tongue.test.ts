import type { GameLines, Lang } from '@cardinal/words';
import { expect, it } from 'vitest';
import { tongueOf } from './tongue.svelte.ts';

/** Words that come when they are told to. */
function parcels() {
  const come: (() => void)[] = [];
  const of = (lang: Lang) => () =>
    new Promise<{ readonly lang: Lang } & GameLines>((resolve) => {
      come.push(() => resolve({ lang, why: {} } as unknown as { readonly lang: Lang } & GameLines));
    });
  const game = { en: of('en'), es: of('es'), de: of('de'), fr: of('fr'), zh: of('zh'), ar: of('ar') };
  return { come, game };
}
const table = parcelsNow();
function parcelsNow() {
  const now = (): Promise<object> => Promise.resolve({});
  return { en: now, es: now, de: now, fr: now, zh: now, ar: now };
}

it('whoever asked for the same words twice reads them both times, whichever came first', async () => {
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    const { come, game } = parcels();
    const tongue = tongueOf(game, table);
    const both = [tongue.speak('en'), tongue.speak('en')];
    const read = both.map((asked) => asked.then(() => tongue.game.lang));
    for (const at of order) {
      come[at]?.();
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
    expect(await Promise.all(read)).toEqual(['en', 'en']);
  }
});

it('the last wish wins, and its frame too', async () => {
  const { come, game } = parcels();
  const tongue = tongueOf(game, table);
  const both = [tongue.speak('de'), tongue.speak('ar')];
  come[1]?.();
  come[0]?.();
  await Promise.all(both);
  expect(tongue.lang).toBe('ar');
});
