// What one does in Numsense, in all languages but English: the home page fetches these sentences alone.
import type { Lang } from '@cardinal/words';

/** One short sentence by language. */
export const taglines: Readonly<Record<Exclude<Lang, 'en'>, string>> = {
  de: 'Mach aus all deinen Karten eine Rechnung, die die Zielzahl ergibt.',
  ar: 'كوّن من كل أوراقك عبارة واحدة ناتجها العدد الهدف.',
  es: 'Convierte todas tus cartas en una sola cuenta que dé el número objetivo.',
  zh: '把你所有的牌列成一道算式，得数正好是目标数。',
  fr: 'Fais de toutes tes cartes un seul calcul qui donne le nombre cible.',
};
