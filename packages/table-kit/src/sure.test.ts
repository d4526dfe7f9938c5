import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Turn } from '@cardinal/kernel';
import type { Act } from './act.ts';
import { SETTING_DEFAULTS } from './setting-choices.ts';
import { settings } from './settings.svelte.ts';
import { doAct, questionOf, sure } from './sure.svelte.ts';

const onTouch = (touch: boolean): void => void vi.stubGlobal('matchMedia', () => ({ matches: touch }));
let done = 0;
const lay: Act = { id: 'lay', label: 'Lay it', commits: true, onpress: () => done++ };

beforeEach(() => {
  done = 0;
  sure.asked = null;
  Object.assign(settings, SETTING_DEFAULTS);
});
afterEach(() => vi.unstubAllGlobals());

/** Whether an act was done at once, or is asked about. */
function press(act: Act, timed = false): 'done' | 'asked' {
  const before = done;
  const dues = timed ? [{ id: 'turn', at: 60_000 }] : [];
  doAct(act, { must: [0], may: [], dues } as unknown as Turn);
  expect(sure.asked).toBe(done > before ? null : act.id);
  return done > before ? 'done' : 'asked';
}

it('E29 asks again before what cannot be taken back: by touch, never while a clock runs, as the setting says', () => {
  onTouch(true);
  expect(press(lay)).toBe('asked');
  expect(press(lay, true)).toBe('done');
  settings.confirm = 'off';
  expect(press(lay)).toBe('done');
  onTouch(false);
  settings.confirm = 'auto';
  expect(press(lay)).toBe('done');
  settings.confirm = 'on';
  expect(press(lay)).toBe('asked');
});

it('E29 does not ask about what only says why not, or can be taken back', () => {
  onTouch(true);
  expect(press({ ...lay, off: true })).toBe('done');
  expect(press({ id: 'hint', label: 'Hint', onpress: () => done++ })).toBe('done');
  expect(press({ ...lay, commits: () => null })).toBe('done');
});

it('E29 the question names the act, or is the act’s own', () => {
  expect(questionOf(lay)).toBe('Lay it: really?');
  expect(questionOf({ ...lay, label: '¡Pulgares arriba!' })).toBe('Pulgares arriba: really?');
  expect(questionOf({ ...lay, label: '\u2066Break in!\u2069' })).toBe('\u2066Break in\u2069: really?');
  expect(questionOf({ ...lay, commits: () => 'Write 3 + 4?' })).toBe('Write 3 + 4?');
});
