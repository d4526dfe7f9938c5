import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');

/** A colour token by day and by night. */
function colours(name: string): readonly [string, string] {
  const value = new RegExp(`--${name}: ([^;]+);`, 'u').exec(css)?.[1] ?? '';
  const found = [...value.matchAll(/#[0-9a-f]{6}/giu)].map(([hex]) => hex);
  const [day, night = day] = found;
  if (day === undefined || night === undefined) throw new Error(`no colour: --${name}`);
  return [day, night];
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const FELTS = ['felt', 'felt-2', 'felt-well'];
const PAPERS = ['ground', 'surface', 'surface-2'];
const on = (texts: readonly string[], grounds: readonly string[]): (readonly [string, string])[] =>
  texts.flatMap((text) => grounds.map((ground) => [text, ground] as const));

describe('the colours of the house', () => {
  it.each([
    ...on(['ink', 'muted', 'cardinal-ink', 'gold-ink'], PAPERS),
    ...on(['on-felt', 'on-felt-muted', 'gold-bright'], FELTS),
    ...on(['on-felt'], ['felt-raised', 'felt-line']),
    ...on(['card-ink', 'card-muted', 'card-red', 'card-blue', 'card-green'], ['card', 'card-2']),
    ['ink', 'cardinal-soft'],
    ['cardinal-ink', 'cardinal-soft'],
    ['ink', 'gold-soft'],
    ['on-gold', 'gold'],
    ['on-gold', 'gold-bright'],
    ['on-cardinal', 'cardinal'],
  ] as const)('let one read %s on %s by day and by night (WCAG 1.4.3)', (text, ground) => {
    const [texts, grounds] = [colours(text), colours(ground)];
    expect(contrast(texts[0], grounds[0])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(texts[1], grounds[1])).toBeGreaterThanOrEqual(4.5);
  });

  it.each([...on(['gold'], FELTS), ...on(['edge'], ['surface', 'ground']), ...on(['focus'], PAPERS)] as const)(
    'let one see %s on %s by day and by night (WCAG 1.4.11)',
    (line, ground) => {
      const [lines, grounds] = [colours(line), colours(ground)];
      expect(contrast(lines[0], grounds[0])).toBeGreaterThanOrEqual(3);
      expect(contrast(lines[1], grounds[1])).toBeGreaterThanOrEqual(3);
    },
  );
});
