// What stands on the paper of Numsense in French.
import type { PaperWords } from './words-en.ts';

/** French. */
export const fr: PaperWords = {
  names: { W: 'Joker', D: 'Défausse', M: 'Miroir', T: 'Cible' },
  back: 'Carte Numsense',
  score: {
    title: 'Numsense : points',
    note: 'Cible exacte : les points de toutes tes cartes. Sinon : moins la distance à la cible.',
    label: 'Manche',
    row: (deal, cards) => `${deal} (${cards} cartes)`,
    player: (n) => `Joueur ${n}`,
    total: 'Total',
  },
  work: {
    title: 'Numsense : atteins la cible',
    task: 'Forme le nombre dans l’anneau. Utilise chaque carte une fois, avec + − × ÷ et des parenthèses.',
    words: { name: 'Nom', date: 'Date', key: 'réponses' },
    note: (seed, hand) => `Feuille ${seed}, ${hand} cartes. Le même numéro donne la même feuille.`,
  },
  match: {
    title: 'Numsense : encore une fois',
    task: 'Ces mains de ta partie pouvaient atteindre la cible. Trouve comment.',
  },
};
