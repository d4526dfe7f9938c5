// French grammar for all games. In all French texts a space that does not break stands before : and inside « », a narrow
// one before ; ! and ?.
import { grammarOf } from './grammar.ts';

/** "de Numsense", "d’Addition Mania": before a vowel the preposition loses its own. */
export const deFr = (name: string): string => (/^[aàâæeéèêëiîïoôœuùûü]/iu.test(name) ? `d’${name}` : `de ${name}`);

/** How French makes its sentences. */
export const grammarFr = grammarOf({
  lang: 'fr',
  you: 'Tu',
  youInside: 'toi',
  seat: (number) => `Place ${number}`,
  minus: 'moins ',
  link: ' ',
});
