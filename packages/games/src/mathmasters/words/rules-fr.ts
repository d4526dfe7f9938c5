// The rules of MathMasters told in our own words, in French.
import type { RulesWords } from './rules-plan.ts';

/** MathMasters in French. */
export const rulesFr: RulesWords = {
  goal: {
    title: 'Ce que tu veux',
    text: [
      'Gagne des piles de cartes. Chaque carte gagnée compte autant de points que son nombre. Après la dernière manche, qui a le plus de points gagne.',
      'Un nombre peut se dire de bien des façons : 6 est 6, et 6 et 6, et 2 fois 3. Mieux tu le vois, plus tu trouves de combinaisons.',
    ],
  },
  cards: {
    title: 'Les cartes',
    text: [
      'Il y a 52 cartes : les nombres de 1 à 13, chacun en quatre couleurs. Il n’y a pas de figures.',
      'Les règles ne nomment qu’une couleur, Match (allumette). Les trois autres noms, Cerf-volant, Anneau et Tente, sont de nous, comme toutes les formes et teintes. Si tes cartes imprimées sont différentes, cela ne change rien.',
      'Trois cartes de table restent à côté de la pile et ne sont jamais distribuées. La carte 1 rappelle le tour et les points. La carte 2 permet Même nombre et Les quatre. La carte 3 permet Produit et Treize et s’ajoute à la deuxième manche.',
    ],
  },
  deal: {
    title: 'Comment commence une manche',
    text: [
      'À deux ou trois, chacun reçoit 16 cartes, à quatre 12. Quatre autres cartes sont visibles pour tous : les Indices. À deux, il reste 16 cartes que personne ne regarde.',
      'La personne à gauche de celle qui a donné entame. À la manche suivante, la place suivante donne.',
    ],
  },
  turn: {
    title: 'Ton tour',
    text: [
      'Qui entame pose une combinaison. N’importe laquelle convient, même une seule carte, mais on ne passe pas en entamant.',
      'Puis on tourne vers la gauche. Pose une combinaison plus forte de la même sorte, ou passe. Si tu passes, tu peux revenir plus tard, tant que la pile vit.',
      'Quand tous les autres ont passé à la suite, qui a posé la dernière combinaison gagne la pile et entame la suivante. S’il ne lui reste pas de cartes, la prochaine place qui en a entame.',
      'Une main vide passe d’elle-même. La manche finit quand toutes les mains sont vides.',
    ],
  },
  sameNumber: {
    title: 'Même nombre',
    text: [
      'Une, deux ou trois cartes du même nombre. La combinaison la plus longue gagne. À égalité de cartes, le plus grand nombre gagne.',
    ],
    says: [
      'Trois 4 battent deux 13 : trois cartes sont plus que deux.',
      'Deux 9 ne battent pas deux 9. Ils sont égaux, pas plus forts.',
    ],
  },
  times: {
    title: 'Produit',
    text: [
      'Trois cartes : deux nombres, et leur produit. Les deux nombres sont au moins 2. Le plus grand résultat gagne.',
      'Les résultats sont 4, 6, 8, 9, 10 et 12. Aucun autre nombre jusqu’à 13 n’est le produit de deux nombres à partir de 2. C’est pourquoi 2, 3, 5, 7, 11 et 13 s’appellent premiers.',
    ],
    says: [
      '2 × 3 = 6. Les cartes font 11 points, et un Produit en ajoute 3.',
      'Le résultat 8 bat le résultat 6. Seule la dernière combinaison apporte son bonus.',
      '2 × 6 et 3 × 4 font pareil, aucun ne bat donc l’autre.',
    ],
  },
  make13: {
    title: 'Treize',
    text: [
      'Deux, trois ou quatre cartes d’une couleur qui font 13. La combinaison la plus longue gagne. Peu importe les nombres.',
    ],
    says: [
      'Quatre cartes en battent trois. Ensemble 26 points, et quatre cartes en ajoutent 3.',
      '6 et 7 font 13, mais ce sont deux couleurs.',
    ],
  },
  allFour: {
    title: 'Les quatre',
    text: [
      'Les quatre cartes d’un nombre. Elles battent toute autre combinaison, de toute sorte. Seules Les quatre d’un plus grand nombre les battent. Elles ajoutent 5 points.',
    ],
    says: ['Quatre 2 vont sur un Produit, et sur tout le reste.', 'Quatre 4 ne battent pas quatre 5.'],
  },
  hints: {
    title: 'Indices',
    text: [
      'Une fois par manche, tu peux prendre un Indice dans ta combinaison, avec au moins une carte de ta main. Les autres ne peuvent plus utiliser cette carte.',
      'Si tu gagnes cette pile, tu as 1 point de moins. Si quelqu’un d’autre la gagne, cela ne te coûte rien. Dans les deux cas, tu as eu ton Indice pour cette manche.',
    ],
    says: [
      'Deux 9, trois 4, puis les quatre 5 à l’aide d’un Indice : 50 points de cartes, 5 pour Les quatre, et 1 de moins pour l’Indice.',
    ],
  },
  wrongTimes: {
    title: 'Faux produit !',
    text: [
      'On peut poser trois cartes comme Produit, même par erreur. Le plus grand nombre est le résultat annoncé. S’il n’est pas juste, dis « Faux produit ! » avant que la suite soit jouée. (Dans l’original, on dit « Wrong Times! ».)',
      'Si tu as raison, les cartes reviennent, l’autre sort de cette pile, et tu gagnes 1 point. La combinaison du dessous compte de nouveau. S’il n’y en a pas, la place suivante entame.',
      'Si tu as tort, tu sors de cette pile. Rien d’autre n’arrive.',
      'Si personne ne dit rien, la combinaison vaut comme annoncée. Tu peux le dire même avec la main vide.',
    ],
  },
  end: {
    title: 'Comment cela finit',
    text: [
      'On joue 3 manches, à quatre 4. Qui a le plus de points gagne. En cas d’égalité, on gagne ensemble.',
      'À la table des jeunes, chacun reçoit 10 cartes et seuls Même nombre et Les quatre se jouent : 3 manches, ou 2 en cas de fatigue.',
    ],
  },
};
