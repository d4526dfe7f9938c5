// In which signs a reader meets sums: those of the language, or the reader's own choice.
import { SIGN_SETS, type SignSet } from '@cardinal/number';
import type { Lang } from './lang.ts';

const withSigns = (own: SignSet, times: string, divide: string): SignSet => ({
  ...own,
  signs: { ...own.signs, '*': times, '/': divide },
});

/** The signs of a reader: the language's own, × and ÷, · and :, or × and :. */
export function viewerSigns(lang: Lang, style: 'language' | 'cross' | 'dot' | 'colon'): SignSet {
  const own: SignSet = SIGN_SETS[lang];
  switch (style) {
    case 'language':
      return own;
    case 'cross':
      return withSigns(own, '×', '÷');
    case 'dot':
      return withSigns(own, '·', ':');
    case 'colon':
      return withSigns(own, '×', ':');
    default:
      return style satisfies never;
  }
}
