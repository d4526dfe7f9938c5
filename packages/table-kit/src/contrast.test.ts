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
    ...on(['card-ink', 'card-muted', 'card-red', 'card-gold', 'card-blue', 'card-green'], ['card', 'card-2']),
    ['ink', 'cardinal-soft'],
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

/** How people see red, green and blue who lack one kind of cones (Machado, Oliveira, Fernandes 2009, severity 1), and grey. */
const EYES = {
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
  greyscale: [0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722],
} as const;

/** A colour as those eyes see it. The matrices work on light, not on the numbers of a screen. */
function seenBy(eyes: keyof typeof EYES, hex: string): string {
  const light = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const parts = [0, 3, 6].map((row) => {
    const sum = light.reduce((all, part, i) => all + part * (EYES[eyes][row + i] ?? 0), 0);
    const part = Math.min(1, Math.max(0, sum));
    const shown = part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;
    return Math.round(shown * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

describe('E33 who sees colours otherwise', () => {
  it.each(Object.keys(EYES) as (keyof typeof EYES)[])('reads every ink of the cards (%s)', (eyes) => {
    for (const ink of ['card-ink', 'card-muted', 'card-red', 'card-blue', 'card-green'])
      for (const card of ['card', 'card-2'])
        for (const time of [0, 1] as const) {
          const seen = contrast(seenBy(eyes, colours(ink)[time]), seenBy(eyes, colours(card)[time]));
          expect(seen, `${ink} on ${card}`).toBeGreaterThanOrEqual(4.5);
        }
  });

  it('sees what is gold on the felt, and what has the focus', () => {
    for (const eyes of Object.keys(EYES) as (keyof typeof EYES)[])
      for (const felt of FELTS)
        for (const time of [0, 1] as const) {
          const seen = contrast(seenBy(eyes, colours('gold')[time]), seenBy(eyes, colours(felt)[time]));
          expect(seen, `${eyes}: gold on ${felt}`).toBeGreaterThanOrEqual(3);
        }
  });
});
