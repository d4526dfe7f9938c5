// What one does in MathMasters, in all languages but English: the home page fetches these sentences alone.
import type { Lang } from '@cardinal/words';

/** One short sentence by language. */
export const taglines: Readonly<Record<Exclude<Lang, 'en'>, string>> = {
  de: 'Schlag den letzten Satz mit einem stärkeren derselben Art. Wer den letzten Satz legt, gewinnt den Stapel.',
  ar: 'اغلب المجموعة الأخيرة بأقوى منها من النوع نفسه. صاحب المجموعة الأخيرة يربح الكومة.',
  es: 'Supera la última combinación con otra más fuerte del mismo tipo. Quien pone la última gana el montón.',
  zh: '用同类更大的一组压过上一组，出最后一组的人赢下牌堆。',
  fr: 'Bats la dernière combinaison par une plus forte de la même sorte. Qui pose la dernière gagne la pile.',
};
