import { describe, expect, it } from 'vitest';
import {
  dealsIn,
  handSizeOf,
  MATHMASTERS_WHY,
  options,
  SET_TYPES,
  SUITS,
  TABLE_CARDS,
  type MathMastersEvent,
} from '../index.ts';
import { rules } from '../rules.ts';
import { ANSWERS } from '../sets.ts';
import { cards, Sitting, withOptions } from '../testing/sitting.ts';
import { wander } from '../testing/wander.ts';
import { wordsByLanguage } from './by-language.ts';
import { listed } from './english.ts';

const en = await wordsByLanguage.en();

const cast = { names: ['Ana', 'Bo', 'Cam'], you: 1 } as const;
const tell = (event: MathMastersEvent): string | null => en.tell(event, cast);

describe('the words', () => {
  it('name every option and every value', () => {
    // Beside them stands why nobody can have time or cards of their own here.
    const asked = [...Object.keys(options.specs), 'seatRange', 'seatTime'];
    expect(Object.keys(en.options).sort()).toEqual(asked.sort());
    for (const [key, spec] of Object.entries(options.specs)) {
      expect(en.options[key]?.explain, key).toMatch(/\.$/);
      if (spec.kind === 'choice') {
        expect(Object.keys(en.options[key]?.values ?? {}).sort()).toEqual([...spec.values].sort());
      }
    }
  });

  it('name suits, set types and table cards, and say that three suit names are ours', () => {
    expect(Object.keys(en.suits)).toEqual(SUITS.map(({ id }) => id));
    for (const { id, letter } of SUITS) expect(en.suits[id]).toMatch(new RegExp(`^${letter}`));
    expect(Object.keys(en.setTypes).sort()).toEqual([...SET_TYPES].sort());
    for (const { no } of TABLE_CARDS) expect(en.tableCards[no].lines.length).toBeGreaterThan(1);
    expect(JSON.stringify(en.rules)).toMatch(/Kite, Ring and Tent, are ours/);
  });

  it('have a sentence for every refusal', () => {
    const facts = { cards: 52, needed: 55, seats: 3, hand: 17, dealer: 4, card: '5M', count: 2, sum: 12 };
    for (const why of MATHMASTERS_WHY) {
      for (const top of SET_TYPES) {
        const said = en.why[why]?.({ ...facts, a: 2, b: 3, product: 6, answer: 7, top });
        expect(said, why).toMatch(/^[A-Z0-9].*[.!”]$/);
        expect(said, why).not.toMatch(/undefined|null|NaN/);
      }
    }
    expect(en.why['not-times']?.({ a: 3, b: 4, product: 12, answer: 11 })).toBe('3 × 4 is 12, not 11.');
    expect(en.why['not-times']?.({ a: 1, b: 5, product: 5, answer: 5 })).toMatch(/by 1/);
  });

  it.each<[MathMastersEvent, string]>([
    [{ kind: 'dealer-drawn', dealer: 1 }, 'You deal first.'],
    [
      {
        kind: 'deal-begun',
        deal: 1,
        deals: 3,
        dealer: 0,
        leader: 1,
        handSize: 16,
        hints: cards('5M 2K 8R 13T'),
        tableCards: [1, 2],
      },
      'Deal 1 of 3. Everyone gets 16 cards. Hints: Kite 2, Match 5, Ring 8 and Tent 13. Only Same Number and All Four may be played. You lead.',
    ],
    [
      { kind: 'set-laid', laid: { no: 1, seat: 0, setType: 'same-number', cards: cards('9M 9K'), hint: null } },
      'Ana lays two 9s.',
    ],
    [
      { kind: 'set-laid', laid: { no: 1, seat: 1, setType: 'same-number', cards: cards('8M'), hint: null } },
      'You lay an 8.',
    ],
    [
      { kind: 'set-laid', laid: { no: 1, seat: 2, setType: 'all-four', cards: cards('5M 5K 5R 5T'), hint: 16 } },
      'Cam lays All Four: all four 5s, with the Hint Match 5.',
    ],
    [
      { kind: 'set-laid', laid: { no: 1, seat: 0, setType: 'times', cards: cards('3M 4K 11R'), hint: null } },
      'Ana lays Times: 3 × 4 = 11.',
    ],
    [
      { kind: 'set-laid', laid: { no: 1, seat: 0, setType: 'make-13', cards: cards('1M 3M 4M 5M'), hint: null } },
      'Ana lays Make 13: 1 + 3 + 4 + 5 = 13.',
    ],
    [{ kind: 'passed', seat: 1 }, 'You pass.'],
    [{ kind: 'claim-stood', seat: 2, against: 0 }, 'Cam lets it stand.'],
    [
      { kind: 'wrong-times-called', seat: 1, against: 0, right: true, cards: cards('3M 4K 11R') },
      'You call “Wrong Times!” Right: 3 × 4 = 11 is false. The cards go back, Ana is out of this pile. 1 point for you.',
    ],
    [
      { kind: 'wrong-times-called', seat: 0, against: 1, right: true, cards: cards('3M 4K 11R') },
      'Ana calls “Wrong Times!” Right: 3 × 4 = 11 is false. The cards go back, you are out of this pile. 1 point for Ana.',
    ],
    [
      { kind: 'wrong-times-called', seat: 2, against: 1, right: false, cards: cards('3M 4K 12R') },
      'Cam calls “Wrong Times!” But 3 × 4 = 12 is right. Cam is out of this pile.',
    ],
    [
      { kind: 'pile-won', seat: 2, sum: 50, bonus: 5, hintCost: 1, points: 54 },
      'Cam wins the pile: 50 points and 5 for the set, less 1 for the Hint, together 54.',
    ],
    [{ kind: 'pile-won', seat: 1, sum: 9, bonus: 0, hintCost: 0, points: 9 }, 'You win the pile with 9 points.'],
    [{ kind: 'leads', seat: 0 }, 'Ana leads.'],
    [{ kind: 'hand-empty', seat: 1 }, 'You have no cards left.'],
    [
      {
        kind: 'deal-scored',
        deal: 2,
        score: { dealer: 0, points: [10, 20, 30], calls: [1, 0, 0], piles: [1, 1, 1] },
        totals: [40, 50, 60],
      },
      'Deal 2 is over. Ana: 11, in all 40. You: 20, in all 50. Cam: 30, in all 60.',
    ],
    [{ kind: 'match-over', winners: [1], totals: [1, 54, 3] }, 'You win with 54 points!'],
    [{ kind: 'match-over', winners: [0, 1], totals: [54, 54, 3] }, 'Ana and you share the win with 54 points!'],
    [{ kind: 'match-over', winners: [1, 2], totals: [3, 54, 54] }, 'You and Cam share the win with 54 points!'],
  ])('tell %j', (event, line) => {
    expect(tell(event)).toBe(line);
  });

  it('find a line for everything that is heard in a match, and a board for every view', () => {
    const sitting = Sitting.match(3, { deals: 2, firstDealer: 'random' });
    for (const state of wander(3, { deals: 2 }, 'told')) {
      expect(en.board?.(rules.view(state, 0))).not.toMatch(/undefined|NaN/);
    }
    for (const { e } of sitting.heard) expect(tell(e)).toMatch(/^[A-Z].*[.!]$/);
    expect(en.board?.(Sitting.laid({ hands: ['9M 9K', '1K'], hints: '5M' }).view(0))).toBe(
      [
        'Deal 2 of 3. Sets: Same Number, All Four, Times, Make 13.',
        '  seat 0 (you): 2 cards, 0 points',
        '  seat 1: 1 card, 0 points',
        'Hints: 5M',
        'No pile yet.',
        'Your hand: 9M 9K',
      ].join('\n'),
    );
  });
});

describe('the examples in the rules', () => {
  const examples = en.rules.flatMap(({ title, examples }) => examples.map((example) => ({ title, ...example })));

  it.each(examples)('hold in the engine ($title: $says)', ({ sets, goes, points, hint }) => {
    const bare = (line: string): string => line.replace(/^(same-number|times|make-13|all-four) /, '');
    // Each set from a seat of its own, in turn; a card more in each hand, so that no deal ends.
    const more = ['1T', '3T', '11T'];
    const own = sets.map((line, seat) => `${bare(line).replace(hint ?? '-', '')} ${more[seat] ?? ''}`);
    const hands = own.length < 2 ? [...own, '11T'] : own;
    const sitting = Sitting.laid({ hands: hands.map((hand) => hand.replace(/ +/g, ' ').trim()), hints: hint ?? '' });
    const last = sets.length - 1;
    for (const [seat, line] of sets.slice(0, last).entries()) sitting.does(seat, line);
    const refusal = sitting.tries(last, sets[last] ?? '');
    expect(refusal === null).toBe(goes);
    if (!goes) return;
    while (sitting.state.phase === 'follow') sitting.does(sitting.state.active, 'pass');
    expect(sitting.state.totals[last]).toBe(points);
  });

  it('go with text whose figures are those of the game', () => {
    const text = JSON.stringify(en.rules);
    const [standard, young] = [withOptions({}), withOptions({ table: 'young' })];
    expect(text).toContain(`The answers are ${listed(ANSWERS.map(String))}.`);
    expect(text).toContain(
      `Two or three players get ${handSizeOf(standard, 3)} cards each, four players ${handSizeOf(standard, 4)}.`,
    );
    expect(text).toContain(`You play ${dealsIn(standard, 3)} deals, with four players ${dealsIn(standard, 4)}.`);
    expect(text).toContain(`everyone gets ${handSizeOf(young, 3)} cards`);
    expect(examples.length).toBeGreaterThanOrEqual(9);
  });
});
