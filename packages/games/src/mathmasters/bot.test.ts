import { LEVELS, openMatch, rngFrom, units, type Level } from '@cardinal/kernel';
import { describe, expect, it } from 'vitest';
import { bots } from './bot.ts';
import { SETS } from './catalogue.ts';
import { cardName } from './deck.ts';
import { game } from './index.ts';
import { looksOf, PASS, quick } from './policy.ts';
import { rules } from './rules.ts';
import { model } from './search.ts';
import { choicesOf, whyNot } from './selection.ts';
import { cards, Sitting } from './testing/sitting.ts';
import { wander } from './testing/wander.ts';
import { thrifty } from './thrift.ts';
import { tidy } from './tidy.ts';
import type { MathMastersMove, MathMastersView } from './types.ts';

const ask = (level: Level, view: MathMastersView, seed = 'bot', budget = 300): MathMastersMove | null =>
  bots[level].choose(view, rngFrom(seed), units(budget));

describe('bots', () => {
  it('play whole matches without one refusal, the same again from the same seed', () => {
    const played = (seats: number): string => {
      const opened = openMatch(game, { seats, seed: 'bots', options: { deals: 2 } });
      if (!opened.ok) throw new Error(opened.why);
      const { match } = opened;
      const rng = rngFrom('bots');
      for (let guard = 0; guard < 1000 && match.result === null; guard++) {
        match.advance(match.at, true);
        const { must, may } = match.turn;
        for (const seat of [...may, ...must]) {
          const level = LEVELS[seat] ?? 'easy';
          const move = game.bots[level].choose(match.view(seat), rng, units(25));
          const pace = game.bots[level].pace(match.view(seat), move, rng);
          expect(Number.isSafeInteger(pace) && pace >= 200).toBe(true);
          if (move === null) continue;
          expect(match.submit(seat, move, match.at + pace).ok).toBe(true);
          break;
        }
      }
      expect(match.result).not.toBeNull();
      return JSON.stringify(match.log);
    };
    for (const seats of [2, 4]) expect(played(seats)).toBe(played(seats));
  });

  it('call a false Times, sooner or later by level, and never a true one', () => {
    const shares = LEVELS.map((level) => {
      const [wrong, right] = ['5R', '4R'].map((answer) => {
        const view = Sitting.laid({ hands: [`2M 2K ${answer} 9M`, '1K', '1R 3K 4M'] })
          .does(0, `times 2M 2K ${answer}`)
          .view(2);
        const called = Array.from({ length: 60 }, (_, n) => ask(level, view, `call${n}`)?.kind === 'wrong-times');
        return called.filter(Boolean).length / 60;
      });
      expect(right).toBe(0);
      return wrong ?? 0;
    });
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares[0]).toBeGreaterThan(0.1);
    expect(shares[0]).toBeLessThan(0.6);
    expect(shares[3]).toBe(1);
  });

  it('answer when nobody can play on a claim', () => {
    for (const level of LEVELS) {
      const stands = Sitting.laid({ hands: ['2M 2K 4R 9M', ''] }).does(0, 'times 2M 2K 4R');
      expect(ask(level, stands.view(1))).toEqual({ kind: 'let-stand', on: 1 });
    }
    const falls = Sitting.laid({ hands: ['2M 2K 5R 9M', ''] }).does(0, 'times 2M 2K 5R');
    expect(ask('expert', falls.view(1))).toEqual({ kind: 'wrong-times', on: 1 });
  });

  it('beginners multiply wrongly now and then, but never where Cardinal checks', () => {
    const hands = ['2M 3K 7R 4R 5T 9K', '1K'];
    const lies = (options: object): number =>
      Array.from({ length: 300 }, (_, n) =>
        ask('beginner', Sitting.laid({ hands, options }).view(0), `slip${n}`),
      ).filter((move) => move?.kind === 'lay' && move.setType === 'times').length;
    expect(lies({})).toBeGreaterThan(2);
    expect(lies({})).toBeLessThan(40);
    expect(lies({ referee: 'engine' })).toBe(0);
  });

  it('take longer to check a claim than to pass, and never less than people need to react', () => {
    const open = Sitting.laid({ hands: ['3M 4K 12R 9M', '1K 2K 2R'] })
      .does(0, 'times 3M 4K 12R')
      .view(1);
    const calm = Sitting.laid({ hands: ['12R 9M', '1K 2K 2R'] })
      .does(0, '12R')
      .view(1);
    const mean = (view: MathMastersView, level: Level): number =>
      Array.from({ length: 40 }, (_, n) => bots[level].pace(view, { kind: 'pass' }, rngFrom(`pace${n}`))).reduce(
        (sum, ms) => sum + ms / 40,
        0,
      );
    for (const level of LEVELS) expect(mean(open, level)).toBeGreaterThan(mean(calm, level) + 1000);
    expect(mean(open, 'beginner')).toBeGreaterThan(mean(open, 'expert') * 1.5);
  });

  it('experts take a pile that is theirs for sure, and search with any budget', () => {
    // The 13 wins 25 points, and the 1 leads alone afterwards; a pass gives the 12 away.
    const view = Sitting.laid({ hands: ['12M', '13M 1K'] })
      .does(0, '12M')
      .view(1);
    expect(ask('expert', view)).toMatchObject({ kind: 'lay', cards: cards('13M') });
    expect(ask('normal', view)).toMatchObject({ kind: 'lay', cards: cards('13M') });
    for (const budget of [0, 1, 2]) expect(ask('expert', view, 'small', budget)).not.toBeNull();
  });
});

describe('the search model', () => {
  it('plays by the rules: what it lists may be laid, and a line to the end scores as a match does', () => {
    const into: number[] = [];
    for (const state of wander(3, { deals: 2 }, 'model', 0)) {
      if (model.actor(state) < 0) continue;
      const view = rules.view(state, state.active);
      const listed = into.slice(0, model.actions(state, into, rngFrom('model')));
      for (const action of listed) {
        const set = SETS[action];
        const move: MathMastersMove = set ? { kind: 'lay', setType: set.setType, cards: set.cards } : { kind: 'pass' };
        expect(rules.check(view, move)).toEqual({ ok: true });
      }
      expect([...listed, PASS]).toContain(quick(state));
      const end = rules.copy(state);
      model.finish(end, rngFrom('model'));
      expect(end.points.reduce((sum, points) => sum + points, 0)).toBeGreaterThan(0);
      expect(rules.sound(end)).toBeNull();
    }
  });

  it('a thrifty seat lays by the rules, keeps a high pair from a pile while it has more, and ends with it', () => {
    for (const state of wander(3, { deals: 2 }, 'thrifty', 0)) {
      if (model.actor(state) < 0) continue;
      const set = SETS[thrifty(state)];
      const move: MathMastersMove = set ? { kind: 'lay', setType: set.setType, cards: set.cards } : { kind: 'pass' };
      expect(rules.check(rules.view(state, state.active), move)).toEqual({ ok: true });
    }
    const choice = (hand: string, lead: string): string => {
      const state = Sitting.laid({ hands: [lead, hand, '2R'] }).does(0, lead).state;
      return SETS[thrifty(state)]?.cards.map(cardName).join(' ') ?? 'pass';
    };
    expect(choice('13M 1K 2K 3K 4R', '2M')).toBe('pass');
    expect(choice('13M 13K 1K', '12M 12K')).toBe('pass');
    expect(choice('13M 13K', '12M 12K')).toBe('13M 13K');
  });

  it('takes for the quick choice what looks best in the list of all moves', () => {
    for (const state of wander(3, { allSetsFromRound1: true, deals: 1 }, 'quick', 0)) {
      if (model.actor(state) < 0) continue;
      const view = rules.view(state, state.active);
      const [best] = rules.propose(view, rngFrom('quick'));
      const set = SETS[quick(state)];
      const move: MathMastersMove = set ? { kind: 'lay', setType: set.setType, cards: set.cards } : { kind: 'pass' };
      if (best) expect(looksOf(view, move)).toBeCloseTo(looksOf(view, best), 9);
    }
  });

  it('lays the suits that leave most Make 13', () => {
    const view = Sitting.laid({ hands: ['6M 6K 7K 6R', '1K'] }).view(0);
    const single = SETS.findIndex((set) => set.cards.map(cardName).join() === '6K');
    expect(SETS[tidy(view, single)]?.cards.map(cardName).join()).not.toBe('6K');
    expect(tidy(view, PASS)).toBe(PASS);
  });
});

describe('what picked cards could be', () => {
  const view = Sitting.laid({ hands: ['2M 3K 6R 6M 7M 7K 9M', '1K'], hints: '9K 13T' }).view(0);

  it('the true set comes first, a claim last', () => {
    expect(choicesOf(view, cards('2M 3K 6R'))).toEqual([
      { setType: 'times', strength: 6, sum: 11, bonus: 3, holds: true, verdict: { ok: true } },
    ]);
    expect(choicesOf(view, cards('2M 3K 7K'))).toMatchObject([{ setType: 'times', strength: 7, holds: false }]);
    expect(choicesOf(view, cards('9M 9K'))).toMatchObject([{ setType: 'same-number', verdict: { ok: true } }]);
    expect(choicesOf(view, cards('13T'))).toMatchObject([{ verdict: { why: 'hint-alone' } }]);
    expect(choicesOf(view, [])).toEqual([]);
  });

  it.each([
    ['6M 7M', null],
    ['6M 7K', 'mixed-suits'],
    ['2M 6M', 'not-thirteen'],
    ['2M 3K', 'different-numbers'],
    ['13T', 'hint-alone'],
    ['9K 13T', 'one-hint'],
    ['', 'no-cards'],
  ])('"%s" is told why not: %s', (picked, why) => {
    const verdict = whyNot(view, cards(picked));
    expect(verdict.ok ? null : verdict.why).toBe(why);
  });
});
