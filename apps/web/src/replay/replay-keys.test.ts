import { describe, expect, it } from 'vitest';
import { replayAct } from './replay-keys.ts';

/** Something that has the focus, known by the selectors that fit it. */
const on = (...selectors: readonly string[]): EventTarget => {
  const fits = (asked: string): boolean => asked.split(', ').some((one) => selectors.includes(one));
  return { closest: (asked: string) => (fits(asked) ? {} : null), matches: fits } as unknown as EventTarget;
};
const press = (key: string, more: object = {}): Parameters<typeof replayAct>[0] => ({
  key,
  ...{ ctrlKey: false, altKey: false, shiftKey: false, metaKey: false, defaultPrevented: false, target: on() },
  ...more,
});

describe('E32, E43 keys of a replay', () => {
  it('step, jump and play; forward is where the sentence goes', () => {
    const keys = ['ArrowLeft', 'ArrowRight', 'Home', 'End', ' ', 'PageUp', 'PageDown'];
    expect(keys.map((key) => replayAct(press(key), false))).toEqual([
      'back',
      'on',
      'start',
      'end',
      'play',
      'key-back',
      'key-on',
    ]);
    expect(['ArrowLeft', 'ArrowRight', 'Home'].map((key) => replayAct(press(key), true))).toEqual([
      'on',
      'back',
      'start',
    ]);
  });

  it('leave Tab, letters, scrolling and all chords to the browser and the reader', () => {
    for (const key of ['Tab', 'Enter', 'Escape', 'ArrowUp', 'ArrowDown', 'k', 'l', '1'])
      expect(replayAct(press(key), false)).toBeNull();
    for (const held of ['ctrlKey', 'altKey', 'shiftKey', 'metaKey', 'defaultPrevented'])
      expect(replayAct(press('ArrowLeft', { [held]: true }), false)).toBeNull();
  });

  it('act not in place of what has the focus', () => {
    expect(replayAct(press('ArrowRight', { target: on('select') }), false)).toBeNull();
    expect(replayAct(press(' ', { target: on('button') }), false)).toBeNull();
    expect(replayAct(press('ArrowRight', { target: on('button') }), false)).toBe('on');
    const slider = { target: on('[data-replay-place]') };
    expect(replayAct(press('ArrowRight', slider), false)).toBeNull();
    expect(replayAct(press('PageDown', slider), false)).toBe('key-on');
  });
});
