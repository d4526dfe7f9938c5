// Spanish grammar for all games. The verb alone says "you"; words are those that all Spanish-speaking countries share.
import { grammarOf } from './grammar.ts';

/** How Spanish makes its sentences. */
export const grammarEs = grammarOf({
  lang: 'es',
  you: '',
  youInside: 'tú',
  seat: (number) => `Asiento ${number}`,
  minus: 'menos ',
  link: ' ',
});
