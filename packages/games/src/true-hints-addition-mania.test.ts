// Every rung of a hint in Addition Mania, as it is printed, under house rules drawn at random: held against the cards that
// the view shows, by a pocket calculator over the printed line.
import { rngFrom } from '@cardinal/kernel';
import { LANGS } from '@cardinal/words';
import { expect, it } from 'vitest';
import { rungsOf } from './addition-mania/table/ladder.ts';
import { tongue } from './addition-mania/table/tongue.ts';
import type { ManiaView } from './addition-mania/types.ts';
import { games } from './registry.ts';
import { BLANK, playDrawn } from './testing/drawn-house.ts';

/** The views of some drawn matches in which somebody may guess. */
async function drawnViews(name: string, matches: number): Promise<readonly ManiaView[]> {
  const game = await games['addition-mania'].load();
  const rng = rngFrom(name);
  const views: ManiaView[] = [];
  for (let number = 0; number < matches; number++) {
    playDrawn(game, { rng, most: 60 }, ({ match, seat, view }) => {
      if (match.turn.must.includes(seat)) views.push(view as unknown as ManiaView);
    });
  }
  return views;
}

it('E40 every line of a hint is true of the cards, and its sum comes to what it says', async () => {
  await tongue.speak('en');
  let [covered, open] = [0, 0];
  for (const view of await drawnViews('true-mania', 40)) {
    const [own = '', average = '', , shape = '', guess = ''] = rungsOf(view);
    const mine = view.own?.value ?? NaN;
    expect(own).toContain(`Your card counts ${mine}.`);
    // The pack without what this view shows.
    const seen = [
      ...(view.own ? [view.own.id] : []),
      ...view.leftovers.map(({ id }) => id),
      ...view.history.flatMap(({ cards }) => (cards ?? []).map(({ id }) => id)),
    ];
    const hidden = view.options.deck.flatMap(({ value }, id) => (seen.includes(id) ? [] : [value]));
    const mean = hidden.reduce((sum, value) => sum + value, 0) / hidden.length;
    const said = Number(/about ([\d.]+) on average/u.exec(average)?.[1]);
    expect(Math.abs(said - mean)).toBeLessThanOrEqual(0.05 + 1e-9);
    // What was shown and is covered again is not called unseen.
    const remembered = view.history.some(({ cards }) => cards === null);
    expect(average.includes('unseen')).toBe(!remembered);
    if (remembered) covered++;
    else open++;
    const [, first = '', times = '1', each = '', comes = ''] =
      /^(\d+) \+ (?:(\d+) × )?([\d.]+) ≈ (\d+)\. So/u.exec(
        guess.replaceAll(/[\u2009\u202f\u00a0\u2066\u2069]/gu, ' ').replaceAll(/ +/gu, ' '),
      ) ?? [];
    expect([Number(first), Number(times), Number(each)]).toEqual([mine, view.seats - 1, said]);
    const sum = Number(first) + Number(times) * Number(each);
    expect(Math.abs(sum - Number(comes)), guess).toBeLessThanOrEqual(0.5 + 1e-9);
    expect(Math.abs(mine + mean * (view.seats - 1) - Number(comes)), guess).toBeLessThanOrEqual(0.55);
    expect(
      shape
        .match(/[\d.]+/gu)
        ?.slice(0, 2)
        .map(Number),
    ).toEqual([mine, times === '1' ? said : Number(times)]);
  }
  expect(covered).toBeGreaterThan(50);
  expect(open).toBeGreaterThan(50);
});

it.each(LANGS)('%s: no line of a hint has a hole', async (lang) => {
  await tongue.speak(lang);
  for (const view of await drawnViews('whole-mania', 6)) {
    for (const rung of rungsOf(view)) expect(rung).not.toMatch(BLANK);
  }
});
