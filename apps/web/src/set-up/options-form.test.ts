import type { OptionSpec } from '@cardinal/kernel';
import { describe, expect, it } from 'vitest';
import { effective, matters, shown } from './options-form.ts';

const specs: Readonly<Record<string, OptionSpec>> = {
  variant: { kind: 'choice', values: ['standard', 'choose'], default: 'standard' },
  targets: {
    kind: 'choice',
    values: ['same', 'rising'],
    default: 'same',
    when: { option: 'variant', is: ['choose'] },
  },
  target: { kind: 'whole', min: 0, max: 25, default: 10, when: { option: 'targets', is: ['same'] } },
  strict: { kind: 'flag', default: false },
};

describe('the house rules of a form', () => {
  it('are shown only where they matter, through a chain of conditions', () => {
    expect(shown(specs, {})).toEqual({ way: ['variant'], house: ['strict'] });
    expect(shown(specs, { variant: 'choose' }).way).toEqual(['variant', 'targets', 'target']);
    expect(shown(specs, { variant: 'choose', targets: 'rising' }).way).toEqual(['variant', 'targets']);
    // "same" is the default of targets, but targets itself does not matter in the standard game.
    expect(matters(specs, { targets: 'same' }, 'target')).toBe(false);
  });

  it('go to the match only where they matter and differ from the usual', () => {
    expect(effective(specs, { variant: 'standard', target: 3, strict: true })).toEqual({ strict: true });
    expect(effective(specs, { variant: 'choose', target: 3 })).toEqual({ variant: 'choose', target: 3 });
  });
});
