import { describe, expect, it } from 'vitest';
import { SETS } from './catalogue.ts';
import { cardName, TABLE_CARDS } from './deck.ts';
import { dealsIn, fits, handSizeOf, setTypesIn } from './options.ts';
import { rules } from './rules.ts';
import { readAs } from './sets.ts';
import { cards, Sitting, withOptions } from './testing/sitting.ts';
import { moves } from './view.ts';

/** The next seat whose turn it is plays or passes until the pile is won. */
function passAll(sitting: Sitting): Sitting {
  const { pile } = sitting.state;
  while (sitting.state.pile.length === pile.length && sitting.state.phase === 'follow') {
    sitting.does(sitting.state.active, 'pass');
  }
  return sitting;
}

describe('tests of the rules document', () => {
  it('T1: the sample turn scores 54', () => {
    const sitting = Sitting.laid({
      hands: ['9M 9K 1M', '4M 4K 4R 1K', '5K 5R 5T 1R'],
      hints: '5M 2M 3M 6M',
      state: { deal: 1 },
    });
    sitting.does(0, '9M 9K').does(1, '4M 4K 4R').does(2, '5M 5K 5R 5T').does(0, 'pass').does(1, 'pass');
    expect(sitting.events('pile-won')).toEqual([
      { kind: 'pile-won', seat: 2, sum: 50, bonus: 5, hintCost: 1, points: 54 },
    ]);
    expect(sitting.state.totals).toEqual([0, 0, 54]);
    expect(sitting.state.active).toBe(2);
  });

  it('T2: three 4s beat two 13s', () => {
    const sitting = Sitting.laid({ hands: ['13M 13K 1M', '4M 4K 4R 1K'] });
    sitting.does(0, '13M 13K').does(1, '4M 4K 4R').does(0, 'pass');
    expect(sitting.state.totals).toEqual([0, 38]);
  });

  it('T3: 2, 3, 6 is a Times set worth 14', () => {
    const sitting = Sitting.laid({ hands: ['2M 3K 6R 1M', '1K'] });
    sitting.does(0, 'times 2M 3K 6R').does(1, 'pass');
    expect(sitting.state.totals).toEqual([14, 0]);
  });

  it.each(['7M 1K 7R', '11M 1K 11R', '13M 1K 13R', '5M 1K 5R'])('T4: 7, 11, 13 and 5 are no answers (%s)', (three) => {
    expect(readAs('times', cards(three))).toMatchObject({ ok: true, holds: false });
  });

  it('T5: 1 × 5 = 5 is false', () => {
    expect(readAs('times', cards('1M 5K 5R'))).toMatchObject({ ok: true, holds: false });
    const sitting = Sitting.laid({ hands: ['1M 5K 5R', '1K'], options: { referee: 'engine' } });
    expect(sitting.tries(0, 'times 1M 5K 5R')).toMatchObject({
      why: 'not-times',
      facts: { a: 1, b: 5, product: 5, answer: 5 },
    });
  });

  it('T6: 1+3+4+5 of one suit beats 2+4+7 of one suit: 29 points; led alone it brings 16', () => {
    const sitting = Sitting.laid({ hands: ['2M 4M 7M 1M', '1K 3K 4K 5K 9M'] });
    sitting.does(0, '2M 4M 7M').does(1, '1K 3K 4K 5K').does(0, 'pass');
    expect(sitting.state.totals).toEqual([0, 29]);
    const alone = Sitting.laid({ hands: ['1K 3K 4K 5K 9M', '2M'] });
    alone.does(0, '1K 3K 4K 5K').does(1, 'pass');
    expect(alone.state.totals).toEqual([16, 0]);
  });

  it('T7: 6 and 7 of different suits are refused as Make 13', () => {
    expect(Sitting.laid({ hands: ['6M 7K', '1K'] }).tries(0, 'make-13 6M 7K')).toMatchObject({ why: 'mixed-suits' });
  });

  it('T8: a single 13 is refused as Make 13', () => {
    expect(Sitting.laid({ hands: ['13M', '1K'] }).tries(0, 'make-13 13M')).toMatchObject({ why: 'too-few' });
  });

  it('T9: Times is refused in the first deal', () => {
    const sitting = Sitting.laid({ hands: ['2M 3K 6R', '1K'], state: { deal: 1 } });
    expect(sitting.tries(0, 'times 2M 3K 6R')).toMatchObject({ why: 'not-yet' });
  });

  it('T10: a false Times is called: cards back, the player passes, the caller gets 1', () => {
    const sitting = Sitting.laid({ hands: ['2M 2K 4R 9M', '3M 3K 8R 9K', '1R'] });
    sitting.does(0, 'times 2M 2K 4R').does(1, 'times 3M 3K 8R').does(0, 'wrong-times');
    expect(sitting.hand(1)).toBe('3M 3K 8R 9K');
    expect(sitting.state).toMatchObject({ totals: [1, 0, 0], out: [false, true, false], active: 2, open: false });
    expect(sitting.state.pile.map(({ seat }) => seat)).toEqual([0]);
  });
});

describe('rulings over all games', () => {
  it('ruling X.1: a claim of Times is told by its word, and no glyph is read as one', () => {
    const seen = rules.view(Sitting.laid({ hands: ['2M 3K 6R', '1K'] }).state, 0);
    const move = rules.read('times 2M 3K 6R', seen);
    expect(move).toMatchObject({ kind: 'lay', setType: 'times' });
    for (const text of ['2M*3K=6R', '2M x 3K = 6R', '2M × 3K = 6R']) expect(rules.read(text, seen)).toBeNull();
  });

  it('ruling X.4: every count of a pile is a whole number', () => {
    for (const { family } of SETS) expect(Number.isInteger(family.sum + family.bonus)).toBe(true);
  });

  it('ruling X.2: "round" is a deal here, numbered from 1', () => {
    expect(Sitting.match(3).events('deal-begun')[0]).toMatchObject({ deal: 1, deals: 3 });
  });

  it('ruling X.3: a tie for the win is shared', () => {
    const sitting = Sitting.laid({ hands: ['9M', '9K'], state: { deal: 3, totals: [5, 5] } });
    sitting.does(0, '9M').does(1, 'pass').does(1, '9K');
    expect(rules.result(sitting.state)).toEqual({ winners: [0, 1], scores: [14, 14] });
  });

  const LIE = 'times 2M 2K 5R';
  const FOUR = ['2M 2K 5R 9M', '1M', '1K', '1R'] as const;

  it('ruling X.5: an earlier call counts, whoever makes it; a later one comes too late', () => {
    const sitting = Sitting.laid({ hands: FOUR }).does(0, LIE).does(3, 'wrong-times on 1');
    expect(sitting.tries(2, 'wrong-times on 1')).toMatchObject({ why: 'too-late' });
    expect(sitting.tries(1, 'wrong-times on 1')).toMatchObject({ why: 'too-late' });
    expect(sitting.state.totals).toEqual([0, 0, 0, 1]);
  });

  it.each([[[3, 2]], [[2, 3]]])(
    'ruling X.5: of two calls in one millisecond the nearest to the left counts, told in the order %j',
    (seats) => {
      const sitting = Sitting.laid({ hands: FOUR }).does(0, LIE);
      const lines = seats.filter((seat) => seat === 3 || seats[0] === 3).map((seat) => [seat, 'wrong-times'] as const);
      // Who is further away cannot even ask once somebody nearer has.
      if (seats[0] === 2) lines.push([2, 'wrong-times']);
      sitting.together(...lines);
      expect(sitting.state.totals).toEqual([0, 0, 1, 0]);
    },
  );

  it('ruling X.5: the nearest call of all need not wait for anybody', () => {
    const sitting = Sitting.laid({ hands: FOUR }).does(0, LIE).together([3, 'wrong-times'], [2, 'wrong-times']);
    expect(sitting.events('came-too-late')).toEqual([{ kind: 'came-too-late', seat: 3 }]);
    const first = Sitting.laid({ hands: FOUR }).does(0, LIE).together([3, 'wrong-times'], [1, 'wrong-times']);
    expect(first.state.totals).toEqual([0, 1, 0, 0]);
    expect(first.events('came-too-late')).toEqual([{ kind: 'came-too-late', seat: 3 }]);
  });

  it('ruling X.5: a pass of the next seat comes before a call from further away, in either order of the log', () => {
    for (const lines of [
      [
        [3, 'wrong-times'],
        [1, 'pass'],
      ],
      [[1, 'pass']],
    ] as const) {
      const sitting = Sitting.laid({ hands: FOUR })
        .does(0, LIE)
        .together(...lines);
      expect(sitting.state).toMatchObject({ totals: [0, 0, 0, 0], active: 2, open: false, answers: [] });
      expect(sitting.tries(3, 'wrong-times on 1')).toMatchObject({ why: 'too-late' });
    }
  });

  it.each(['pass', 'times 2R 3R 6R'])(
    'ruling X.5: a call from nearer comes before what the active seat does (%s), in either order of the log',
    (line) => {
      const hands = ['2M 2K 5R 9M', '', '2R 3R 6R 1K', '1R'];
      for (const lines of [
        [
          [2, line],
          [1, 'wrong-times'],
        ],
        [[1, 'wrong-times']],
      ] as const) {
        const sitting = Sitting.laid({ hands })
          .does(0, LIE)
          .together(...lines);
        // The claim is gone, so that nothing is left to pass on or to beat: seat 2 leads.
        expect(sitting.state).toMatchObject({ totals: [0, 1, 0, 0], phase: 'lead', active: 2, pile: [] });
        expect(sitting.hand(2)).toBe('1K 2R 3R 6R');
      }
    },
  );

  it('ruling X.5: after a false call from nearer what the active seat did still stands', () => {
    const hands = ['2M 2K 4R 9M', '', '2R 3R 6R 1K', '1R'];
    const sitting = Sitting.laid({ hands }).does(0, 'times 2M 2K 4R');
    sitting.together([2, 'times 2R 3R 6R'], [1, 'wrong-times']);
    expect(sitting.state).toMatchObject({ out: [false, true, false, false], open: true, active: 3 });
    expect(sitting.state.pile.map(({ seat }) => seat)).toEqual([0, 2]);
  });

  it('ruling X.5: cards that were laid too late have been seen by all', () => {
    const hands = ['2M 2K 5R 9M', '', '2R 3R 6R 1K', '1R'];
    const sitting = Sitting.laid({ hands }).does(0, LIE).together([2, 'times 2R 3R 6R'], [1, 'wrong-times']);
    expect(sitting.view(3).known[2]).toEqual(cards('2R 3R 6R'));
  });

  it('ruling X.5: while the millisecond lasts only nearer seats may answer, and nobody is waited for', () => {
    const sitting = Sitting.laid({ hands: FOUR }).does(0, LIE);
    const called = rules.copy(sitting.state);
    rules.play(called, { seq: 0, at: 7, by: 3, move: { kind: 'wrong-times' } }, []);
    expect(rules.turn(called)).toEqual({ mode: 'turn', must: [], may: [1, 2], dues: [{ id: 'answers', at: 8 }] });
    expect(rules.sound(called)).toBeNull();
    expect(moves(rules.view(called, 3))).toEqual([]);
  });

  it('ruling X.7: H:referee = engine refuses a false Times; = table accepts it', () => {
    const hands = ['2M 3K 7R', '1K'];
    expect(Sitting.laid({ hands, options: { referee: 'engine' } }).tries(0, 'times 2M 3K 7R')).toMatchObject({
      why: 'not-times',
      facts: { a: 2, b: 3, product: 6, answer: 7 },
    });
    expect(Sitting.laid({ hands }).tries(0, 'times 2M 3K 7R')).toBe(null);
  });
});

describe('rulings of MathMasters', () => {
  it('ruling 4.1: table cards are never dealt; card 3 joins from the second deal', () => {
    expect(TABLE_CARDS.map(({ no }) => no)).toEqual([1, 2, 3]);
    const sitting = Sitting.match(3);
    expect(sitting.view(0)).toMatchObject({ tableCards: [1, 2], setTypes: ['same-number', 'all-four'] });
    expect(sitting.view(0).handCounts).toEqual([16, 16, 16]);
    while (sitting.state.phase !== 'shuffle')
      sitting.asks(sitting.state.active, rules.absent(sitting.view(sitting.state.active)));
    sitting.settle(true);
    expect(sitting.view(0)).toMatchObject({
      deal: 2,
      tableCards: [1, 2, 3],
      setTypes: ['same-number', 'all-four', 'times', 'make-13'],
    });
  });

  it('ruling 4.1: H:allSetsFromRound1 lays all table cards at once', () => {
    expect(setTypesIn(withOptions({}), 1)).toEqual(['same-number', 'all-four']);
    expect(setTypesIn(withOptions({ allSetsFromRound1: true }), 1).length).toBe(4);
    expect(Sitting.match(3, { allSetsFromRound1: true }).view(0).tableCards).toEqual([1, 2, 3]);
  });

  it('ruling 4.3: All Four goes on any set type, and only a higher All Four on it', () => {
    const sitting = Sitting.laid({
      hands: ['2M 3K 6R 13M', '5M 5K 5R 5T 1K', '4M 4K 4R 4T 8M 8K 8R 8T 9M 9K 9R 10R'],
    });
    sitting.does(0, 'times 2M 3K 6R').does(1, '5M 5K 5R 5T');
    expect(sitting.tries(2, '4M 4K 4R 4T')).toMatchObject({ why: 'not-stronger' });
    expect(sitting.tries(2, '9M 9K 9R')).toMatchObject({ why: 'other-type' });
    sitting.does(2, '8M 8K 8R 8T');
    expect(sitting.state.pile.length).toBe(3);
  });

  it('ruling 4.3: other sets go on their own type only', () => {
    const sitting = Sitting.laid({ hands: ['2M 3K 6R 13M', '9M 9K 9R 6K 7K'] });
    sitting.does(0, 'times 2M 3K 6R');
    expect(sitting.tries(1, '9M 9K 9R')).toMatchObject({ why: 'other-type' });
    expect(sitting.tries(1, 'make-13 6K 7K')).toMatchObject({ why: 'other-type' });
  });

  it('ruling 4.4: four equal cards are an All Four, whatever they are called', () => {
    const sitting = Sitting.laid({ hands: ['6M 6K 6R 6T 1M', '1K'] });
    sitting.does(0, 'same-number 6M 6K 6R 6T');
    expect(sitting.state.pile[0]).toMatchObject({ setType: 'all-four' });
    sitting.does(1, 'pass');
    expect(sitting.state.totals).toEqual([29, 0]);
    const one = Sitting.laid({ hands: ['6M 6K 6R 6T', '1K'] });
    expect(moves(one.view(0)).filter((move) => move.kind === 'lay' && move.cards.length === 4)).toEqual([
      { kind: 'lay', setType: 'all-four', cards: cards('6M 6K 6R 6T') },
    ]);
  });

  it.each([
    ['9M 9K', '9R 9T', '9M 9K 9R 9T'],
    ['times 2M 6K 12R', 'times 3M 4K 12K', '2M 6K 12R 3M 4K 12K'],
    ['make-13 1M 2M 10M', 'make-13 3K 4K 6K', '1M 2M 10M 3K 4K 6K'],
  ])('ruling 4.5: an equally strong set does not go on (%s, then %s)', (first, second) => {
    const bare = (line: string): string => line.replace(/^[a-z-]+[0-9]* /, '').replace('make-13 ', '');
    const sitting = Sitting.laid({ hands: [`${bare(first)} 13T`, `${bare(second)} 11T`] });
    sitting.does(0, first);
    expect(sitting.tries(1, second)).toMatchObject({ why: 'not-stronger' });
  });

  it('ruling 4.5: Make 13 goes by the number of cards and by nothing else', () => {
    const sitting = Sitting.laid({ hands: ['1M 12M 13T', '6K 7K 2K 5K 11T'] });
    sitting.does(0, 'make-13 1M 12M');
    expect(sitting.tries(1, 'make-13 6K 7K')).toMatchObject({ why: 'not-stronger' });
  });

  it('ruling 4.6: Same Number need not have as many cards: more cards win, then the larger number', () => {
    const sitting = Sitting.laid({ hands: ['13M 1M', '1K 2K 2R 9T', '2M 2T 3M 3R 9R'] });
    sitting.does(0, '13M');
    expect(sitting.tries(1, '9T')).toMatchObject({ why: 'not-stronger' });
    sitting.does(1, '2K 2R');
    expect(sitting.tries(2, '2M 2T')).toMatchObject({ why: 'not-stronger' });
    sitting.does(2, '3M 3R');
    expect(sitting.state.pile.length).toBe(3);
  });

  it('ruling 4.7: who passed may come in again while the pile lives; it ends when all others pass in a row', () => {
    const sitting = Sitting.laid({ hands: ['5M 9M 1M', '8K 1K', '7R 1R'] });
    sitting.does(0, '5M').does(1, 'pass').does(2, '7R').does(0, 'pass').does(1, '8K').does(2, 'pass');
    expect(sitting.state).toMatchObject({ active: 0, phase: 'follow' });
    sitting.does(0, '9M').does(1, 'pass').does(2, 'pass');
    expect(sitting.events('pile-won')).toMatchObject([{ seat: 0, sum: 29 }]);
  });

  it('ruling 4.7: H:passIsFinal keeps who passed out of the pile', () => {
    const sitting = Sitting.laid({ hands: ['5M 9M 1M', '8K 1K', '7R 1R'], options: { passIsFinal: true } });
    sitting.does(0, '5M').does(1, 'pass').does(2, '7R').does(0, 'pass');
    expect(sitting.events('pile-won')).toMatchObject([{ seat: 2, sum: 12 }]);
    expect(sitting.state).toMatchObject({ active: 2, phase: 'lead', out: [false, false, false] });
  });

  it('ruling 4.7: a forced pass lasts for the whole pile', () => {
    const sitting = Sitting.laid({ hands: ['2M 2K 4R 9M 4K 3T 12T', '3M 3K 9R 9K', '2R 3R 6R 1R'] });
    sitting.does(0, 'times 2M 2K 4R').does(1, 'wrong-times').does(2, 'times 2R 3R 6R').does(0, 'times 3T 4K 12T');
    sitting.does(2, 'pass');
    expect(sitting.events('pile-won')).toMatchObject([{ seat: 0 }]);
    expect(sitting.state.out).toEqual([false, false, false]);
  });

  it('ruling 4.8: the leader may not pass, and may always lead one card', () => {
    const sitting = Sitting.laid({ hands: ['1M', '1K'] });
    expect(sitting.tries(0, 'pass')).toMatchObject({ why: 'must-lead' });
    expect(moves(sitting.view(0))).toEqual([{ kind: 'lay', setType: 'same-number', cards: cards('1M') }]);
  });

  it('ruling 4.9: the deal is over when all hands are empty; the last holder leads and scores alone', () => {
    const sitting = Sitting.laid({ hands: ['13M', '3K 5R 8T', '1R'] });
    sitting.does(0, '13M').does(1, 'pass').does(2, 'pass').does(1, '8T').does(2, 'pass').does(1, '5R').does(2, 'pass');
    sitting.does(1, '3K').does(2, 'pass');
    expect(sitting.state).toMatchObject({ phase: 'lead', active: 2 });
    sitting.does(2, '1R');
    expect(sitting.state).toMatchObject({ phase: 'shuffle', totals: [13, 16, 1] });
    expect(sitting.state.history).toEqual([{ dealer: 0, points: [13, 16, 1], calls: [0, 0, 0], piles: [1, 3, 1] }]);
  });

  it('ruling 4.9: when the winner has no cards, the next seated one with cards leads', () => {
    const sitting = Sitting.laid({ hands: ['13M', '12K', '1R 1T', '2R'] });
    sitting.does(0, '13M').does(1, 'pass').does(2, 'pass').does(3, 'pass');
    expect(sitting.state.active).toBe(1);
    sitting.does(1, '12K').does(2, 'pass').does(3, 'pass');
    expect(sitting.state.active).toBe(2);
  });

  it('ruling 4.9: H:endAtFirstOut ends the deal with the pile in which a hand runs empty', () => {
    const sitting = Sitting.laid({ hands: ['5M', '9K 3K', '1R 2R'], options: { endAtFirstOut: true } });
    sitting.does(0, '5M').does(1, '9K').does(2, 'pass');
    expect(sitting.state).toMatchObject({ phase: 'shuffle', totals: [0, 14, 0] });
  });

  it('ruling 4.10: one Hint a deal for each seat, beside an own card, never two', () => {
    const sitting = Sitting.laid({ hands: ['9M 8M 7M', '1K 1R'], hints: '9K 9R 8K 7K' });
    expect(sitting.tries(0, '9K')).toMatchObject({ why: 'hint-alone' });
    expect(sitting.tries(0, '9M 9K 9R')).toMatchObject({ why: 'one-hint' });
    sitting.does(0, '9M 9K').does(1, 'pass');
    expect(sitting.state).toMatchObject({ hints: cards('7K 8K 9R'), hintUsed: [true, false], totals: [17, 0] });
    expect(sitting.tries(0, '8M 8K')).toMatchObject({ why: 'hint-used' });
    expect(moves(sitting.view(0)).every((move) => move.kind !== 'lay' || move.cards.length === 1)).toBe(true);
  });

  it('ruling 4.10: the point is lost only by who wins that pile, even with another set', () => {
    const lost = Sitting.laid({ hands: ['9M 1M', '10K 10R 1K'], hints: '9K 2M 3M 4M' });
    lost.does(0, '9M 9K').does(1, '10K 10R').does(0, 'pass');
    expect(lost.events('pile-won')).toMatchObject([{ seat: 1, sum: 38, hintCost: 0, points: 38 }]);
    expect(lost.state.hintUsed).toEqual([true, false]);
    const later = Sitting.laid({ hands: ['9M 11M 11T 1M', '10K 10R 1K'], hints: '9K 2M 3M 4M' });
    later.does(0, '9M 9K').does(1, '10K 10R').does(0, '11M 11T').does(1, 'pass');
    expect(later.events('pile-won')).toMatchObject([{ seat: 0, sum: 60, hintCost: 1, points: 59 }]);
  });

  it('ruling 4.10: Hints are dealt anew and may be taken again in the next deal', () => {
    const sitting = Sitting.laid({ hands: ['9M', '1K'], hints: '9K', state: { hintUsed: [true, true] } });
    sitting.does(0, '9M').does(1, 'pass').does(1, '1K');
    sitting.settle(true);
    expect(sitting.state.hints.length).toBe(4);
    expect(sitting.state.hintUsed).toEqual([false, false]);
  });

  const twoBonuses = ['2M 3K 6R 1M', '2K 4K 8K 1K'] as const;
  it('ruling 4.11: the bonus is for the winning set alone', () => {
    const sitting = Sitting.laid({ hands: twoBonuses });
    sitting.does(0, 'times 2M 3K 6R').does(1, 'times 2K 4K 8K').does(0, 'pass');
    expect(sitting.events('pile-won')).toMatchObject([{ sum: 25, bonus: 3, points: 28 }]);
  });

  it('ruling 4.11: H:bonusPerSet gives the winner the bonus of every set in the pile', () => {
    const sitting = Sitting.laid({ hands: twoBonuses, options: { bonusPerSet: true } });
    sitting.does(0, 'times 2M 3K 6R').does(1, 'times 2K 4K 8K').does(0, 'pass');
    expect(sitting.events('pile-won')).toMatchObject([{ sum: 25, bonus: 6, points: 31 }]);
  });

  it('ruling 4.12: the largest card is the answer; the answers are 4, 6, 8, 9, 10, 12; 1 is no factor', () => {
    const answers = new Set(SETS.filter(({ setType }) => setType === 'times').map(({ family }) => family.strength));
    expect([...answers].sort((a, b) => a - b)).toEqual([4, 6, 8, 9, 10, 12]);
    expect(readAs('times', cards('6R 2M 3K'))).toMatchObject({ strength: 6, holds: true });
    for (const one of ['1M 2K 2R', '1M 3K 3R', '1M 12K 12R']) {
      expect(readAs('times', cards(one))).toMatchObject({ ok: true, holds: false });
    }
  });

  it('ruling 4.13: any three cards may be claimed as Times; unchallenged the claim stands with its answer', () => {
    const sitting = Sitting.laid({ hands: ['2M 3K 9R 1M', '2K 4K 8K 2R 5K 10K 1K'] });
    sitting.does(0, 'times 2M 3K 9R');
    expect(sitting.view(1).turn).toEqual({ mode: 'window', must: [1], may: [], dues: [] });
    expect(sitting.tries(1, 'times 2K 4K 8K')).toMatchObject({ why: 'not-stronger' });
    sitting.does(1, 'pass');
    expect(sitting.events('pile-won')).toMatchObject([{ seat: 0, sum: 14, bonus: 3, points: 17 }]);
  });

  it('ruling 4.13: the window closes when the next player acts', () => {
    const sitting = Sitting.laid({ hands: ['2M 3K 9R 1M', '1K', '1R', '1T'] });
    sitting.does(0, 'times 2M 3K 9R');
    expect(sitting.view(2).turn).toEqual({ mode: 'window', must: [1], may: [2, 3], dues: [] });
    sitting.does(1, 'pass');
    expect(sitting.view(2).turn).toEqual({ mode: 'turn', must: [2], may: [], dues: [] });
    expect(sitting.tries(2, 'wrong-times')).toMatchObject({ why: 'too-late' });
    expect(sitting.tries(3, 'wrong-times')).toMatchObject({ why: 'too-late' });
  });

  it('ruling 4.13: in the window the others may call and do nothing else', () => {
    const sitting = Sitting.laid({ hands: ['2M 3K 9R 1M', '1K', '2K 5K 10K'] });
    sitting.does(0, 'times 2M 3K 9R');
    expect(sitting.tries(2, 'times 2K 5K 10K')).toMatchObject({ why: 'not-yours' });
    expect(sitting.tries(2, 'pass')).toMatchObject({ why: 'not-yours' });
    expect(sitting.tries(0, 'wrong-times')).toMatchObject({ why: 'no-claim' });
    expect(moves(sitting.view(2))).toEqual([{ kind: 'wrong-times', on: 1 }]);
    expect(moves(sitting.view(0))).toEqual([]);
  });

  it('ruling 4.13: false claims are never listed', () => {
    const sitting = Sitting.laid({ hands: ['2M 3K 9R', '1K'] });
    expect(moves(sitting.view(0)).filter((move) => move.kind === 'lay' && move.setType === 'times')).toEqual([]);
    expect(rules.check(sitting.view(0), { kind: 'lay', setType: 'times', cards: cards('2M 3K 9R') })).toEqual({
      ok: true,
    });
  });

  it('ruling 4.14: a false Times goes back, Hint and its use too, and everyone knows the cards', () => {
    const sitting = Sitting.laid({ hands: ['2M 2K 4R 9M', '3M 8R 9K', '1R'], hints: '3K 4T 6T 7T' });
    sitting.does(0, 'times 2M 2K 4R').does(1, 'times 3M 3K 8R');
    expect(sitting.state.hintUsed).toEqual([false, true, false]);
    sitting.does(2, 'wrong-times');
    expect(sitting.state).toMatchObject({ hints: cards('3K 4T 6T 7T'), hintUsed: [false, false, false] });
    expect(sitting.view(0).known).toEqual([[], cards('3M 8R'), []]);
    expect(sitting.hand(1)).toBe('3M 8R 9K');
    expect(sitting.events('wrong-times-called')).toEqual([
      { kind: 'wrong-times-called', seat: 2, against: 1, right: true, cards: cards('3M 3K 8R') },
    ]);
  });

  it('ruling 4.14: when the false Times was the lead, the next to the left leads and the liar is out of that pile', () => {
    const sitting = Sitting.laid({ hands: ['2M 2K 5R 9M', '1K 3K', '4R 6R'] });
    sitting.does(0, 'times 2M 2K 5R').does(2, 'wrong-times');
    expect(sitting.state).toMatchObject({ phase: 'lead', active: 1, pile: [] });
    sitting.does(1, '1K').does(2, '4R').does(1, 'pass');
    expect(sitting.events('pile-won')).toMatchObject([{ seat: 2, sum: 5 }]);
  });

  it('ruling 4.14: a false lead by the only one with cards is led again', () => {
    const sitting = Sitting.laid({ hands: ['2M 2K 5R', '', ''] });
    sitting.does(0, 'times 2M 2K 5R').does(1, 'wrong-times');
    expect(sitting.state).toMatchObject({ phase: 'lead', active: 0, out: [false, false, false], totals: [0, 1, 0] });
    sitting.does(0, '2M 2K').does(0, '5R');
    expect(sitting.state).toMatchObject({ phase: 'shuffle', totals: [9, 1, 0] });
  });

  it('ruling 4.14: a false call makes the caller pass for the pile', () => {
    const next = Sitting.laid({ hands: ['2M 2K 4R 9M', '1K', '1R'] });
    next.does(0, 'times 2M 2K 4R').does(1, 'wrong-times');
    expect(next.state).toMatchObject({ active: 2, out: [false, true, false], totals: [0, 0, 0] });
    const other = Sitting.laid({ hands: ['2M 2K 4R 9M', '1K', '1R'] });
    other.does(0, 'times 2M 2K 4R').does(2, 'wrong-times');
    expect(other.state).toMatchObject({ active: 1, out: [false, false, true] });
    other.does(1, 'pass');
    expect(other.events('pile-won')).toMatchObject([{ seat: 0 }]);
  });

  it('ruling 4.14: the point is in the total at once and counts in the deal', () => {
    const sitting = Sitting.laid({ hands: ['2M 2K 5R 9M', '1K'] });
    sitting.does(0, 'times 2M 2K 5R').does(1, 'wrong-times');
    expect(sitting.view(0)).toMatchObject({ totals: [0, 1], calls: [0, 1], points: [0, 0] });
  });

  it('ruling 4.14: the set below stands again and may win at once', () => {
    const sitting = Sitting.laid({ hands: ['2M 2K 4R 9M', '3M 3K 8R 9K'] });
    sitting.does(0, 'times 2M 2K 4R').does(1, 'times 3M 3K 8R').does(0, 'wrong-times');
    expect(sitting.events('pile-won')).toMatchObject([{ seat: 0, points: 11 }]);
    expect(sitting.state).toMatchObject({ phase: 'lead', active: 0, totals: [12, 0] });
  });

  it.each([
    ['9M 8K', 'different-numbers'],
    ['all-four 9M 9K 9R', 'not-all-four'],
    ['make-13 5M 7M', 'not-thirteen'],
    ['times 2M 3K', 'not-three'],
  ])('ruling 4.15: other false sets are refused (%s)', (line, why) => {
    const sitting = Sitting.laid({ hands: ['9M 8K 9K 9R 5M 7M 2M 3K', '1K'] });
    const named = /^[a-z]/.test(line) ? line : `same-number ${line}`;
    expect(sitting.tries(0, named)).toMatchObject({ why });
  });

  it('ruling 4.16: the seat left of the dealer leads, and the deal moves left', () => {
    const sitting = Sitting.match(3);
    expect(sitting.state).toMatchObject({ dealer: 0, active: 1, phase: 'lead' });
    while (sitting.state.phase !== 'shuffle')
      sitting.asks(sitting.state.active, rules.absent(sitting.view(sitting.state.active)));
    sitting.settle(true);
    expect(sitting.state).toMatchObject({ deal: 2, dealer: 1, active: 2 });
  });

  it('ruling 4.16: H:firstDealer is a seat or drawn (ruling X.6)', () => {
    expect(Sitting.match(3, { firstDealer: '2' }).state).toMatchObject({ dealer: 2, active: 0 });
    expect(rules.turn(rules.start(withOptions({ firstDealer: 'random' }), 4)).draw).toEqual({
      label: 'first-dealer',
      pick: [1, 1, 1, 1],
    });
    const dealers = Array.from(
      { length: 30 },
      (_, n) => Sitting.match(3, { firstDealer: 'random' }, `${n}`).state.dealer,
    );
    expect(new Set(dealers)).toEqual(new Set([0, 1, 2]));
    expect(fits(withOptions({ firstDealer: '3' }), 3)).toMatchObject({ why: 'no-such-dealer' });
  });

  it.each([
    ['standard', 2, 16, 3, 16],
    ['standard', 3, 16, 3, 0],
    ['standard', 4, 12, 4, 0],
    ['young', 2, 10, 3, 28],
    ['young', 3, 10, 3, 18],
    ['young', 4, 10, 3, 8],
  ])('ruling 4.17: %s table, %i seats: %i cards, %i deals, %i unused', (table, seats, hand, deals, unused) => {
    const options = withOptions({ table });
    expect([handSizeOf(options, seats), dealsIn(options, seats)]).toEqual([hand, deals]);
    const view = Sitting.match(seats, { table }).view(0);
    expect(view).toMatchObject({ unusedCount: unused, deals, handCounts: Array.from({ length: seats }, () => hand) });
    expect(view.hints.length).toBe(4);
  });

  it('ruling 4.17: the young table never has Times or Make 13, and may play 2 deals', () => {
    const young = withOptions({ table: 'young', deals: 2, allSetsFromRound1: true });
    expect([1, 2, 3].map((deal) => setTypesIn(young, deal).join())).toEqual(
      Array.from({ length: 3 }, () => 'same-number,all-four'),
    );
    expect(dealsIn(young, 4)).toBe(2);
    const sitting = Sitting.laid({ hands: ['6M 7M 2M 3M', '1K'], options: { table: 'young' } });
    expect(sitting.tries(0, 'make-13 6M 7M')).toMatchObject({ why: 'not-yet' });
  });

  it('ruling 4.17: cards that nobody was dealt stay hidden', () => {
    const sitting = Sitting.match(2);
    const seen = JSON.stringify([sitting.view(0), rules.view(sitting.state, 'watcher')]);
    expect(sitting.state.unused.length).toBe(16);
    expect(Object.keys(sitting.view(0))).not.toContain('unused');
    expect(seen).not.toContain(JSON.stringify(sitting.state.unused));
  });

  it('ruling 4.18: an empty hand passes by itself and may still call', () => {
    const sitting = Sitting.laid({ hands: ['2M 2K 5R 9M', '', '1R'] });
    sitting.does(0, 'times 2M 2K 5R');
    expect(sitting.view(1).turn).toEqual({ mode: 'window', must: [2], may: [1], dues: [] });
    sitting.does(1, 'wrong-times');
    expect(sitting.state).toMatchObject({ totals: [0, 1, 0], active: 2, phase: 'lead' });
  });

  it('ruling 4.18: when nobody is left to play on a claim, the next seat lets it stand or somebody calls', () => {
    const laid = (): Sitting => Sitting.laid({ hands: ['2M 2K 5R 9M', '', ''] }).does(0, 'times 2M 2K 5R');
    const sitting = laid();
    expect(sitting.view(1).turn).toEqual({ mode: 'window', must: [1], may: [2], dues: [] });
    expect(sitting.tries(1, 'pass')).toMatchObject({ why: 'only-call' });
    expect(moves(sitting.view(1))).toEqual([
      { kind: 'let-stand', on: 1 },
      { kind: 'wrong-times', on: 1 },
    ]);
    sitting.does(1, 'let-stand');
    expect(sitting.state.totals).toEqual([12, 0, 0]);
    expect(laid().does(2, 'wrong-times').state.totals).toEqual([0, 0, 1]);
    const true_ = Sitting.laid({ hands: ['2M 2K 4R 9M', ''] })
      .does(0, 'times 2M 2K 4R')
      .does(1, 'wrong-times');
    expect(true_.state.totals).toEqual([11, 0]);
  });

  it('ruling 4.18: one seat or five are refused, and cards left in hand cost nothing', () => {
    expect(rules.seats).toEqual([2, 4]);
    const sitting = Sitting.laid({ hands: ['5M', '13K 13R'], options: { endAtFirstOut: true } });
    passAll(sitting.does(0, '5M'));
    expect(sitting.state.totals).toEqual([5, 0]);
  });

  it('H: every option is read, and what does not fit is refused', () => {
    expect(fits(withOptions({ handSize: 24 }), 2)).toEqual({ ok: true });
    expect(fits(withOptions({ handSize: 17 }), 3)).toMatchObject({
      why: 'deck-too-small',
      facts: { cards: 52, needed: 55, seats: 3, hand: 17 },
    });
    const deck = [
      { number: 1, suits: 'MK' },
      { number: 2, suits: 'MKRT' },
    ];
    expect(fits(withOptions({ handSize: 1, deck }), 2)).toEqual({ ok: true });
    expect(Sitting.match(2, { handSize: 1, deck }).view(0).hand.map(cardName).join()).toMatch(/^[12][MKRT]$/);
    expect(rules.options.read({ deck: [{ number: 14, suits: 'M' }] }).ok).toBe(false);
    expect(rules.options.read({ deck: [{ number: 1, suits: 'MM' }] }).ok).toBe(false);
    expect(
      rules.options.read({
        deck: [
          { number: 1, suits: 'M' },
          { number: 1, suits: 'K' },
        ],
      }).ok,
    ).toBe(false);
  });
});

describe('moves that come too late', () => {
  it('name the set they answer, and are refused when another lies on top', () => {
    const sitting = Sitting.laid({ hands: ['2M 2K 4R 9M', '3M 3K 8R 9K', '1R', '1T'] });
    sitting.does(0, 'times 2M 2K 4R').does(1, 'times 3M 3K 8R').does(0, 'wrong-times on 2');
    expect(sitting.tries(2, 'pass on 2')).toMatchObject({ why: 'stale' });
    expect(sitting.tries(2, 'pass on 1')).toBe(null);
  });
});
