// Which typed names are taken, and which are the same to those who see them.
import { typedName } from '@cardinal/wire';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { sameName } from './same-name.ts';

const taken = (text: string): string | null => {
  const read = v.safeParse(typedName, text);
  return read.success ? read.output : null;
};

it.each([
  ['Ana-Maria O’Neil Jr.', 'Ana-Maria O’Neil Jr.'],
  ['  Ana   Maria ', 'Ana Maria'],
  ['Zoe\u0308', 'Zoë'],
  ['Ａｎａ', 'Ana'],
  ['مُحَمَّد', 'مُحَمَّد'],
  ['क्षितिज', 'क्षितिज'],
  ['Nguyễn 7', 'Nguyễn 7'],
  ['さくら 花子', 'さくら 花子'],
  ['Ana\u3164', 'Ana'],
  ['\u202EAna', 'Ana'],
])('%j is a name', (text, name) => {
  expect(taken(text)).toBe(name);
});

it.each([
  ['nothing that is seen', '\u3164'],
  ['nothing that is seen', '\uFFA0\u115F\u034F'],
  ['no letter', "-.'"],
  ['a mark without a letter', '\u0301Ana'],
  ['a tower of marks', `A${'\u0316'.repeat(21)}`],
  ['more marks than any language has', `q${'\u0301'.repeat(4)}`],
  ['a ring round all', 'A\u20DD'],
  ['a whole sentence in one sign, often', 'ﷺ'.repeat(10)],
  ['two scripts that look alike', 'Rеd Fox'],
  ['other signs', '<b>Ana'],
  ['too long a name', 'x'.repeat(25)],
])('%s is none', (_, text) => {
  expect(taken(text)).toBeNull();
});

it.each([
  ['Red Fox', 'RED FOX'],
  ['Red Fox', 'RedFox'],
  ['Red Fox', 'Red Fox.'],
  ['Red Fox', 'Red\u3164 Fox\uFE0F'],
  ['Ian', 'lan'],
  ['Otto', '0tto'],
  ['Вова', 'ВОВА'],
  ['Bac', 'Вас'],
  ['ANNA', 'ΑΝΝΑ'],
  ['Straße', 'STRASSE'],
])('%j and %j are one', (one, other) => {
  expect([sameName(one, other), sameName(other, one)]).toEqual([true, true]);
});

it.each([
  ['Ian', 'Lan'],
  ['Zoe', 'Zoë'],
  ['Ana', 'Anna'],
  ['Иван', 'Ivan'],
])('%j and %j are two', (one, other) => {
  expect(sameName(one, other)).toBe(false);
});
