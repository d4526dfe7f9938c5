import { openMatch, rngFrom } from '@cardinal/kernel';
import { EQUATION_WHYS } from '@cardinal/number';
import { describe, expect, it } from 'vitest';
import { readFormula } from '../formula.ts';
import { game } from '../index.ts';
import { options } from '../options.ts';
import { missingFrom } from '../formula.ts';
import { wordsByLanguage } from './by-language.ts';
import { shown } from './english.ts';

const en = await wordsByLanguage.en();

describe('the words of Break In', () => {
  it('every formula in the rules text is worth what it says, with cards of the hand that is shown', () => {
    const examples = en.rules.flatMap(({ examples }) => examples);
    expect(examples.length).toBeGreaterThan(4);
    for (const { hand, formula, points } of examples) {
      const read = readFormula(formula, {});
      if (!read.ok) throw new Error(`${formula}: ${read.why}`);
      expect(missingFrom(read.cards, hand), formula).toEqual([]);
      expect(read.truth.ok ? read.points : 0, formula).toBe(points);
    }
  });

  it('every option has words, and every choice a name', () => {
    for (const [name, spec] of Object.entries(options.specs)) {
      const words = en.options[name];
      expect(words?.label, name).toBeTruthy();
      if (spec.kind === 'choice')
        expect(Object.keys(words?.values ?? {}).toSorted(), name).toEqual([...spec.values].toSorted());
    }
  });

  it('every slip of the pen has its own sentence', () => {
    const said = EQUATION_WHYS.map((slip) => en.why['unreadable']?.({ slip, found: '?' }));
    expect(new Set(said).size).toBe(EQUATION_WHYS.length);
  });

  it('a formula is shown as it would be printed', () => {
    expect(shown('12+1+2=3x5')).toBe('12 + 1 + 2 = 3 × 5');
    expect(shown('1*-2=6*/3')).toBe('1 − 2 = 6 ÷ 3');
    expect(shown('-3+--5=(1+1)x2')).toBe('−3 + −−5 = (1 + 1) × 2');
  });

  it('whole matches are told to every seat without a gap', () => {
    for (const [referee, seed] of [
      ['engine', 'a'],
      ['table', 'b'],
    ] as const) {
      const opened = openMatch(game, { seats: 3, seed, options: { referee, goal: 200 } });
      if (!opened.ok) throw new Error(opened.why);
      const { match } = opened;
      const rng = rngFrom(seed);
      const lines: string[] = [];
      for (let at = 0; match.result === null && at < 400_000; at += 500) {
        const told = [...match.advance(at, true)];
        const seats = [...match.turn.may, ...match.turn.must];
        for (const seat of seats) {
          const [move] = game.propose(match.view(seat), rng);
          if (move === undefined) continue;
          told.push(...match.submit(seat, move, at).told);
          break;
        }
        for (const you of [0, 1, 2, 'watcher'] as const) {
          const cast = { names: ['Ana', 'Ben', 'Cleo'], you };
          lines.push(...told.flatMap(({ heard }) => heard.flatMap(({ e }) => en.tell(e, cast) ?? [])));
          expect(en.board?.(match.view(you))).toMatch(/^Deal \d+\. Points: seat 0: -?\d+, seat 1: -?\d+/u);
        }
      }
      expect(match.result).not.toBeNull();
      expect(lines.length).toBeGreaterThan(50);
      for (const line of lines)
        expect(line).not.toMatch(/undefined|NaN|null|\[object|You (takes|lays|calls|holds|deals)\b/);
    }
  });
});
