// French grammar for all games. In all French texts a space that does not break stands before : and inside « », a narrow
// one before ; ! and ?.
import { grammarOf } from './grammar.ts';

/** How French makes its sentences. */
export const grammarFr = grammarOf({
  lang: 'fr',
  you: 'Tu',
  youInside: 'toi',
  seat: (number) => `Place ${number}`,
  minus: 'moins',
  link: ' ',
});
