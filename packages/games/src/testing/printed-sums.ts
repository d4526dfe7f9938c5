// Sums as they are printed for people, read by nothing of ours: a pocket calculator over the text.
import { expect } from 'vitest';

/** Without marks of direction, and with plain spaces. */
export const plain = (text: string): string =>
  text.replaceAll(/[\u2009\u202f\u00a0]/gu, ' ').replaceAll(/[\u2066-\u2069]/gu, '');

/** "3 1/2" or "−7" as it is printed. */
export function figure(text: string): number {
  const [whole = '', part] = text.replace('−', '-').trim().split(' ');
  const value = (one: string): number => {
    const [n, d = '1'] = one.split('/');
    return Number(n) / Number(d);
  };
  return part === undefined ? value(whole) : Number(whole) + Math.sign(Number(whole) || 1) * value(part);
}

/** Works "a sign b = c" out again; what it comes to. */
export function worksOut(step: string): number {
  const [, a = '', sign = '', b = '', c = ''] = /^(.+?) ([+−×÷]) (.+?) = (.+)$/u.exec(step) ?? [];
  const [left, right] = [figure(a), figure(b)];
  const made = { '+': left + right, '−': left - right, '×': left * right, '÷': left / right }[sign];
  expect(made, step).toBeCloseTo(figure(c), 6);
  return figure(c);
}
