// What one does in Addition Mania, in all languages but English: the home page fetches these sentences alone.
import type { Lang } from '@cardinal/words';

/** One short sentence by language. */
export const taglines: Readonly<Record<Exclude<Lang, 'en'>, string>> = {
  de: 'Alle halten eine Karte. Schätze, was alle zusammen ergeben.',
  ar: 'مع كل لاعب ورقة واحدة. خمّن مجموعها كلها.',
  es: 'Cada persona tiene una carta. Estima cuánto suman todas.',
  zh: '每人一张牌。猜猜加起来是多少。',
  fr: 'Chacun tient une carte. Estime ce qu’elles font toutes ensemble.',
};
