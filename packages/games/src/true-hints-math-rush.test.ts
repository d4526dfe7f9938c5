// Every rung of a hint in Math Rush, under house rules drawn at random and with mistakes laid on the table: held against
// the referee, every place of every row, and every card of the deck.
import { rngFrom, type Rng } from '@cardinal/kernel';
import { LANGS } from '@cardinal/words';
import { expect, it } from 'vitest';
import { ownHand } from './math-rush/check.ts';
import { hintsOf } from './math-rush/hints.ts';
import { rungsOf } from './math-rush/table/ladder.ts';
import { tongue } from './math-rush/table/tongue.ts';
import type { Card, Place, RushMove, RushView, SeenSet } from './math-rush/types.ts';
import { games } from './registry.ts';
import { BLANK, playDrawn, type Moment } from './testing/drawn-house.ts';

/** "21 − 3" worked out. */
function worked(text: string): number {
  const [a = 0, b = 0] = text.match(/\d+/gu)?.map(Number) ?? [];
  return text.includes('+') ? a + b : a - b;
}

const LIMITS: Readonly<Record<string, (text: string) => boolean>> = {
  none: () => true,
  sums: (text) => text.includes('+'),
  differences: (text) => !text.includes('+'),
  even: (text) => worked(text) % 2 === 0,
  odd: (text) => worked(text) % 2 === 1,
  above: (text) => worked(text) > 11,
  below: (text) => worked(text) < 9,
};

/** Whether a card may stand there (rulings 3.1 and 3.2): past every card on its left, before every card on its right. */
function fits({ text }: Pick<Card, 'text'>, { complete, goal, stacks }: SeenSet, place: Place): boolean {
  const value = worked(text);
  if (complete || !LIMITS[goal.limit]?.(text)) return false;
  const at = place === 'right' ? stacks.length : place;
  const there = place === 'right' ? [] : (stacks[place] ?? []);
  if (there.length > 0) return there.every((card) => worked(card.text) === value);
  const past = (a: number, b: number): boolean => (goal.direction === 'up' ? a < b : a > b);
  return (
    stacks.slice(0, at).every((stack) => stack.every((card) => past(worked(card.text), value))) &&
    stacks.slice(at + 1).every((stack) => stack.every((card) => past(value, worked(card.text))))
  );
}

const placesOf = ({ stacks }: SeenSet): readonly Place[] => [...stacks.keys(), 'right'];

/** Any card to any place, a Help that takes a card away, and an end. */
function tries(view: RushView, rng: Rng): readonly RushMove[] {
  const hand = ownHand(view);
  const card = hand[rng.below(Math.max(1, hand.length))];
  const set = view.sets[rng.below(Math.max(1, view.sets.length))];
  if (!card || !set) return [];
  const lain = set.stacks.flat()[0];
  return [
    ...placesOf(set).map((place): RushMove => ({ kind: 'play', card: card.id, goal: set.id, place, mark: set.mark })),
    ...(lain && rng.below(6) === 0 ? [{ kind: 'clear' as const, goal: set.id, cards: [lain.id], mark: set.mark }] : []),
  ];
}

/** Plays drawn races; `look` sees each seat that may lay a card, and may name its move. */
async function eachMoment(
  name: string,
  matches: number,
  rules: Readonly<Record<string, unknown>>,
  look: (view: RushView, whyNot: Moment['whyNot']) => unknown,
): Promise<void> {
  const game = await games['math-rush'].load();
  const rng = rngFrom(name);
  for (let number = 0; number < matches; number++) {
    playDrawn(game, { rng, rules, tries, most: 90 }, ({ view, whyNot }) => {
      const seen = view as unknown as RushView;
      // As the table has it: no hint while cards are chosen that go, or somebody is asked.
      const choosing = seen.who !== 'watcher' && seen.redraw?.[seen.who] === false;
      const asked = seen.asked && seen.asked.seat !== seen.who;
      return seen.phase === 'race' && !choosing && !asked ? look(seen, whyNot) : undefined;
    });
  }
}

/** What a button of the table asks for. */
function movesBehind(view: RushView): Readonly<Record<string, readonly RushMove[]>> {
  const { table: words } = tongue;
  const clears = view.sets.flatMap(({ id, stacks, mark }) =>
    stacks.flat().map((card): RushMove => ({ kind: 'clear', goal: id, cards: [card.id], mark })),
  );
  return {
    [words.draw]: [{ kind: 'draw' }],
    [words.helpClear]: clears,
    // The table has no button for a second Help while one is under way.
    [words.helpRedraw]: view.redraw ? [] : [{ kind: 'redraw' }],
    [words.done]: [{ kind: 'done' }],
  };
}

it.each([
  ['whatever the house', {}, 12],
  ['where gaps are filled', { fillGaps: true, referee: 'table' }, 4],
  ['where nobody has a Help left', { autoDraw: true, freeHelp: false, minutes: '3', plays: 0 }, 8],
])('E40 every line of a hint can be followed, %s', async (_, rules, matches) => {
  await tongue.speak('en');
  const { table: words } = tongue;
  const rng = rngFrom('follow');
  const met = { whole: 0, stuck: 0, wait: 0 };
  await eachMoment(`true-rush ${JSON.stringify(rules)}`, matches, rules, (view, whyNot) => {
    const rungs = rungsOf(view);
    for (const rung of rungs) expect(rung).not.toMatch(BLANK);
    const hand = ownHand(view);
    const open = view.sets.filter(({ complete }) => !complete);
    const count = hand.filter((card) => open.some((set) => placesOf(set).some((at) => fits(card, set, at)))).length;
    if (count === 0) {
      met.stuck++;
      expect(rungs).toHaveLength(1);
      const [said = ''] = rungs;
      const behind = Object.entries(movesBehind(view));
      const can = behind.filter(([, moves]) => moves.some((move) => whyNot(move) === null)).map(([label]) => label);
      const told = behind.map(([label]) => label).filter((label) => said.includes(`“${label}”`));
      const helps = can.filter((label) => label !== words.done);
      expect(told).toEqual(helps.length > 0 ? helps : can);
      expect(said.includes(words.hintWait)).toBe(can.length === 0);
      if (can.length === 0) met.wait++;
      return undefined;
    }
    met.whole++;
    expect(rungs).toHaveLength(5);
    expect(rungs[0]).toBe(words.hintFits(count, hand.length));
    const [, , range, , whole] = hintsOf(view);
    if (whole?.kind !== 'whole' || range?.kind !== 'range') throw new Error('five rungs');
    const set = open[whole.row - 1];
    if (!set) throw new Error('there is such a row');
    expect(fits(whole.card, set, whole.place)).toBe(true);
    expect(rungs.at(-1)).toContain(`is ${worked(whole.card.text)}.`);
    // Between the numbers that are told stands just what the row takes, of all cards there are.
    const wrong = view.options.deck.numbers.filter(({ text }) => {
      if (!LIMITS[set.goal.limit]?.(text)) return false;
      const value = worked(text);
      const inside =
        range.equal === null
          ? (range.above === null || value > range.above) && (range.below === null || value < range.below)
          : value === range.equal;
      return fits({ text }, set, whole.place) !== inside;
    });
    expect(wrong).toEqual([]);
    const play = { kind: 'play', card: whole.card.id, goal: set.id, place: whole.place, mark: set.mark };
    expect(whyNot(play)).toBeNull();
    return rng.below(3) === 0 ? play : undefined;
  });
  expect([met.whole > 40, met.stuck > 5]).toEqual([true, true]);
  if ('minutes' in rules) expect(met.wait).toBeGreaterThan(0);
});

it.each(LANGS)('%s: no line of a hint has a hole', async (lang) => {
  await tongue.speak(lang);
  await eachMoment('whole-rush', 1, {}, (view) => {
    for (const rung of rungsOf(view)) expect(rung).not.toMatch(BLANK);
    return undefined;
  });
});
