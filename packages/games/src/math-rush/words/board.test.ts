// The board in lines of text: what a hand may tell of its cards.
import { openMatch } from '@cardinal/kernel';
import { LANGS } from '@cardinal/words';
import { expect, test } from 'vitest';
import { game, letterOf, type RushView } from '../index.ts';
import { linesByLanguage } from './lines-by-language.ts';

const opened = openMatch(game, { seats: 2, options: {}, seed: 'faces' });
if (!opened.ok) throw new Error(opened.why);
opened.match.advance(0);
const view = opened.match.view(0);
const hand = (view as unknown as RushView).hands[0] ?? [];

test.each(LANGS)(
  '%s: a card in the hand tells its face, neither its answer nor the letter on its back',
  async (lang) => {
    const lines = (await linesByLanguage[lang]()).board?.(view).split('\n') ?? [];
    // Marks of direction around a sum are not read.
    const told = (lines.at(-1) ?? '').replace(/[\u2066-\u2069]/gu, '');
    expect(hand).toHaveLength(5);
    for (const { id, text, value } of hand) {
      expect(told).toContain(`${id}: ${text}`);
      expect(told).not.toMatch(new RegExp(`(?<![\\p{L}])${letterOf(value)}(?![\\p{L}])`, 'u'));
    }
    const rest = hand.reduce((left, { id, text }) => left.replace(`${id}: ${text}`, ''), told);
    expect(rest).not.toMatch(/\d/u);
  },
);
