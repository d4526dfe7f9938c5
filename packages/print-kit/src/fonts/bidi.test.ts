// Directions against what browsers show for the same lines (UAX 9).
import { describe, expect, it } from 'vitest';
import { isRightToLeft, stretchesOf } from './bidi.ts';

/** What is seen from the left; letters of a stretch from the right stand in it as typed. */
const seen = (text: string): string[] => stretchesOf(text).map((one) => one.text);

describe('directions', () => {
  it('a line without Arabic is one stretch, whatever its signs', () => {
    expect(stretchesOf('3 + (4 − 1) = 6')).toEqual([{ text: '3 + (4 − 1) = 6', rightToLeft: false }]);
    expect(isRightToLeft('Numsense')).toBe(false);
  });

  it('names and numbers keep their own direction, and stand where the sentence reaches them', () => {
    expect(seen('لعبة Break In هنا')).toEqual([' هنا', 'Break In', 'لعبة ']);
    expect(seen('من 2 إلى 8')).toEqual(['8', ' إلى ', '2', 'من ']);
    expect(seen('سعر 1.5')).toEqual(['1.5', 'سعر ']);
  });

  it('a sum runs from the right unless it is isolated', () => {
    expect(seen('لنا 7 + 2').join('|')).toBe('2| + |7|لنا ');
    expect(seen('\u20667 + 2\u2069 لنا')).toEqual([' لنا', '7 + 2']);
    expect(isRightToLeft('\u2066لنا\u2069 7')).toBe(false);
  });

  it('brackets and quotes are turned where the line runs from the right', () => {
    expect(seen('(نعم)')).toEqual([')نعم(']);
    expect(seen('قل «Break»')).toEqual(['«', 'Break', 'قل »']);
  });
});
