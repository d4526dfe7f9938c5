import { describe, expect, it } from 'vitest';
import { game, NUMSENSE_WHY, options, readSentence, type NumsenseEvent } from '../index.ts';
import { wordsByLanguage } from './by-language.ts';

const en = await wordsByLanguage.en();

const cast = { names: ['Ana', 'Bo', 'Cleo'], you: 1 } as const;
const tell = (event: NumsenseEvent): string | null => en.tell(event, cast);

describe('the words', () => {
  it('name every option and every value', () => {
    for (const [key, spec] of Object.entries(options.specs)) {
      expect(en.options[key]?.label, key).toBeTruthy();
      expect(en.options[key]?.explain, key).toMatch(/[.]$/);
      if (spec.kind === 'choice')
        expect(Object.keys(en.options[key]?.values ?? {}).sort()).toEqual([...spec.values].sort());
    }
    expect(Object.keys(en.options)).toEqual(expect.arrayContaining(Object.keys(game.options.specs)));
  });

  it('have a sentence for every refusal', () => {
    for (const why of NUMSENSE_WHY) {
      const said = en.why[why]?.({
        slip: 'empty',
        value: '9',
        distance: '1',
        target: 10,
        missing: '7 W',
        extra: '3',
        cards: 40,
        needed: 50,
        most: 4,
        seats: 8,
        hand: 6,
        dealer: 5,
        pile: 'draw',
      });
      expect(said, why).toMatch(/^[A-Z0-9].*[.]$/);
      expect(said, why).not.toMatch(/undefined|null|NaN/);
    }
  });

  it('say what is wrong with a sentence so that a child can mend it', () => {
    const said = (text: string, hand: (number | 'W' | 'M')[], whole = false): string => {
      const read = readSentence(text, hand, 10, { wholeNumbersOnly: whole, wildPoints: 'value' });
      return read.ok ? 'fine' : (en.why[read.why]?.(read.facts ?? {}) ?? '');
    };
    expect(said('7+3', [7, 2])).toBe('No card of yours is left for 3. You still have to use 2.');
    expect(said('7', [7, 'W'])).toBe('You still have to use the Wild card.');
    expect(said('7+', [7, 2])).toBe('A number is missing here.');
    expect(said('7 2', [7, 2])).toBe('A sign is missing here: + − × or ÷.');
    expect(said('7=2', [7, 2])).toBe('Leave the equals sign out. Write only what makes the target.');
    expect(said('7/0', [7, 0])).toBe('You cannot divide by 0.');
    expect(said('7/2', [7, 2], true)).toBe('One step makes 3\u00a01/2. Here every step must be a whole number.');
  });

  it.each<[NumsenseEvent, string | null]>([
    [{ kind: 'deal-begun', deal: 1, handSize: 3, dealer: 1 }, 'Deal 2. You deal. Everyone gets 3 cards.'],
    [
      {
        kind: 'hand-dealt',
        hand: [
          { id: 1, face: 8 },
          { id: 2, face: 'M' },
        ],
      },
      'Your cards: 8 and Mirror.',
    ],
    [{ kind: 'target-drawn', value: 7, card: 3, setAside: [] }, 'The target is 7.'],
    [
      {
        kind: 'target-drawn',
        value: 7,
        card: 3,
        setAside: [
          { id: 9, face: 'W' },
          { id: 8, face: 'M' },
        ],
      },
      'A Wild card and a Mirror card came first and go back. The target is 7.',
    ],
    [{ kind: 'card-taken', seat: 0, from: 'draw', card: null }, 'Ana draws a card.'],
    [{ kind: 'card-taken', seat: 1, from: 'draw', card: null }, null],
    [{ kind: 'card-taken', seat: 1, from: 'draw', card: { id: 1, face: 8 } }, 'You draw an 8.'],
    [
      { kind: 'card-taken', seat: 0, from: 'discard', card: { id: 1, face: 'T' } },
      'Ana takes the Target card from the discard pile.',
    ],
    [{ kind: 'card-put', seat: 1, card: { id: 1, face: 0 } }, 'You put down the 0.'],
    [
      { kind: 'card-exchanged', seat: 2, wild: { id: 1, face: 'D' }, card: { id: 2, face: 25 } },
      'Cleo swaps a Discard card for the 25 from the pile.',
    ],
    [{ kind: 'pile-refilled', count: 40 }, 'The draw pile was empty. 40 cards are shuffled into a new one.'],
    [{ kind: 'declared', seat: 0 }, 'Ana says: Numsense!'],
    [{ kind: 'false-call', seat: 1, fine: 5 }, 'You called Numsense, but it was not true. That costs 5 points.'],
    [{ kind: 'last-turns', seats: [1, 2] }, 'One last turn for you and Cleo.'],
    [{ kind: 'composing', seats: [0, 1] }, 'Now write your sentence with all your cards.'],
    [{ kind: 'composing', seats: [0, 2] }, 'Ana and Cleo write their sentences.'],
    [{ kind: 'composing', seats: [2] }, 'Cleo writes a sentence.'],
    [{ kind: 'written', seat: 1 }, 'You are ready.'],
    [{ kind: 'time-up' }, 'Time is up!'],
    [{ kind: 'match-over', winners: [1], totals: ['1', '40', '3'] }, 'You win with 40 points!'],
    [{ kind: 'match-over', winners: [0, 1], totals: ['1', '1', '-3/5'] }, 'Ana and you share the win with 1 point!'],
    [
      {
        kind: 'deal-scored',
        totals: [],
        score: {
          target: 10,
          handSize: 3,
          dealer: 0,
          declarer: 0,
          ended: 'declared',
          fines: [0, 0],
          seats: [
            { hand: [], sentence: '(7*2)-4', values: [], value: '10', exact: true, points: '13' },
            { hand: [], sentence: '2/5', values: [], value: '2/5', exact: false, points: '-48/5' },
          ],
        },
      },
      'The deal is over. Ana: 7\u2009×\u20092\u2009−\u20094 = 10, 13 points. You: 2\u2009÷\u20095 = 2/5, minus 9\u00a03/5 points.',
    ],
  ])('tell %j', (event, line) => {
    expect(tell(event)).toBe(line);
  });

  it('the examples in the rules are what the engine says', () => {
    const examples = en.rules.flatMap((section) => section.examples ?? []);
    expect(examples.length).toBeGreaterThan(9);
    for (const { sentence, hand, target, points } of examples) {
      expect(readSentence(sentence, hand, target, options.defaults), sentence).toMatchObject({ ok: true, points });
    }
  });
});
