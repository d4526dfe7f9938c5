import { describe, expect, it } from 'vitest';
import { SHORTCUT_DEFAULTS } from './own-keys.ts';
import { readSettings } from './setting-choices.ts';
import { actOf, chordOf, KEY_ACTS, keyProblem } from './shortcuts.ts';

const press = (key: string, held: Partial<Record<'ctrlKey' | 'altKey' | 'shiftKey' | 'metaKey', boolean>> = {}) => ({
  key,
  ctrlKey: false,
  altKey: false,
  shiftKey: false,
  metaKey: false,
  ...held,
});

describe('own keys (E32)', () => {
  it('are at first neither Tab nor a single character, nor what browsers take', () => {
    for (const act of KEY_ACTS) {
      const chord = SHORTCUT_DEFAULTS[act];
      expect(chord.length, chord).toBeGreaterThan(1);
      expect(keyProblem(chord, act, SHORTCUT_DEFAULTS), chord).toBeNull();
    }
  });

  it('have a name by which they are kept', () => {
    expect(chordOf(press('Enter', { ctrlKey: true }))).toBe('Ctrl+Enter');
    expect(chordOf(press('k'))).toBe('K');
    expect(chordOf(press('K', { shiftKey: true, altKey: true }))).toBe('Alt+Shift+K');
    expect(chordOf(press('?', { shiftKey: true }))).toBe('?');
    expect(chordOf(press('Control', { ctrlKey: true }))).toBeNull();
  });

  it.each(['Tab', 'Shift+Tab', 'Enter', 'Space', 'ArrowLeft', '7', '+', '('])('%s stays with the page', (chord) =>
    expect(keyProblem(chord, 'main', SHORTCUT_DEFAULTS)).toBe('page'),
  );

  it.each(['F1', 'F5', 'Ctrl+T', 'Ctrl+Shift+N', 'Meta+L', 'Alt+ArrowLeft'])('%s stays with the browser', (chord) =>
    expect(keyProblem(chord, 'main', SHORTCUT_DEFAULTS)).toBe('browser'),
  );

  it.each(['H', 'Shift+H', '?', 'É', 'Insert', 'Shift+Insert', 'CapsLock', 'NumLock', 'Ctrl+Alt+N'])(
    '%s stays with screen readers',
    (chord) => {
      expect(keyProblem(chord, 'main', SHORTCUT_DEFAULTS)).toBe('reader');
    },
  );

  it.each(['F2', 'Alt+H', 'Ctrl+Enter', 'Shift+F9', 'Alt+Shift+K'])('%s may be taken', (chord) =>
    expect(keyProblem(chord, 'hand', { ...SHORTCUT_DEFAULTS, main: '' })).toBeNull(),
  );

  it('do one thing each', () => {
    expect(keyProblem('F2', 'main', SHORTCUT_DEFAULTS)).toBe('twice');
    expect(keyProblem('F2', 'hand', SHORTCUT_DEFAULTS)).toBeNull();
  });

  it('do what they were changed to, and nothing once switched off', () => {
    const mine = { ...SHORTCUT_DEFAULTS, hint: 'Alt+H', say: '' };
    expect(actOf(press('h', { altKey: true }), mine)).toBe('hint');
    expect(actOf(press('F8'), mine)).toBeNull();
    expect(actOf(press('F9'), mine)).toBeNull();
  });

  it('come back from storage, and stand for nothing where they may not', () => {
    const stored = { shortcuts: { main: 'Tab', hand: 'Alt+K', hint: '' } };
    const read = readSettings(JSON.stringify(stored)).shortcuts;
    expect(read).toEqual({ ...SHORTCUT_DEFAULTS, ...stored.shortcuts });
    expect(actOf(press('Tab'), read)).toBeNull();
    expect(actOf(press('h'), { ...read, hint: 'H' })).toBeNull();
    expect(actOf(press('k', { altKey: true }), read)).toBe('hand');
    expect(readSettings('{"shortcuts":null}').shortcuts).toEqual(SHORTCUT_DEFAULTS);
  });
});
