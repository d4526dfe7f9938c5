// The deck for Tabletop Simulator, held against its save file format (kb.tabletopsimulator.com, "Save File Format") and the
// fields that the typed declarations of its objects give a deck and a card.
import { expect, it } from 'vitest';
import { houseFonts } from '../node.ts';
import type { PrintCard } from '../page/deck.ts';
import { pictureSet } from './pictures.ts';

interface Saved {
  readonly ObjectStates: readonly {
    readonly Name: string;
    readonly Transform: Readonly<Record<string, unknown>>;
    readonly Nickname: string;
    readonly DeckIDs: readonly number[];
    readonly CustomDeck: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    readonly ContainedObjects: readonly {
      readonly Name: string;
      readonly Transform: Readonly<Record<string, unknown>>;
      readonly Nickname: string;
      readonly CardID: number;
      readonly CustomDeck: Readonly<Record<string, unknown>>;
    }[];
  }[];
}

const cards = Array.from({ length: 80 }, (_, i): PrintCard => ({
  front: { id: `${i}`, alt: `card ${i}`, index: `${i}` },
  back: { id: `back-${i % 2}`, alt: 'back', pattern: 'dots', word: 'Back' },
}));

function savedDeck(count: number, home?: string): { readonly saved: Saved; readonly files: readonly string[] } {
  const deck = { id: 'toy', title: 'Toy', lang: 'en', cards: cards.slice(0, count) };
  const style = { index: 'standard', inkSaver: false } as const;
  const { pictures, texts } = pictureSet(deck, 'tts', style, houseFonts(), home);
  expect(texts.map(({ file }) => file)).toEqual(['toy-tts.json']);
  return { saved: JSON.parse(texts[0]?.text ?? '') as Saved, files: pictures.map(({ file }) => file) };
}

const PLACES = ['posX', 'posY', 'posZ', 'rotX', 'rotY', 'rotZ', 'scaleX', 'scaleY', 'scaleZ'];
const TYPES = {
  FaceURL: 'string',
  BackURL: 'string',
  NumWidth: 'number',
  NumHeight: 'number',
  BackIsHidden: 'boolean',
  UniqueBack: 'boolean',
  Type: 'number',
};

it.each([[1], [69], [80]])('P19 a deck of %i cards is a saved object as Tabletop Simulator writes it', (count) => {
  const { saved } = savedDeck(count);
  // A saved object leaves the outer fields of a save empty.
  const { ObjectStates: states, TabStates: tabs, ...outer } = saved as Saved & { readonly TabStates: object };
  expect(tabs).toEqual({});
  expect(new Set(Object.values(outer))).toEqual(new Set(['']));
  expect(states).toHaveLength(1);
  for (const { Name: name, Transform: place, DeckIDs: ids, CustomDeck: sheets, ContainedObjects: held } of states) {
    expect(name).toBe('DeckCustom');
    expect(Object.keys(place).sort()).toEqual([...PLACES].sort());
    for (const sheet of Object.values(sheets))
      expect(Object.fromEntries(Object.entries(sheet).map(([field, value]) => [field, typeof value]))).toEqual(TYPES);
    expect(held.map(({ CardID: id }) => id)).toEqual(ids);
    expect(held).toHaveLength(count);
    for (const card of held) {
      expect(card.Name).toBe('Card');
      expect(Object.keys(card.Transform).sort()).toEqual([...PLACES].sort());
      // The hundreds name the sheet, the rest the cell.
      const sheet = String(Math.floor(card.CardID / 100));
      expect(card.CustomDeck).toEqual({ [sheet]: sheets[sheet] });
      expect(card.CardID % 100).toBeLessThan(69);
    }
  }
});

it.each(['', 'https://a.example/cards/', 'file:///C:/my cards/'])('its pictures are sought at "%s"', (home) => {
  const { saved, files } = savedDeck(80, home);
  const sought = saved.ObjectStates.flatMap(({ CustomDeck: sheets }) =>
    Object.values(sheets).flatMap(({ FaceURL: face, BackURL: back }) => [face, back]),
  );
  expect(sought).toEqual(files.map((file) => home + file));
});
