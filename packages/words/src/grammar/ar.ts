// Arabic grammar for all games. Two choices, both on purpose: figures are Western digits, so that words and cards agree;
// and what somebody does is told as a name, a colon and a verbal noun ("أحمد: سحب ورقة"), which is right for every gender.
import { grammarOf } from './grammar.ts';

/** How Arabic makes its sentences. */
export const grammarAr = grammarOf({
  lang: 'ar',
  you: 'أنت',
  youInside: 'أنت',
  seat: (number) => `المقعد ${number}`,
  minus: 'سالب',
  link: ': ',
});
