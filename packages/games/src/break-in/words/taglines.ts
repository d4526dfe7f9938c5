// What one does in Break In, in all languages but English: the home page fetches these sentences alone.
import type { Lang } from '@cardinal/words';

/** One short sentence by language. */
export const taglines: Readonly<Record<Exclude<Lang, 'en'>, string>> = {
  de: 'Leg wahre Gleichungen mit deinen Karten und geh dazwischen, wenn jemand die Karte abwirft, die du brauchst.',
  ar: 'ضع معادلات صحيحة بأوراقك، واقتحم حين يرمي أحد الورقة التي تحتاج إليها.',
  es: 'Pon igualdades verdaderas con tus cartas, e interrumpe cuando alguien tire la carta que necesitas.',
  zh: '用你的牌摆出成立的等式；别人丢出你需要的牌时，抢过来！',
  fr: 'Pose des égalités vraies avec tes cartes, et interviens quand quelqu’un jette la carte qu’il te faut.',
};
