// German grammar for all games.
import { grammarOf } from './grammar.ts';

/** How German makes its sentences. */
export const grammarDe = grammarOf({
  lang: 'de',
  you: 'Du',
  youInside: 'du',
  seat: (number) => `Platz ${number}`,
  minus: 'minus ',
  link: ' ',
});
