// What stands on the paper of MathMasters in French.
import type { PaperWords } from './words-en.ts';

/** French. */
export const fr: PaperWords = {
  suits: { match: 'Allumette', kite: 'Cerf-volant', ring: 'Anneau', tent: 'Tente' },
  card: (suit, number) => `${number}, ${suit}`,
  back: 'Carte MathMasters',
  tableBack: 'Carte de table',
  tableWord: 'Carte de table',
  table: [
    {
      name: '1 · Ton tour',
      text: [
        'Entame avec une combinaison, pose une plus forte de la même sorte, ou passe. On ne passe pas en entamant.',
        'Tu peux ajouter un Indice à tes cartes, une fois par manche.',
        'Tous les autres passent : tu gagnes la pile.',
        'Une pile rapporte la somme de ses nombres et le bonus de la dernière combinaison, moins 1 pour un Indice.',
      ],
    },
    {
      name: '2 · Dès la première manche',
      text: [
        'Même nombre : une, deux ou trois cartes du même nombre. La combinaison la plus longue gagne, puis le plus grand nombre.',
        'Les quatre : les quatre cartes d’un nombre. Elles battent tout le reste. Bonus 5.',
      ],
    },
    {
      name: '3 · Dès la deuxième manche',
      text: [
        'Produit : deux cartes et leur produit, comme 2, 3 et 6. Pas avec 1. Le plus grand résultat gagne. Bonus 3.',
        'Treize : deux cartes ou plus d’une couleur qui font 13. La combinaison la plus longue gagne. Quatre cartes ont un bonus de 3.',
        'Un Produit est faux ? Dis « Faux produit ! »',
      ],
    },
  ],
  score: {
    title: 'MathMasters : points',
    note: 'Piles gagnées : la somme des nombres, plus le bonus, 1 de moins pour un Indice.',
    label: 'Manche',
    player: (n) => `Joueur ${n}`,
    total: 'Total',
  },
  work: {
    title: 'MathMasters : trouve la combinaison',
    task: 'Une combinaison, ce sont des nombres égaux, un Produit (comme 2, 3 et 6, bonus 3) ou Treize dans une couleur (quatre cartes : bonus 3). Les quatre d’un nombre ont un bonus de 5. Trouve celle qui vaut le plus : la somme de ses nombres, plus son bonus.',
  },
  match: {
    title: 'MathMasters : encore une fois',
    task: 'Ici, quelqu’un a passé avec une combinaison plus forte de la même sorte, ou posé un Produit faux. Trouve ce qui est juste.',
    pile: (pile) => `Sur la pile : ${pile}`,
  },
};
