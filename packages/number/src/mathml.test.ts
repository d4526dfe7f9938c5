import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minus, num, op } from './expression.ts';
import { mathml } from './mathml.ts';
import { ASCII, SIGN_SETS } from './sign-sets.ts';
import { trees } from './testing/trees.ts';

const inside = (markup: string): string =>
  /^<math xmlns="[^"]+" dir="ltr"><mrow>(.*)<\/mrow><\/math>$/.exec(markup)?.[1] ?? '';

test('in a line', () => {
  const tree = op('*', num(6), op('-', minus(num(2)), num(3)));
  expect(inside(mathml(tree))).toBe(
    '<mn>6</mn><mo>×</mo><mrow><mo>(</mo><mo form="prefix">−</mo><mn>2</mn><mo>−</mo><mn>3</mn><mo>)</mo></mrow>',
  );
  expect(inside(mathml({ kind: 'equation', left: num(1), right: num(1) }))).toBe('<mn>1</mn><mo>=</mo><mn>1</mn>');
  expect(inside(mathml(op('/', num(4), num(2)), SIGN_SETS.de))).toBe('<mn>4</mn><mo>:</mo><mn>2</mn>');
});

test('with bars, which bracket by themselves', () => {
  const tree = op('*', op('/', num(8), op('-', num(3), num(2))), num(4));
  expect(inside(mathml(tree, ASCII, { bars: true }))).toBe(
    '<mfrac><mrow><mn>8</mn></mrow><mrow><mn>3</mn><mo>-</mo><mn>2</mn></mrow></mfrac><mo>*</mo><mn>4</mn>',
  );
});

test('signs are escaped', () => {
  const signs = { ...ASCII, signs: { ...ASCII.signs, '+': '<&>' } };
  expect(inside(mathml(op('+', num(1), num(2)), signs))).toBe('<mn>1</mn><mo>&lt;&amp;&gt;</mo><mn>2</mn>');
});

test('every element is closed in its turn, and a bar has two sides', () => {
  fc.assert(
    fc.property(trees({ unaryMinus: true }), fc.boolean(), (tree, bars) => {
      const open: { name: string; children: number }[] = [{ name: '', children: 0 }];
      for (const [, slash, name] of mathml(tree, undefined, { bars }).matchAll(/<(\/?)(\w+)[^>]*>/g)) {
        if (slash === '') {
          open.at(-1)!.children++;
          open.push({ name: name!, children: 0 });
        } else {
          const closed = open.pop();
          expect(closed?.name).toBe(name);
          if (name === 'mfrac') expect(closed?.children).toBe(2);
        }
      }
      expect(open).toEqual([{ name: '', children: 1 }]);
    }),
  );
});
