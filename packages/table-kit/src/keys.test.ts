import { describe, expect, it } from 'vitest';
import { nextBox, wayOf, type Box } from './keys.ts';
import { typed } from './typed.ts';

const press = (key: string, held: Partial<Record<'ctrlKey' | 'altKey' | 'metaKey' | 'repeat', boolean>> = {}) => ({
  key,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  repeat: false,
  ...held,
});

/** Two rows: four boxes above, three centred below. */
const boxes: Box[] = [
  ...[0, 50, 100, 150].map((left) => ({ left, top: 0, width: 46, height: 64 })),
  ...[25, 75, 125].map((left) => ({ left, top: 70, width: 46, height: 64 })),
];

describe('keys', () => {
  it('never takes Tab, letters, or anything with a held key (E32)', () => {
    for (const key of ['Tab', 'Enter', ' ', 'Escape', 'F5', 'a', 'j', 'Backspace', '?']) {
      expect(typed(press(key))).toBeNull();
      expect(wayOf(press(key))).toBeNull();
    }
    for (const held of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }]) {
      expect(typed(press('7', held))).toBeNull();
      expect(wayOf(press('ArrowLeft', held))).toBeNull();
    }
  });

  it('writes digits, signs and brackets', () => {
    for (const key of '0123456789٣۳３+-*/()×÷·:x[]') expect(typed(press(key))).toBe(key);
  });

  it('writes a key that is held down once, and moves on with it', () => {
    expect(typed(press('x', { repeat: true }))).toBeNull();
    expect(wayOf(press('ArrowLeft', { repeat: true }))).toBe('left');
  });

  it('moves along a row and stops at its ends', () => {
    expect(nextBox(boxes, 0, 'right')).toBe(1);
    expect(nextBox(boxes, 0, 'left')).toBe(0);
    expect(nextBox(boxes, 6, 'right')).toBe(6);
    expect(nextBox(boxes, 3, 'first')).toBe(0);
    expect(nextBox(boxes, 3, 'last')).toBe(6);
  });

  it('turns round where one reads from the right', () => {
    expect(nextBox(boxes, 1, 'right', true)).toBe(0);
    expect(nextBox(boxes, 1, 'left', true)).toBe(2);
  });

  it('goes to the nearest box of the next row', () => {
    expect(nextBox(boxes, 0, 'down')).toBe(4);
    expect(nextBox(boxes, 3, 'down')).toBe(6);
    expect(nextBox(boxes, 5, 'up')).toBe(1);
    expect(nextBox(boxes, 5, 'down')).toBe(5);
    expect(nextBox(boxes, 2, 'up')).toBe(2);
  });
});
