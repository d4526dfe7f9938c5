import { describe, expect, it } from 'vitest';
import { asksFirst, dressRoot, drags, readSettings, SETTING_DEFAULTS, types } from './setting-choices.ts';
import { loadSettings, saveSettings, settings, type SettingsStorage } from './settings.svelte.ts';

/** A storage in memory, as the browser's but for its size. */
function shelf(first: string | null = null): SettingsStorage & { readonly kept: () => string | null } {
  let kept = first;
  return { getItem: () => kept, setItem: (_key, value) => void (kept = value), kept: () => kept };
}

const closed: SettingsStorage = {
  getItem: () => {
    throw new Error('SecurityError');
  },
  setItem: () => {
    throw new Error('QuotaExceededError');
  },
};

describe('settings', () => {
  it('come back as they were stored', () => {
    const storage = shelf();
    loadSettings(storage);
    settings.theme = 'dark';
    settings.sound = true;
    expect(saveSettings(storage)).toBe(true);
    settings.theme = 'light';
    loadSettings(storage);
    expect(settings.theme).toBe('dark');
    expect(settings.sound).toBe(true);
  });

  it.each([null, '', 'not json', 'null', '[]', '7', '{"theme":"pink","sound":"yes","nonsense":1}'])(
    'fall back to the defaults for %j',
    (text) => expect(readSettings(text)).toEqual(SETTING_DEFAULTS),
  );

  it('keep what is right beside what is wrong', () => {
    expect(readSettings('{"theme":"dark","confirm":3}')).toEqual({ ...SETTING_DEFAULTS, theme: 'dark' });
  });

  it('live without a storage', () => {
    loadSettings(closed);
    expect({ ...settings }).toEqual(SETTING_DEFAULTS);
    expect(saveSettings(closed)).toBe(false);
  });

  it('ask first on touch, never in timed play, unless fixed (E29)', () => {
    const auto = { ...SETTING_DEFAULTS };
    expect(asksFirst(auto, { touch: true, timed: false })).toBe(true);
    expect(asksFirst(auto, { touch: true, timed: true })).toBe(false);
    expect(asksFirst(auto, { touch: false, timed: false })).toBe(false);
    expect(asksFirst({ ...auto, confirm: 'on' }, { touch: false, timed: true })).toBe(true);
    expect(asksFirst({ ...auto, confirm: 'off' }, { touch: true, timed: false })).toBe(false);
  });

  it('fix what works beside pressing (E27)', () => {
    const by = (input: (typeof settings)['input'], keys = true): readonly boolean[] => {
      const mine = { ...SETTING_DEFAULTS, input, keys };
      return [types(mine), drags(mine)];
    };
    expect(by('any')).toEqual([true, true]);
    expect(by('tap')).toEqual([false, false]);
    expect(by('type')).toEqual([true, false]);
    expect(by('drag')).toEqual([false, true]);
    expect(by('any', false)).toEqual([false, true]);
  });

  it('keep own keys and the time for playing alone', () => {
    const text = JSON.stringify({ shortcuts: { main: 'Alt+M' }, timeFactor: '3', input: 'fingers' });
    const read = readSettings(text);
    expect(read.shortcuts).toEqual({ ...SETTING_DEFAULTS.shortcuts, main: 'Alt+M' });
    expect(read.timeFactor).toBe('3');
    expect(read.input).toBe('any');
  });

  it('are worn by the root element', () => {
    const root = { dataset: {} as DOMStringMap };
    dressRoot(root, { ...SETTING_DEFAULTS, textCards: true });
    expect(root.dataset).toEqual({
      theme: 'system',
      motion: 'system',
      font: 'house',
      spacing: 'normal',
      contrast: 'system',
      cards: 'text',
    });
  });
});
