import { LANGS } from '@cardinal/words';
import { describe, expect, it } from 'vitest';
import type { Card, Face } from '../types.ts';
import type { Piece } from './draft.ts';
import { spokenDraft } from './spoken-draft.ts';
import { tongue } from './tongue.ts';
import { typedPieces } from './typing.ts';
import { worth } from './worth.ts';

const holding = (faces: readonly Face[]) => ({
  hand: faces.map((face, id): Card => ({ id, face })),
  target: 18,
  spare: 0,
});

const said = (faces: readonly Face[], text: string, more: readonly Piece[] = []): string => {
  const held = holding(faces);
  const pieces = [...typedPieces(text, held).pieces, ...more];
  return spokenDraft({ pieces, mark: null }, held, worth(pieces, held), tongue.table);
};

describe('E30 a half-built sentence aloud', () => {
  it.each([
    ['11+3+', 'eleven plus three plus place for a number, equals fourteen so far'],
    ['11+3', 'eleven plus three, equals fourteen so far'],
    ['11/3*2+2', 'eleven divided by three times two plus two, equals nine and one third'],
    ['((11+3', 'open bracket, open bracket, eleven plus three, equals fourteen so far'],
    ['((((', 'open bracket, open bracket, open bracket, open bracket, place for a number'],
    ['11+3+2+2', 'eleven plus three plus two plus two. It hits!'],
  ])('of %s', async (text, words) => {
    await tongue.speak('en');
    expect(said([11, 3, 2, 2], text)).toBe(words);
  });

  it('says a wild card that is told as its number, and one that is not by its name', async () => {
    await tongue.speak('en');
    const wild: Piece = { kind: 'card', card: 1, as: null };
    expect(said([11, 'W', 2], '11+5+')).toBe('eleven plus five plus place for a number, equals sixteen so far');
    expect(said([11, 'W', 2], '11+', [wild])).toBe('eleven plus Wild, choose its number, equals eleven so far');
  });

  it.each(LANGS)('leaves no sign or bracket to the reader in %s', async (lang) => {
    await tongue.speak(lang);
    expect(said([11, 3, 2, 2], '((11/3-2+')).not.toMatch(/[-+*/()×÷−:]/u);
  });
});
