// Which row a card was laid in, taken from or turned around in, as it is said aloud: counted from what a watcher saw before,
// where every table shows the rows that are not finished first, in the order in which their goals came.
import { botMatch } from '@cardinal/bots';
import { heardBy } from '@cardinal/kernel';
import { LANGS } from '@cardinal/words';
import { describe, expect, test } from 'vitest';
import { game, type RushEvent, type RushView } from './math-rush/index.ts';
import { linesByLanguage } from './math-rush/words/lines-by-language.ts';

const names = ['Ana', 'Bo'];
const SETUP = { seats: 2, seed: 'which row', options: { plays: 40 } };

interface Laid {
  readonly event: Extract<RushEvent, { readonly kind: 'played' }>;
  /** The rows that were shown before it, and which of them were finished. */
  readonly before: RushView['sets'];
}

/** All cards laid in a match among bots. */
function laid(): readonly Laid[] {
  const all: Laid[] = [];
  let before: RushView['sets'] = [];
  for (const { match, told } of botMatch(game, SETUP, 'normal')) {
    for (const { heard } of told) {
      for (const event of heardBy(heard, 'watcher') as unknown as readonly RushEvent[])
        if (event.kind === 'played') all.push({ event, before });
    }
    before = (match.view('watcher') as unknown as RushView).sets;
  }
  return all;
}

const rowOf = ({ event, before }: Laid): number =>
  before.filter(({ complete }) => !complete).findIndex(({ id }) => id === event.goal) + 1;

describe('the row of a card that is laid', () => {
  const all = laid();

  test('is the one in which all see it, also where a row above it is finished', () => {
    expect(all.length).toBeGreaterThan(20);
    for (const one of all) expect(one.event.row).toBe(rowOf(one));
    // Rows of all numbers, and some below a finished one.
    expect(new Set(all.map(rowOf)).size).toBeGreaterThan(2);
    const passed = all.filter(({ event, before }) =>
      before
        .slice(
          0,
          before.findIndex(({ id }) => id === event.goal),
        )
        .some(({ complete }) => complete),
    );
    expect(passed.length).toBeGreaterThan(5);
  });

  test('is said in English after the sum and its value', async () => {
    const { tell } = await linesByLanguage.en();
    for (const one of all) {
      const { seat, card, place } = one.event;
      const top = place === 'right' ? '' : ', on top';
      expect(tell(one.event, { names, you: 'watcher' })).toBe(
        `${names[seat]}: ${card.text} is ${card.value}, row ${rowOf(one)}${top}.`,
      );
    }
  });

  test.each(LANGS)('%s: is the last number that is said, and where it is no row, none is', async (lang) => {
    const { tell } = await linesByLanguage[lang]();
    const said = (event: RushEvent): readonly string[] =>
      tell(event, { names, you: 'watcher' })?.match(/\p{Nd}+/gu) ?? [];
    for (const one of all) expect(Number(said(one.event).at(-1))).toBe(rowOf(one));
    const arranged = { kind: 'arranged', seat: 0, goal: 0 } as const;
    expect(said({ ...arranged, row: 3 })).toEqual(['3']);
    expect(said({ ...arranged, row: null })).toEqual([]);
    const cleared = { kind: 'cleared', seat: 0, goal: 0, cards: [], help: 7 } as const;
    const [withRow, without] = [said({ ...cleared, row: 3 }), said({ ...cleared, row: null })];
    expect(withRow.toSpliced(withRow.indexOf('3'), 1)).toEqual(without);
    expect(withRow).toContain('3');
  });
});
