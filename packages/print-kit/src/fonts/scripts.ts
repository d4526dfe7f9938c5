// Which signs a language is written with, and so which font its paper needs beside the house's own.

/** The scripts of paper. */
export type Script = 'latin' | 'chinese' | 'arabic';

/** The script of a language. */
export function scriptOf(lang: string): Script {
  return lang === 'zh' ? 'chinese' : lang === 'ar' ? 'arabic' : 'latin';
}
