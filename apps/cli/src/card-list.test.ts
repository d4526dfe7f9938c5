import { describe, expect, it } from 'vitest';
import { readCards } from './break-in/hand.ts';
import { cardList } from './card-list.ts';
import { readHand } from './numsense/hand.ts';

describe('lists of cards', () => {
  it('take commas, semicolons and spaces, alone or together', () => {
    expect(readHand(' 2 ,3; w  25 ')).toEqual([2, 3, 'W', 25]);
    expect(readCards('--hand', '1 1 2,+ ×')).toHaveLength(5);
    expect(cardList('--hand', '7', '2,3')).toEqual(['7']);
  });

  it.each([
    ['2,,3', 2],
    ['2, ,3', 2],
    [',2', 1],
    [' ; 2', 2],
    ['2,3,', 4],
    ['2,3 , ', 5],
  ])('never pass over an empty place: %j', (text, at) => {
    const says = `--hand has a comma too many at character ${at}: ${text}`;
    expect(() => readHand(text)).toThrow(says);
    expect(() => readCards('--hand', text)).toThrow(says);
  });

  it.each([
    ['2,3.5', '"3.5", card 2 of --hand'],
    ['-2', '"-2", card 1 of --hand'],
    ['2 03', '"03", card 2 of --hand'],
    ['1e1', '"1e1", card 1 of --hand'],
    ['2,3,100', '"100", card 3 of --hand'],
    ['2,Q', '"Q", card 2 of --hand'],
    ['', '--hand takes cards such as'],
    [' ', '--hand takes cards such as'],
  ])('name the card that is none: %j', (text, says) => {
    expect(() => readHand(text)).toThrow(says);
  });

  it('name what was typed, not what it would stand for', () => {
    expect(() => readCards('--must-use', '1 10 ×')).toThrow('"10", card 2 of --must-use');
  });
});
