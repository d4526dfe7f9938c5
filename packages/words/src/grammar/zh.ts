// Chinese grammar for all games: no plural, no spaces between somebody and what they do.
import { grammarOf } from './grammar.ts';

/** How Chinese makes its sentences. */
export const grammarZh = grammarOf({
  lang: 'zh',
  you: '你',
  youInside: '你',
  seat: (number) => `${number}号座位`,
  minus: '负',
  link: '',
});
