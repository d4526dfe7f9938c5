import { expect, it } from 'vitest';
import { nameIn } from './lang.ts';

it('sets a name apart where it is read the other way, and only there', () => {
  expect([nameIn('en', 'Ada'), nameIn('ar', 'ليلى 2'), nameIn('ar', '')]).toEqual(['Ada', 'ليلى 2', '']);
  expect([nameIn('de', 'ليلى 2'), nameIn('ar', 'Ada!')]).toEqual(['\u2068ليلى 2\u2069', '\u2068Ada!\u2069']);
});
