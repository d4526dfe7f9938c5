// What somebody has begun at a table and not asked for yet can always be taken back, step by step, and outlives a reload with
// its steps (Numsense's sentence: numsense/table/composer.test.ts). The desks of the tables over real matches: no page, no stand-ins.
import { openMatch, type Match } from '@cardinal/kernel';
import type { TableSession } from '@cardinal/table-kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { steppedGuess, typedGuess } from './addition-mania/table/typed-guess.ts';
import { Desk as BreakInDesk } from './break-in/table/desk.svelte.ts';
import { tongue as breakIn } from './break-in/table/tongue.ts';
import type { BreakInView } from './break-in/types.ts';
import { Desk as RushDesk } from './math-rush/table/desk.svelte.ts';
import { tongue as mathRush } from './math-rush/table/tongue.ts';
import type { RushView } from './math-rush/types.ts';
import { Desk as MastersDesk } from './mathmasters/table/desk.svelte.ts';
import { tongue as mathmasters } from './mathmasters/table/tongue.ts';
import type { MathMastersView } from './mathmasters/types.ts';
import { games, type GameId } from './registry.ts';
import { sessionOf } from './testing/session-of.ts';

const ME = 0;
await Promise.all([breakIn.speak('en'), mathRush.speak('en'), mathmasters.speak('en')]);

async function open(id: GameId, seats: number, options: object): Promise<Match> {
  const opened = openMatch(await games[id].load(), { seats, options, seed: 'undo' });
  if (!opened.ok) throw new Error(opened.why);
  opened.match.advance(0, true);
  return opened.match;
}

interface Table {
  readonly desk: { toast: string | null };
  /** What has been begun, as text. */
  readonly begun: () => string;
  readonly acts: () => readonly { readonly id: string; readonly onpress: () => void }[];
  /** Everything that can be pressed and asks for nothing. */
  readonly presses: readonly (() => void)[];
}

const act = ({ acts }: Table, id: string): (() => void) | undefined => acts().find((one) => one.id === id)?.onpress;

/** Does something; what was said of what one had begun is over once that has changed. */
function changing({ desk, begun }: Pick<Table, 'desk' | 'begun'>, act: () => void): void {
  const before = begun();
  desk.toast = 'told';
  act();
  if (begun() !== before) expect(desk.toast).toBeNull();
}

/** Presses at random, opens the table anew from what its session keeps, then takes back what the table lets take back. */
function comesBack(match: Match, make: (session: TableSession<never, never, never>) => Table): void {
  fc.assert(
    fc.property(fc.array(fc.nat(99), { maxLength: 25 }), (chosen) => {
      const session = sessionOf(match);
      const table = make(session);
      const texts = [table.begun()];
      for (const at of chosen) {
        changing(table, () => table.presses[at % table.presses.length]?.());
        if (table.begun() !== texts.at(-1)) texts.push(table.begun());
      }
      const later = make(session);
      const back = [later.begun()];
      for (let undo = act(later, 'undo'); undo; undo = act(later, 'undo')) {
        changing(later, undo);
        if (later.begun() !== back.at(-1)) back.push(later.begun());
      }
      expect(back).toEqual(texts.toReversed());
    }),
  );
}

describe('E26 a step that is not asked for yet', () => {
  it('comes back in Break In: cards, marks, what a wild sign says, and the card laid aside', async () => {
    const deck = [
      { face: '*', count: 20 },
      { face: '2', count: 20 },
      { face: '4', count: 20 },
    ];
    const match = await open('break-in', 2, { deck, freeBrackets: true, firstDealer: '1' });
    expect(match.turn.must).toEqual([ME]);
    match.submit(ME, match.game.read('take draw', match.view(ME)), match.at);
    const { hand } = match.view(ME) as unknown as BreakInView;
    comesBack(match, (session) => {
      const desk = new BreakInDesk(
        () => ({ session }),
        () => undefined,
      );
      expect(desk.builds).toBe(true);
      return {
        desk,
        begun: () => JSON.stringify(desk.row),
        acts: () => desk.acts,
        presses: [
          ...hand.slice(0, 5).map((card) => () => desk.pressCard(card)),
          ...[0, 1, 2].map((at) => () => desk.pressPiece(at)),
          () => desk.putMark('='),
          () => desk.putMark('('),
        ],
      };
    });
  });

  it('comes back in MathMasters: each card that was picked or let go, and after "Clear" all of them', async () => {
    const match = await open('mathmasters', 3, { firstDealer: '2' });
    expect(match.turn.must).toEqual([ME]);
    const make = (session = sessionOf(match)) => {
      const desk = new MastersDesk(
        () => ({ session }),
        () => undefined,
      );
      const { hand, hints } = match.view(ME) as unknown as MathMastersView;
      const cards = [...hand.slice(0, 4), ...hints.slice(0, 2)];
      return { desk, cards, begun: () => desk.chosen.join(), acts: () => desk.acts };
    };
    fc.assert(
      fc.property(fc.array(fc.nat(5), { minLength: 1, maxLength: 12 }), (pressed) => {
        const session = sessionOf(match);
        const { desk, cards, begun } = make(session);
        for (const at of pressed) {
          const before = desk.chosen.toSorted();
          changing({ desk, begun }, () => desk.pressCard(cards[at]!));
          desk.pressCard(cards[at]!);
          expect(desk.chosen.toSorted()).toEqual(before);
          desk.pressCard(cards[at]!);
        }
        const all = begun();
        expect(make(session).begun()).toBe(all);
        const clear = desk.acts.find(({ id }) => id === 'clear');
        changing({ desk, begun }, () => clear?.onpress());
        const later = make(session);
        expect(later.desk.chosen).toEqual([]);
        if (clear) changing(later, () => later.desk.acts.find(({ id }) => id === 'undo')?.onpress());
        expect(later.begun()).toBe(all);
      }),
    );
  });

  it('comes back in Math Rush: cards marked to throw away, and cards marked in a row, also after a slip to another row', async () => {
    const match = await open('math-rush', 1, { minutes: 'off', freeHelp: true });
    const submit = (text: string): boolean => match.submit(ME, match.game.read(text, match.view(ME)), match.at).ok;
    expect(submit('ready')).toBe(true);
    const seen = (): RushView => match.view(ME) as unknown as RushView;
    // A card in each of two rows; engines may differ about order, not about the count.
    for (const row of [0, 1]) {
      const { id, mark } = seen().sets[row]!;
      const card = seen().hands[ME]![0]!.id;
      const move = { kind: 'play', card, goal: id, place: 'right', mark };
      expect(match.submit(ME, move, 0).ok).toBe(true);
    }
    const rows = seen().sets.flatMap(({ id, stacks }) => stacks.flat().map((card) => [id, card.id] as const));
    expect(rows.length).toBe(2);
    const make = (session = sessionOf(match)): RushDesk =>
      new RushDesk(
        () => ({ session }),
        () => undefined,
      );
    comesBack(match, (session) => {
      const desk = make(session);
      desk.acts.find(({ id }) => id === 'clear')?.onpress();
      expect(desk.clears).toBe(true);
      return {
        desk,
        begun: () => desk.marked.join(),
        acts: () => desk.acts,
        presses: rows.map(
          ([goal, card]) =>
            () =>
              desk.mark(goal, card),
        ),
      };
    });
    // A card in the fingers goes back by the same press, and is in them still after a reload.
    const session = sessionOf(match);
    const desk = make(session);
    const [card] = desk.held;
    desk.pressCard(card!.id);
    expect([desk, make(session)].map((one) => one.isChosen(card!.id) && one.lays)).toEqual([true, true]);
    desk.pressCard(card!.id);
    expect(desk.isChosen(card!.id)).toBe(false);

    expect(submit('redraw')).toBe(true);
    comesBack(match, (session) => {
      const throwing = make(session);
      return {
        desk: throwing,
        begun: () => throwing.marked.join(),
        acts: () => throwing.acts,
        presses: throwing.held.map(
          ({ id }) =>
            () =>
              throwing.pressCard(id),
        ),
      };
    });
  });

  it('comes back in Addition Mania: "+" and "−" take each other back, and an emptied field is no guess', () => {
    fc.assert(
      fc.property(fc.nat(500), (guess) => {
        expect(steppedGuess(steppedGuess(guess, 1), -1)).toBe(guess);
        if (guess > 0) expect(steppedGuess(steppedGuess(guess, -1), 1)).toBe(guess);
        expect(typedGuess(String(guess))).toBe(guess);
      }),
    );
    expect(steppedGuess(null, 1)).toBe(1);
    expect(steppedGuess(null, -1)).toBe(0);
    expect(typedGuess('')).toBeNull();
  });
});
