// What RULINGS.md decided beyond the rulings, where rulings.test.ts does not say it already.
import { outcomeOf } from '@cardinal/kernel';
import { describe, expect, it } from 'vitest';
import { ascending } from './deck.ts';
import { rules } from './rules.ts';
import { cards, Sitting, withOptions } from './testing/sitting.ts';
import { moves } from './view.ts';

describe('refusals come in one order', () => {
  const hands = ['9M 9K 8M 2M 3K 7R 13M', '1K'];
  it.each([
    ['make-13 1K 9M', 'not-in-hand'],
    ['times 9R 10R 2M', 'one-hint'],
    ['same-number 9R', 'hint-alone'],
    ['different 9M 8M', 'no move'],
    ['same-number 9M 8M', 'different-numbers'],
    ['make-13 9M 8M', 'not-thirteen'],
    ['times 2M 3K 7R', null],
  ])('%s: %s', (line, why) => {
    const sitting = Sitting.laid({ hands, hints: '9R 10R' });
    if (why === 'no move') expect(rules.read(line, sitting.view(0))).toBeNull();
    else expect(sitting.tries(0, line)?.why ?? null).toBe(why);
  });

  it('cards before Hints, Hints before table cards, table cards before what is on them', () => {
    const first = Sitting.laid({ hands, hints: '9R 10R', state: { deal: 1, hintUsed: [true, false] } });
    const lay = (text: string) => first.asks(0, { kind: 'lay', setType: 'times', cards: cards(text) })?.why;
    expect(lay('1K 9R 10R')).toBe('not-in-hand');
    expect(lay('2M 2M 9R')).toBe('card-twice');
    expect(lay('2M 9R 10R')).toBe('one-hint');
    expect(lay('2M 3K 9R')).toBe('hint-used');
    expect(lay('2M 3K 7R')).toBe('not-yet');
    expect(first.asks(0, { kind: 'lay', setType: 'same-number', cards: [] })?.why).toBe('no-cards');
  });

  it('false comes before too weak where Cardinal checks', () => {
    const sitting = Sitting.laid({ hands: ['2M 4K 8R 1M', '2K 3K 7R 1K'], options: { referee: 'engine' } });
    sitting.does(0, 'times 2M 4K 8R');
    expect(sitting.tries(1, 'times 2K 3K 7R')?.why).toBe('not-times');
    expect(sitting.view(1).turn.mode).toBe('turn');
  });
});

describe('calls', () => {
  it('the seat whose turn it is may call, and one that is out', () => {
    const sitting = Sitting.laid({ hands: ['2M 2K 4R 9M 3T 4K 12T', '3M 3K 9R', '2R 3R 7T 1R'] });
    sitting.does(0, 'times 2M 2K 4R').does(1, 'wrong-times').does(2, 'times 2R 3R 7T');
    expect(sitting.view(1).turn).toMatchObject({ must: [0], may: [1] });
    sitting.does(1, 'wrong-times');
    expect(sitting.state).toMatchObject({ totals: [11, 1, 0], phase: 'lead', active: 0 });
  });

  it('a true claim that nobody can play on waits too, and a false call then changes nothing', () => {
    const sitting = Sitting.laid({ hands: ['2M 2K 4R 9M', '1K'], state: { out: [false, true] } });
    sitting.does(0, 'times 2M 2K 4R');
    expect(sitting.state).toMatchObject({ phase: 'judge', active: 1 });
    sitting.does(1, 'wrong-times');
    expect(sitting.state).toMatchObject({ totals: [11, 0], out: [false, false], phase: 'lead', active: 0 });
  });

  it('a claim may hold a Hint, and is beaten and scored by what it claims', () => {
    const sitting = Sitting.laid({ hands: ['2M 3K 1M', '2K 3R 6T 4T 7T 1R'], hints: '7R' });
    sitting.does(0, 'times 2M 3K 7R');
    expect(sitting.tries(1, 'times 2K 3R 6T')?.why).toBe('not-stronger');
    sitting.does(1, 'pass');
    expect(sitting.state.totals).toEqual([2 + 3 + 7 + 3 - 1, 0]);
  });

  it('with passIsFinal and a claim, the rest of the pile goes on without who passed', () => {
    const sitting = Sitting.laid({ hands: ['2M 2K 4R 9M', '1K', '2R 3R 6R 1R'], options: { passIsFinal: true } });
    sitting.does(0, 'times 2M 2K 4R').does(1, 'pass').does(2, 'times 2R 3R 6R').does(0, 'pass');
    expect(sitting.events('pile-won')).toMatchObject([{ seat: 2, points: 22 }]);
  });
});

describe('dealing', () => {
  it('takes hands from seat 0 on, then Hints, then what is unused, off one labelled shuffle', () => {
    const start = rules.start(withOptions({}), 2);
    const { draw } = rules.turn(start);
    expect(draw).toEqual({ label: 'deal1/shuffle', shuffle: 52 });
    const outcome = outcomeOf('label', draw!);
    const order = 'order' in outcome ? outcome.order : [];
    const sitting = Sitting.match(2, {}, 'label');
    const sorted = (from: number, to: number): number[] => order.slice(from, to).sort(ascending);
    expect(sitting.state).toMatchObject({
      hands: [sorted(0, 16), sorted(16, 32)],
      hints: sorted(32, 36),
      unused: sorted(36, 52),
    });
  });

  it('pauses between deals, not before the first', () => {
    const sitting = Sitting.laid({ hands: ['9M', '1K'] });
    sitting.does(0, '9M').does(1, 'pass').does(1, '1K');
    expect(rules.turn(sitting.state).draw).toEqual({ label: 'deal3/shuffle', shuffle: 52, pause: true });
    expect(moves(sitting.view(0))).toEqual([]);
  });

  it('counts a set once, four equal cards as All Four', () => {
    const view = Sitting.laid({ hands: ['7M 7K 7R 7T', '1K'] }).view(0);
    expect(moves(view).length).toBe(15);
  });
});
