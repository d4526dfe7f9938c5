import { openMatch, shaped } from '@cardinal/kernel';
import { describe, expect, it } from 'vitest';
import { cardsIn, DESIGN_DECK, EQUALS_CARDS, stockIn } from './deck.ts';
import { readFormula } from './formula.ts';
import { game } from './index.ts';
import { fits } from './fit.ts';
import { waitedFor } from './own-time.ts';
import { rules } from './rules.ts';
import { Sitting, withOptions } from './testing/sitting.ts';

const SAMPLE = '1 1 1 2 2 3 5 + + x';
const TEN = '9 9 9 8 8 7 7 - - /';

/** Seat 0 has eleven cards and no formula wish; it discards a 5. */
function discarded(hands: readonly string[], options: object = {}, more: object = {}): Sitting {
  const sitting = Sitting.laid({ hands: ['5 0 0 0 0 1 + + + x', ...hands], draw: '9', options, ...more });
  return sitting.does(0, 'take draw').does(0, 'discard 5');
}

describe('the printed tests', () => {
  it('T1: 1+2+2=5 brings 50 points and leaves 1, 1, 3, x', () => {
    const sitting = Sitting.laid({ hands: [SAMPLE, '1'], draw: '9' });
    sitting.does(0, 'take draw').does(0, 'lay 1+2+2=5');
    expect(sitting.state.points).toEqual([50, 0]);
    expect(sitting.hand(0)).toBe('1 1 3 9 x');
  });

  it('T2: 12+1+2=3x5 brings 69 points and leaves a 1', () => {
    const sitting = Sitting.laid({ hands: [SAMPLE, '1'], draw: '9' });
    sitting.does(0, 'take draw').does(0, 'lay 12+1+2=3x5');
    expect(sitting.state.points).toEqual([69, 0]);
    expect(sitting.hand(0)).toBe('1 9');
  });

  it('T3: both in one turn need more cards than there are', () => {
    const sitting = Sitting.laid({ hands: [SAMPLE, '1'], draw: '9', options: { formulasPerTurn: 'any' } });
    sitting.does(0, 'take draw').does(0, 'lay 1+2+2=5');
    expect(sitting.refuses(0, 'lay 12+1+2=3x5')).toMatchObject({ why: 'wrong-cards', facts: { missing: '2 + + 2 5' } });
  });

  it('T4: every card has its worth', () => {
    const worth = (formula: string): number => {
      const read = readFormula(formula, {});
      return read.ok ? read.points : -1;
    };
    expect(worth('0+9=9')).toBe(20 + 10 + 18);
    expect(worth('9-0=9')).toBe(20 + 10 + 18);
    expect(worth('0x9=0')).toBe(20 + 15 + 9);
    expect(worth('0/9=0')).toBe(20 + 15 + 9);
    expect(worth('0*+9=9')).toBe(20 + 20 + 18);
  });

  it('T5: 1*2*2=5 with both wilds as plus brings 70; as times it is false', () => {
    const sitting = Sitting.laid({ hands: ['1 2 2 5 * * 9', '1'], draw: '9' });
    sitting.does(0, 'take draw');
    expect(sitting.refuses(0, 'lay 1*x2*x2=5')).toMatchObject({ why: 'not-true', facts: { left: '4', right: '5' } });
    sitting.does(0, 'lay 1*2*2=5');
    expect(sitting.state.points).toEqual([70, 0]);
    expect(sitting.state.table[0]?.text).toBe('1*+2*+2=5');
  });

  it('T6: with 11 cards one must go, with 10 none may', () => {
    const eleven = Sitting.laid({ hands: [TEN, '1'], draw: '9' }).does(0, 'take draw');
    expect(eleven.refuses(0, 'done')).toMatchObject({ why: 'must-discard', facts: { cards: 11 } });
    const ten = Sitting.laid({ hands: [TEN.slice(2), '1'], draw: '9' }).does(0, 'take draw');
    expect(ten.refuses(0, 'discard 9')).toMatchObject({ why: 'no-discard', facts: { cards: 10 } });
  });

  it('T7: the first caller holds the card; without a formula it goes back, 25 points are lost, the left of the discarder is next', () => {
    const sitting = discarded(['9 9', '8 8', '7 7']);
    sitting.does(2, 'break in');
    expect(sitting.hand(2)).toBe('5 8 8');
    sitting.at = 40;
    sitting.does(3, 'break in').does(2, 'give up');
    expect(sitting.top).toBe('5');
    expect(sitting.state.fines).toEqual([0, 0, 25, 0]);
    expect(rules.turn(sitting.state)).toMatchObject({ mode: 'turn', must: [1], may: [] });
  });

  it('T9: who goes out gets 39 for a 9, a plus and a wild card', () => {
    const sitting = Sitting.laid({ hands: ['1 2 3', '9 + *'], draw: '+' });
    sitting.does(0, 'take draw').does(0, 'lay 1+2=3');
    expect(sitting.state.history[0]).toMatchObject({ ended: 'out', out: 0, laid: [36, 0], bonus: [39, 0] });
    expect(sitting.state.totals).toEqual([75, 0]);
  });
});

describe('rulings over all games', () => {
  it('ruling X.1: * is wild and x is times here', () => {
    expect(readFormula('2x3=6', {})).toMatchObject({ ok: true, cards: ['2', 'x', '3', '6'] });
    expect(readFormula('2*3=6', {})).toMatchObject({ ok: false, why: 'unreadable', facts: { slip: 'wild-unsaid' } });
    expect(readFormula('2*x3=6', {})).toMatchObject({ ok: true, cards: ['2', '*', '3', '6'] });
  });

  it('ruling X.2: a round is called a deal', () => {
    expect(Sitting.match(2).kinds).toContain('deal-begun');
  });

  it('ruling X.3: a tie for the win is shared', () => {
    const state = { totals: [964, 990], points: [0, 10] };
    const sitting = Sitting.laid({ hands: ['1 2 3', '0'], draw: '+', state });
    sitting.does(0, 'take draw').does(0, 'lay 1+2=3');
    expect(rules.result(sitting.state)).toEqual({ winners: [0, 1], scores: [1000, 1000] });
  });

  it('ruling X.4: thirds are exact', () => {
    expect(readFormula('1/3+1/3+1/3=1', {})).toMatchObject({ truth: { ok: true } });
  });

  it('ruling X.5: of two calls at the same time the nearest seat to the left of the discarder comes first', () => {
    const sitting = discarded(['9 9', '8 8', '7 7']);
    sitting.at = 500;
    sitting.does(3, 'break in').does(1, 'break in');
    expect(sitting.state.claim).toMatchObject({ seat: 1, queue: [] });
    expect(sitting.hand(3)).toBe('7 7');
    sitting.does(2, 'break in');
    expect(sitting.state.claim?.seat).toBe(1);
  });

  it('ruling X.6, H:firstDealer: the first dealer is seat 0, another seat, or drawn by chance', () => {
    expect(Sitting.match(3).state).toMatchObject({ dealer: 0, active: 1 });
    expect(Sitting.match(3, { firstDealer: '2' }).state).toMatchObject({ dealer: 2, active: 0 });
    const dealers = ['a', 'b', 'c', 'd', 'e', 'f'].map(
      (seed) => Sitting.match(3, { firstDealer: 'random' }, seed).state.dealer,
    );
    expect(new Set(dealers).size).toBeGreaterThan(1);
    expect(fits(withOptions({ firstDealer: '4' }), 3)).toMatchObject({ why: 'no-such-dealer' });
  });

  describe('ruling X.7: with H:referee = table a false formula lies until somebody doubts it', () => {
    const table = (): Sitting =>
      Sitting.laid({ hands: ['1 2 4 5', '9', '8'], draw: '+', options: { referee: 'table' } })
        .does(0, 'take draw')
        .does(0, 'lay 1+2=4');

    it('it counts when the next seat accepts it', () => {
      const sitting = table();
      expect(rules.turn(sitting.state)).toMatchObject({ mode: 'window', must: [1], may: [2] });
      expect(sitting.refuses(1, 'take draw')).toMatchObject({ why: 'judge-first' });
      expect(sitting.refuses(2, 'accept')).toMatchObject({ why: 'not-judging' });
      sitting.does(1, 'accept');
      expect(sitting.state).toMatchObject({ points: [37, 0, 0], active: 1, phase: 'turn' });
    });

    it('it goes back when anybody doubts it, and no other follows in that turn', () => {
      const sitting = table().does(2, 'doubt');
      expect(sitting.state).toMatchObject({ points: [0, 0, 0], active: 0, phase: 'lay', pending: null });
      expect(sitting.hand(0)).toBe('+ 1 2 4 5');
      expect(sitting.refuses(0, 'lay 1+4=5')).toMatchObject({ why: 'took-back' });
      sitting.does(0, 'done');
      expect(sitting.state.active).toBe(1);
    });

    it('a true one stands against a doubt, and a late word is refused', () => {
      const sitting = Sitting.laid({ hands: ['1 2 3 5', '9', '8'], draw: '+', options: { referee: 'table' } });
      sitting.does(0, 'take draw').does(0, 'lay 1+2=3');
      expect(sitting.refuses(1, { kind: 'doubt', formula: 7 })).toMatchObject({ why: 'stale' });
      sitting.does(1, 'doubt');
      expect(sitting.state.points).toEqual([36, 0, 0]);
    });

    it('a false break-in that is doubted is a failed call', () => {
      const sitting = discarded(['1 3 + 9', '9 9'], { referee: 'table' });
      sitting.does(1, 'break in').does(1, 'lay 1+3=5').does(0, 'doubt');
      expect(sitting.state).toMatchObject({ fines: [0, 25, 0], phase: 'turn', active: 1, claim: null });
      expect(sitting.top).toBe('5');
    });
  });
});

describe('rulings of Break In', () => {
  it('ruling 2.1: a turn is a draw, a formula if one likes, a discard if one must', () => {
    const sitting = Sitting.laid({ hands: [TEN, '1'], draw: '9' });
    expect(sitting.refuses(0, 'done')).toMatchObject({ why: 'take-first' });
    expect(sitting.refuses(0, 'discard 9')).toMatchObject({ why: 'take-first' });
    sitting.does(0, 'take draw').does(0, 'discard 8');
    expect(sitting.state).toMatchObject({ active: 1, phase: 'turn' });
  });

  it('ruling 2.2: only the top of the discard pile can be taken, and nothing while it is empty', () => {
    const sitting = Sitting.laid({ hands: ['1 1', '2 2'], discard: '3 4' });
    sitting.does(0, 'take discard');
    expect(sitting.hand(0)).toBe('1 1 4');
    expect(sitting.refuses(0, 'take draw')).toMatchObject({ why: 'already-taken' });
    expect(Sitting.laid({ hands: ['1', '2'] }).refuses(0, 'take discard')).toMatchObject({ why: 'pile-empty' });
  });

  it('ruling 2.3: one formula a turn with one equals sign; H:formulasPerTurn allows more', () => {
    const hands = ['1 2 3 1 2 3 + 9', '1'];
    const one = Sitting.laid({ hands, draw: '+' }).does(0, 'take draw').does(0, 'lay 1+2=3');
    expect(one.state.active).toBe(1);
    const many = Sitting.laid({ hands, draw: '+', options: { formulasPerTurn: 'any' } });
    many.does(0, 'take draw').does(0, 'lay 1+2=3').does(0, 'lay 1+2=3').does(0, 'done');
    expect(many.state).toMatchObject({ active: 1, points: [72, 0] });
    expect(readFormula('2=2=2', {})).toMatchObject({ why: 'unreadable', facts: { slip: 'two-equals' } });
  });

  it('ruling 2.4: a formula needs a sign; with H:requireOperator off 5=5 is one', () => {
    expect(readFormula('5=5', {})).toMatchObject({ ok: false, why: 'needs-operator' });
    expect(readFormula('5=5', { requireOperator: false })).toMatchObject({ ok: true, points: 30, truth: { ok: true } });
    expect(readFormula('-5=-5', { unaryMinus: true })).toMatchObject({ ok: false, why: 'needs-operator' });
  });

  it('ruling 2.5: times goes before plus; H:leftToRight and H:freeBrackets change that', () => {
    expect(readFormula('1+2x3=7', {})).toMatchObject({ truth: { ok: true } });
    expect(readFormula('1+2x3=9', {})).toMatchObject({ truth: { ok: false, why: 'not-true' } });
    expect(readFormula('1+2x3=9', { leftToRight: true })).toMatchObject({ truth: { ok: true } });
    expect(readFormula('(1+2)x3=9', {})).toMatchObject({ why: 'unreadable', facts: { slip: 'brackets-not-allowed' } });
    expect(readFormula('(1+2)x3=9', { freeBrackets: true })).toMatchObject({ truth: { ok: true }, points: 60 });
    expect(readFormula('8-2-1=5', {})).toMatchObject({ truth: { ok: true } });
  });

  it('ruling 2.6: a minus stands between numbers; H:unaryMinus lets it lead', () => {
    expect(readFormula('-3+5=2', {})).toMatchObject({ why: 'unreadable', facts: { slip: 'unary-minus' } });
    expect(readFormula('-3+5=2', { unaryMinus: true })).toMatchObject({ truth: { ok: true }, points: 50 });
  });

  it('ruling 2.7: fractions are exact and allowed; H:wholeDivision refuses them; nobody divides by 0', () => {
    expect(readFormula('7/2=3+1/2', {})).toMatchObject({ left: '7/2', right: '7/2', truth: { ok: true } });
    expect(readFormula('7/2=3+1/2', { wholeDivision: true })).toMatchObject({ truth: { why: 'not-whole' } });
    expect(readFormula('6/2=3', { wholeDivision: true })).toMatchObject({ truth: { ok: true } });
    expect(readFormula('7/0=7', {})).toMatchObject({ left: null, truth: { why: 'division-by-zero' } });
  });

  it('ruling 2.8: digits make numbers of any length on both sides; a 0 leads only alone', () => {
    expect(readFormula('123-3=120', {})).toMatchObject({ truth: { ok: true } });
    expect(readFormula('05+1=6', {})).toMatchObject({ why: 'unreadable', facts: { slip: 'leading-zero' } });
    expect(readFormula('0+6=6', {})).toMatchObject({ truth: { ok: true } });
  });

  it('ruling 2.9: a long number brings the points of its digits', () => {
    expect(readFormula('12+1=13', {})).toMatchObject({ points: 20 + 10 + 3 + 1 + 4 });
  });

  it('ruling 2.10: a wild sign is one of four, fixed when laid, and brings 20', () => {
    for (const formula of ['1*+2=3', '3*-2=1', '2*x3=6', '6*/2=3']) {
      expect(readFormula(formula, {})).toMatchObject({ ok: true, truth: { ok: true } });
    }
    expect(readFormula('6*/2=3', {})).toMatchObject({ points: 51 });
    expect(readFormula('2+1*3', {})).toMatchObject({ ok: false });
    const sitting = Sitting.laid({ hands: ['6 2 3 9', '1'], draw: '*' })
      .does(0, 'take draw')
      .does(0, 'lay 6*2=3');
    expect(sitting.state.table[0]?.text).toBe('6*/2=3');
  });

  it('ruling 2.11: exactly one card goes, and only above ten', () => {
    const sitting = Sitting.laid({ hands: [TEN, '1'], draw: '9' })
      .does(0, 'take draw')
      .does(0, 'discard 7');
    expect(sitting.view(0).hand).toHaveLength(10);
    expect(sitting.refuses(0, 'discard 7')).toMatchObject({ why: 'not-yours' });
    const first = Sitting.match(2);
    for (let turns = 0; turns < 6; turns++) {
      const seat = first.state.active;
      first.does(seat, 'take draw').does(seat, 'done');
    }
    expect(first.state.discard).toEqual([]);
    const fourth = first.state.active;
    first.does(fourth, 'take draw');
    expect(first.refuses(fourth, 'done')).toMatchObject({ why: 'must-discard' });
  });

  it('ruling 2.12: three laps (H:stalemateLaps) without a drawn card and without a formula end the deal', () => {
    const stuck = (options: object, turns: number): Sitting => {
      const sitting = Sitting.laid({ hands: [TEN, '9 9 8 8 7 7 6 6 5 5'], discard: '5', options });
      for (let turn = 0; turn < turns; turn++) {
        sitting.does(turn % 2, 'take discard').does(turn % 2, 'discard 8');
        if (sitting.state.phase === 'last-call') sitting.does((turn + 1) % 2, 'let lie');
      }
      return sitting;
    };
    expect(stuck({}, 5).state.history).toHaveLength(0);
    expect(stuck({}, 6).state.history[0]).toMatchObject({ ended: 'stalemate', bonus: [0, 0] });
    expect(stuck({ stalemateLaps: 1 }, 2).state.history[0]).toMatchObject({ ended: 'stalemate' });
  });

  it('ruling 2.12: the last discard before a stalemate can still be broken into, and play goes on', () => {
    const options = { stalemateLaps: 1 };
    const sitting = Sitting.laid({ hands: [TEN, '9 9 8 8 7 7 6 6 5 5'], discard: '8', options });
    sitting.does(0, 'take discard').does(0, 'discard 8').does(1, 'take discard').does(1, 'discard 8');
    expect(sitting.state).toMatchObject({ phase: 'last-call', active: 0 });
    sitting.does(0, 'break in').does(0, 'lay 9-8=8-7');
    expect(sitting.state).toMatchObject({ phase: 'turn', active: 0, idle: 0, points: [72, 0] });
  });

  it('ruling 2.12: the card just taken from the discard pile may go back; H:returnTaken refuses that', () => {
    const layout = { hands: [TEN, '1'], discard: '5' };
    expect(Sitting.laid(layout).does(0, 'take discard').refuses(0, 'discard 5')).toBeNull();
    const refused = Sitting.laid({ ...layout, options: { returnTaken: 'refused' } }).does(0, 'take discard');
    expect(refused.refuses(0, 'discard 5')).toMatchObject({ why: 'just-taken' });
    expect(refused.refuses(0, 'discard 9')).toBeNull();
  });

  it('ruling 2.13: the window is open to all but the discarder, until the next seat draws', () => {
    const sitting = discarded(['2 3 +', '4 1 +']);
    expect(rules.turn(sitting.state)).toMatchObject({ mode: 'window', must: [1], may: [2], dues: [] });
    expect(sitting.refuses(0, 'break in')).toMatchObject({ why: 'own-discard' });
    expect(sitting.refuses(1, 'break in')).toBeNull();
    expect(sitting.refuses(2, { kind: 'break-in', card: 0 })).toMatchObject({ why: 'no-window' });
    expect(sitting.refuses(2, 'take draw')).toMatchObject({ why: 'only-call' });
    sitting.does(1, 'take draw');
    for (const seat of [0, 1, 2]) expect(sitting.refuses(seat, 'break in')).toMatchObject({ why: 'too-late' });
  });

  it('ruling 2.13: a call that comes too late hears so, wherever the card went', () => {
    const taken = discarded(['2 3 +', '4 1 +']).does(1, 'take discard');
    for (const line of ['break in', 'break-in!', 'break in 5']) {
      expect(taken.refuses(2, line)).toMatchObject({ why: 'too-late' });
    }
    expect(taken.refuses(2, 'break in 9')).toMatchObject({ why: 'no-window' });
    const laid = discarded(['2 3 + 9', '4 1 +']).does(1, 'break in').does(1, 'lay 2+3=5');
    expect(laid.refuses(2, 'break in')).toMatchObject({ why: 'too-late' });
    expect(laid.refuses(2, { kind: 'break-in', card: laid.state.table[0]?.cards[2] ?? -1 })).toMatchObject({
      why: 'too-late',
    });
  });

  it('ruling 2.13: so does one after the next deal has begun, and its line is a move like any other', () => {
    const sitting = Sitting.laid({ hands: ['1 2 +', '4 1 +', '9'], draw: '3' });
    sitting.does(0, 'take draw').does(0, 'lay 1+2=3');
    expect(sitting.state.deal).toBe(2);
    for (const line of ['break in', 'break in 5', 'break in #5']) {
      expect(sitting.refuses(1, line)).toMatchObject({ why: 'too-late' });
      expect(shaped(rules.shapes.move, rules.read(line, sitting.view(1)))).toMatchObject({ ok: true });
    }
  });

  it('ruling 2.13: so does one while a formula waits for a word; with no card put away there is none to call for; nobody calls twice', () => {
    const judged = discarded(['2 3 + 9', '4 1 +'], { referee: 'table' }).does(1, 'break in').does(1, 'lay 2+3=5');
    expect(judged.refuses(2, 'break in 5')).toMatchObject({ why: 'too-late' });
    expect(Sitting.match(3).refuses(0, 'break in')).toMatchObject({ why: 'no-window' });
    const twice = discarded(['2 3 +', '4 1 +'], { queueCallers: true }).does(1, 'break in').does(2, 'break in');
    expect(twice.refuses(2, { kind: 'break-in', card: twice.state.window?.card ?? -1 })).toMatchObject({
      why: 'called-before',
    });
  });

  it('ruling 2.13: with H:breakInSeconds the clock closes the window too', () => {
    const sitting = discarded(['2 3 +', '4 1 +'], { breakInSeconds: 5 });
    expect(rules.turn(sitting.state).dues).toEqual([{ id: 'window', at: 5000 }]);
    sitting.at = 5000;
    sitting.rings('window');
    expect(rules.turn(sitting.state)).toEqual({ mode: 'turn', must: [1], may: [], dues: [] });
    const called = discarded(['2 3 +', '4 1 +'], { breakInSeconds: 5 }).does(2, 'break in');
    expect(rules.turn(called.state)).toMatchObject({ must: [2], dues: [] });
  });

  it('ruling 2.13: with seatTime each seat has its own seconds, and nobody draws while one has more than usual', () => {
    const options = { breakInSeconds: 5, seatTime: [1, 1, 3] };
    const sitting = discarded(['2 3 +', '4 1 +'], options);
    expect(rules.turn(sitting.state)).toEqual({
      mode: 'window',
      must: [],
      may: [1, 2],
      dues: [
        { id: 'window', at: 5000 },
        { id: 'window/x3', at: 15_000 },
      ],
    });
    expect(waitedFor(sitting.view(1), sitting.view(1).window!)).toEqual([2]);
    sitting.at = 5000;
    sitting.rings('window');
    expect(rules.turn(sitting.state)).toMatchObject({ must: [], may: [2], dues: [{ at: 15_000 }] });
    expect(sitting.refuses(1, { kind: 'take', from: 'draw' })).toMatchObject({ why: 'not-yours' });
    expect(sitting.view(0).window?.over).toEqual([1]);
    sitting.at = 14_999;
    sitting.does(2, 'break in');
    expect(sitting.state.claim?.seat).toBe(2);

    const missed = discarded(['2 3 +', '4 1 +'], options);
    missed.at = 5000;
    missed.rings('window');
    missed.at = 15_000;
    missed.rings('window/x3');
    expect(rules.turn(missed.state)).toEqual({ mode: 'turn', must: [1], may: [], dues: [] });
  });

  it('ruling 2.13: without a limit one may call until the next player draws, which that one may do at once', () => {
    const sitting = discarded(['2 3 +', '4 1 +'], { breakInSeconds: 5, seatTime: [1, 1, 0] });
    sitting.at = 5000;
    sitting.rings('window');
    expect(rules.turn(sitting.state)).toEqual({ mode: 'window', must: [1], may: [2], dues: [] });
    sitting.does(1, 'take draw');
    expect(sitting.state.window).toBeNull();
  });

  it('ruling 2.14: calls count in the order they arrive', () => {
    const sitting = discarded(['9 9', '8 8', '7 7']);
    sitting.at = 100;
    sitting.does(3, 'break in');
    sitting.at = 101;
    sitting.does(1, 'break in');
    expect(sitting.state.claim?.seat).toBe(3);
    expect(sitting.kinds).toContain('called-too-late');
  });

  it('ruling 2.15: a failed call costs 25 and closes the window; H:queueCallers lets the next one try', () => {
    const closed = discarded(['9 9', '2 3 + 9', '7 7']).does(1, 'break in');
    closed.at = 10;
    closed.does(2, 'break in').does(1, 'give up');
    expect(closed.state).toMatchObject({ claim: null, window: null, fines: [0, 25, 0, 0], active: 1 });
    const queued = discarded(['9 9', '2 3 + 9', '7 7'], { queueCallers: true }).does(1, 'break in');
    queued.at = 10;
    queued.does(2, 'break in').does(1, 'give up');
    expect(queued.state.claim).toMatchObject({ seat: 2, queue: [] });
    queued.does(2, 'lay 2+3=5');
    expect(queued.state).toMatchObject({ points: [0, 0, 40, 0], fines: [0, 25, 0, 0], active: 2 });
  });

  it('ruling X.5: with H:queueCallers those who wait stand by time, then from the left of who discarded', () => {
    const queued = discarded(['9 9', '2 3 + 9', '7 7'], { queueCallers: true });
    queued.at = 5;
    queued.does(1, 'break in');
    queued.at = 6;
    queued.does(3, 'break in').does(2, 'break in');
    expect(queued.state.claim).toMatchObject({ seat: 1, queue: [{ seat: 2 }, { seat: 3 }] });
    const together = discarded(['9 9', '2 3 + 9', '7 7'], { queueCallers: true });
    together.at = 5;
    together.does(3, 'break in').does(1, 'break in').does(2, 'break in');
    expect(together.state.claim).toMatchObject({ seat: 1, queue: [{ seat: 2 }, { seat: 3 }] });
  });

  it('ruling 2.15: who plainly cannot may call too, and pays', () => {
    const sitting = discarded(['9', '8']).does(2, 'break in');
    expect(sitting.refuses(2, 'lay 5=5')).toMatchObject({ why: 'needs-operator' });
    sitting.does(2, 'give up');
    expect(rules.score(sitting.state)).toEqual([0, 0, -25]);
  });

  it('ruling 2.16: the formula of a break-in holds the taken card', () => {
    const sitting = discarded(['1 2 3 4 +', '9']).does(1, 'break in');
    expect(sitting.refuses(1, 'lay 1+2=3')).toMatchObject({ why: 'needs-card', facts: { card: '5' } });
    expect(sitting.refuses(1, 'done')).toMatchObject({ why: 'claim-first' });
    sitting.does(1, 'lay 2+3=5');
    expect(sitting.state.table[0]).toMatchObject({ seat: 1, breakIn: true, points: 40 });
  });

  it('ruling 2.16: of two equal cards it is the taken one that must be laid', () => {
    const sitting = discarded(['5 2 3 +', '9']);
    const [card = 0] = sitting.state.discard;
    sitting.does(1, 'break in');
    const id = (face: string): number => sitting.view(1).hand.find((one) => one.face === face)?.id ?? -1;
    const own = sitting.view(1).hand.find((one) => one.face === '5' && one.id !== card)?.id ?? -1;
    const formula = '2+3=5';
    expect(sitting.refuses(1, { kind: 'lay', formula, cards: [id('2'), id('+'), id('3'), own] })).toMatchObject({
      why: 'needs-card',
    });
    sitting.does(1, { kind: 'lay', formula, cards: [id('2'), id('+'), id('3'), card] });
    expect(sitting.hand(1)).toBe('5');
  });

  it('ruling 2.17: the breaker takes a whole turn, then its left; seats in between lose theirs; H:breakInIsTheTurn', () => {
    const sitting = discarded(['9 9', '2 3 + 9', '8 8']).does(2, 'break in').does(2, 'lay 2+3=5');
    expect(sitting.state).toMatchObject({ active: 2, phase: 'turn' });
    sitting.does(2, 'take draw').does(2, 'done');
    expect(sitting.state.active).toBe(3);
    const turn = discarded(['9 9', '2 3 + 9', '8 8'], { breakInIsTheTurn: true })
      .does(2, 'break in')
      .does(2, 'lay 2+3=5');
    expect(turn.state).toMatchObject({ active: 3, phase: 'turn' });
  });

  it('ruling 2.18: a breaker without cards ends the deal', () => {
    const sitting = discarded(['2 3 +', '9']).does(1, 'break in').does(1, 'lay 2+3=5');
    expect(sitting.state.history[0]).toMatchObject({ ended: 'out', out: 1 });
  });

  it('ruling 2.19: after the last card the turn is finished, with discard and break-in, then the deal ends', () => {
    const plain = Sitting.laid({ hands: ['1 1', '2 2'], draw: '9', only: true })
      .does(0, 'take draw')
      .does(0, 'done');
    expect(plain.state.history[0]).toMatchObject({ ended: 'pile', out: null, bonus: [0, 0] });
    const called = discarded(['9', '2 3 + 9'], {}, { only: true });
    expect(called.state.phase).toBe('last-call');
    expect(called.refuses(1, 'take draw')).toMatchObject({ why: 'only-call' });
    called.does(2, 'break in').does(2, 'lay 2+3=5');
    expect(called.state.history[0]).toMatchObject({ ended: 'pile', laid: [0, 0, 40] });
    const quiet = discarded(['9', '8'], {}, { only: true }).does(1, 'let lie');
    expect(quiet.state.history[0]).toMatchObject({ ended: 'pile' });
    const failed = discarded(['9', '8'], {}, { only: true }).does(2, 'break in').does(2, 'give up');
    expect(failed.state.history[0]).toMatchObject({ ended: 'pile', fines: [0, 0, 25] });
  });

  it('ruling 2.20: going out brings the worth of all other hands, also on the last card; opponents lose nothing', () => {
    const sitting = Sitting.laid({ hands: ['1 2 3', '9 9', '* x'], draw: '+', only: true });
    sitting.does(0, 'take draw').does(0, 'lay 1+2=3');
    expect(sitting.state.history[0]).toMatchObject({ ended: 'out', bonus: [53, 0, 0] });
    expect(sitting.state.totals).toEqual([89, 0, 0]);
  });

  it('ruling 2.21: a wrong formula in a turn is refused and costs nothing', () => {
    const sitting = Sitting.laid({ hands: ['1 2 4 5', '9'], draw: '+' }).does(0, 'take draw');
    expect(sitting.refuses(0, 'lay 1+2=4')).toMatchObject({ why: 'not-true', facts: { left: '3', right: '4' } });
    sitting.does(0, 'lay 1+4=5');
    expect(rules.score(sitting.state)).toEqual([40, 0]);
  });

  it('ruling 2.22: without equals cards there are no more formulas; H:endlessEquals is on by default', () => {
    const sitting = Sitting.laid({
      hands: ['1 2 3 9', '4 5 9 9'],
      draw: '+ +',
      options: { endlessEquals: false, equalsCards: 1 },
    });
    expect(sitting.view(0).equalsLeft).toBe(1);
    sitting.does(0, 'take draw').does(0, 'lay 1+2=3').does(1, 'take draw');
    expect(sitting.refuses(1, 'lay 4+5=9')).toMatchObject({ why: 'no-equals' });
    expect(Sitting.match(2).view(0).equalsLeft).toBeNull();
  });

  it('ruling 2.23: the deal in which 1000 is reached is played to its end; totals may be negative', () => {
    const layout = { hands: ['1 2 3 9', '4 5 9'], draw: '+ +', state: { totals: [990, 960] } };
    const sitting = Sitting.laid(layout).does(0, 'take draw').does(0, 'lay 1+2=3');
    expect(rules.result(sitting.state)).toBeNull();
    sitting.does(1, 'take draw').does(1, 'lay 4+5=9');
    expect(rules.result(sitting.state)).toEqual({ winners: [0], scores: [1026, 1017] });
    const broke = discarded(['9', '8'], {}, { only: true }).does(1, 'break in').does(1, 'give up');
    expect(broke.state.totals).toEqual([0, -25, 0]);
  });

  it('ruling 2.24: the next dealer sits to the right; H:dealerLeft moves it to the left', () => {
    const end = (options: object): Sitting =>
      Sitting.laid({ hands: ['1 2 3', '9', '8'], draw: '+', options, state: { dealer: 2 } })
        .does(0, 'take draw')
        .does(0, 'lay 1+2=3');
    expect(end({}).state).toMatchObject({ deal: 2, dealer: 1, active: 2 });
    expect(end({ dealerLeft: true }).state).toMatchObject({ deal: 2, dealer: 0, active: 1 });
  });

  it('ruling 2.25: two to six seats; the deck is data, 90 cards and 27 equals cards by default', () => {
    expect(rules.seats).toEqual([2, 6]);
    expect(cardsIn(DESIGN_DECK)).toBe(90);
    expect(EQUALS_CARDS).toBe(27);
    const count = (face: string): number => stockIn({ deck: DESIGN_DECK }).faces.filter((one) => one === face).length;
    expect('0123456789'.split('').map(count)).toEqual(new Array(10).fill(6));
    expect('+-x/*'.split('').map(count)).toEqual([8, 8, 5, 5, 4]);
    const deck = [{ face: '1', count: 15 }];
    expect(fits(withOptions({ deck }), 2)).toEqual({ ok: true });
    expect(fits(withOptions({ deck }), 3)).toMatchObject({ why: 'deck-too-small', facts: { needed: 22, cards: 15 } });
    expect(openMatch(game, { seats: 7, seed: 'x' })).toMatchObject({ ok: false, why: 'seats' });
  });

  it('ruling 2.26: laid cards are out of play', () => {
    const sitting = Sitting.laid({ hands: ['1 2 3 9', '9'], draw: '+' })
      .does(0, 'take draw')
      .does(0, 'lay 1+2=3');
    const cards = sitting.state.table[0]?.cards ?? [];
    expect(cards).toHaveLength(4);
    const elsewhere = [...sitting.state.draw, ...sitting.state.discard, ...sitting.state.hands.flat()];
    expect(elsewhere.some((id) => cards.includes(id))).toBe(false);
    expect(sitting.refuses(1, 'take draw')).toBeNull();
    sitting.does(1, 'take draw');
    expect(sitting.refuses(1, { kind: 'lay', formula: '1+2=3', cards })).toMatchObject({ why: 'not-in-hand' });
  });
});

describe('options beside the rulings', () => {
  it('goal sets the points to reach', () => {
    const sitting = Sitting.laid({
      hands: ['1 2 3', '9'],
      draw: '+',
      options: { goal: 50 },
      state: { totals: [10, 0] },
    });
    sitting.does(0, 'take draw').does(0, 'lay 1+2=3');
    expect(rules.result(sitting.state)).toEqual({ winners: [0], scores: [55, 0] });
  });

  it('mostDeals ends a match that nobody wins', () => {
    const sitting = Sitting.laid({ hands: ['1 2 3', '9'], draw: '+', options: { mostDeals: 1 } });
    sitting.does(0, 'take draw').does(0, 'lay 1+2=3');
    expect(rules.result(sitting.state)).toMatchObject({ winners: [0] });
  });

  it('three deals in a row without a formula end a match that everyone has left', () => {
    const sitting = Sitting.match(3);
    for (let guard = 0; guard < 2000 && sitting.state.phase !== 'over'; guard++) {
      const [seat = 0] = rules.turn(sitting.state).must;
      sitting.does(seat, rules.absent(sitting.view(seat)));
    }
    expect(sitting.state.history).toHaveLength(3);
    expect(rules.result(sitting.state)).toEqual({ winners: [0, 1, 2], scores: [0, 0, 0] });
  });

  it('a deck of a player is dealt', () => {
    const deck = [
      { face: '1', count: 10 },
      { face: '+', count: 10 },
    ];
    const hand = Sitting.match(2, { deck })
      .view(0)
      .hand.map(({ face }) => face);
    expect(hand).toHaveLength(7);
    expect(hand.every((face) => face === '1' || face === '+')).toBe(true);
  });
});
