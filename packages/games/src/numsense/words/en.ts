// Numsense in English.
import type { GameWords } from '@cardinal/words';

/** All that is said of Numsense. */
export const en: GameWords = {
  title: 'Numsense',
  tagline: 'Turn all your cards into one sum that makes the target.',
  options: {},
  why: {},
  tell: () => null,
};
