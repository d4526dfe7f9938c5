// Every rung of a hint and every line above the hand in MathMasters, under house rules drawn at random: held against the
// referee, and against all choices of cards.
import { rngFrom } from '@cardinal/kernel';
import { LANGS } from '@cardinal/words';
import { lineText } from '@cardinal/table-kit';
import { expect, it } from 'vitest';
import { hintsOf } from './mathmasters/hints.ts';
import { choicesOf } from './mathmasters/selection.ts';
import { readAs, SET_TYPES, type SetType } from './mathmasters/sets.ts';
import { bannerOf } from './mathmasters/table/banner.ts';
import { rungsOf } from './mathmasters/table/ladder.ts';
import { tongue } from './mathmasters/table/tongue.ts';
import type { MathMastersView } from './mathmasters/types.ts';
import { games } from './registry.ts';
import { BLANK, playDrawn, type Moment } from './testing/drawn-house.ts';

const names = ['Ana', 'Bo', 'Cam', 'Dee'];
const lineOf = (view: MathMastersView, cards: readonly number[] | null = null): string =>
  lineText(bannerOf({ view, names, atBreak: false, asking: false, choices: cards && choicesOf(view, cards) }));

/** Plays drawn matches; `look` sees each seat that is to lay, and may name its move. */
async function eachTurn(
  name: string,
  matches: number,
  look: (view: MathMastersView, whyNot: Moment['whyNot']) => unknown,
): Promise<void> {
  const game = await games.mathmasters.load();
  const rng = rngFrom(name);
  for (let number = 0; number < matches; number++) {
    playDrawn(game, { rng, most: 60 }, ({ seat, match, view, whyNot }) => {
      const seen = view as unknown as MathMastersView;
      const lays = match.turn.must.includes(seat) && (seen.phase === 'lead' || seen.phase === 'follow');
      return lays ? look(seen, whyNot) : undefined;
    });
  }
}

/** All choices of up to four cards. */
function* picks(cards: readonly number[], most = 4): Generator<readonly number[]> {
  for (const [at, card] of cards.entries()) {
    yield [card];
    if (most > 1) for (const more of picks(cards.slice(at + 1), most - 1)) yield [card, ...more];
  }
}

/** Every true set that the referee takes now: all choices of cards, tried as each type; four equal cards are All Four. */
function allTaken(view: MathMastersView, whyNot: Moment['whyNot']): number {
  let count = 0;
  for (const cards of picks([...view.hand, ...view.hints])) {
    const taken = SET_TYPES.some((setType) => {
      const read = readAs(setType, cards);
      return read.ok && read.holds && whyNot({ kind: 'lay', setType, cards }) === null;
    });
    if (taken) count++;
  }
  return count;
}

it('E40 every line of a hint can be followed, and the referee takes as many sets as it says', async () => {
  await tongue.speak('en');
  const rng = rngFrom('follow');
  let [followed, none, counted] = [0, 0, 0];
  await eachTurn('true-masters', 40, (view, whyNot) => {
    const rungs = rungsOf(view);
    const whole = hintsOf(view).at(-1);
    if (whole?.kind !== 'whole') {
      // Pass, it says: so one may, and there is nothing else.
      expect(rungs).toEqual([tongue.table.ways(0)]);
      expect(whyNot({ kind: 'pass' })).toBeNull();
      expect(allTaken(view, whyNot)).toBe(0);
      none++;
      return undefined;
    }
    const { setType, cards } = whole;
    const lay = { kind: 'lay', setType, cards };
    expect(whyNot(lay)).toBeNull();
    for (const card of cards) expect(rungs.at(-1)).toContain(tongue.game.cardName(card));
    if (rng.below(12) === 0) {
      counted++;
      expect(rungs[0]).toBe(tongue.table.ways(allTaken(view, whyNot)));
    }
    if (rng.below(2) === 0) return undefined;
    followed++;
    return lay;
  });
  expect([followed > 100, none > 20, counted > 20]).toEqual([true, true, true]);
});

it('E36 the line above the hand asks for nothing that the referee refuses', async () => {
  await tongue.speak('en');
  const rng = rngFrom('picked');
  const met = new Set<string>();
  await eachTurn('true-lines', 60, (view, whyNot) => {
    const { sets } = tongue.table;
    const line = lineOf(view);
    met.add(line);
    const top = view.pile.at(-1);
    const said = SET_TYPES.filter((setType) => line.includes(sets[setType]));
    // No set is named twice, and none that this deal does not know.
    for (const setType of said) {
      expect(line.split(sets[setType])).toHaveLength(2);
      expect(view.setTypes).toContain(setType);
    }
    if (!top) {
      const all = line.includes('any set');
      expect([...(all ? SET_TYPES : said)].sort()).toEqual([...view.setTypes].sort());
    } else {
      expect(said).toContain(top.setType);
      expect(whyNot({ kind: 'pass' })).toBeNull();
    }
    // What is picked and cannot be laid is not promised to the pile.
    const cards = [...view.hand].filter(() => rng.below(5) === 0).slice(0, 4);
    if (cards.length === 0) return;
    const taken = SET_TYPES.some((setType: SetType) => whyNot({ kind: 'lay', setType, cards }) === null);
    expect(lineOf(view, cards).includes('on the pile')).toBe(taken);
  });
  expect([...met]).toEqual(
    expect.arrayContaining([
      'You lead. Lay any set.',
      'You lead. In this deal you may lay: Same Number and All Four.',
      'Your turn: lay All Four with a larger number, or pass.',
    ]),
  );
});

it.each(LANGS)('%s: no line of a hint or above the hand has a hole', async (lang) => {
  await tongue.speak(lang);
  await eachTurn('whole-masters', 3, (view) => {
    for (const line of [...rungsOf(view), lineOf(view), lineOf(view, view.hand.slice(0, 2))]) {
      expect(line).not.toMatch(BLANK);
    }
  });
});
