// The rules of Numsense told in our own words, in French.
import type { RulesWords } from './rules-plan.ts';

/** Numsense in French. */
export const rulesFr: RulesWords = {
  goal: {
    title: 'Ce que tu veux',
    text: [
      'Fais le nombre cible avec toutes les cartes de ta main. Tu peux additionner, soustraire, multiplier et diviser autant que tu veux, et mettre des parenthèses où il en faut.',
      'Si tu atteins la cible, tu gagnes les points de toutes tes cartes. Le mieux est donc de l’atteindre avec de grandes cartes.',
    ],
    says: [
      'Cela donne 10, les trois cartes comptent donc : 7 et 2 et 4 font 13 points. Peu importe que le 4 ait été soustrait.',
    ],
  },
  deal: {
    title: 'Comment commence une manche',
    text: [
      'À la première manche, chaque personne reçoit 2 cartes, à la deuxième 3, et ainsi de suite jusqu’à 6 à la cinquième et dernière.',
      'Puis on retourne la cible. Si un joker sort, il retourne dans la pioche et on retourne une autre carte.',
      'Les autres cartes sont la pioche. La défausse est vide au début.',
    ],
  },
  turn: {
    title: 'Ton tour',
    text: [
      'Prends la carte du dessus de la pioche ou de la défausse. Pose ensuite une carte de ta main sur la défausse. Ce peut être celle que tu viens de prendre. Tu as ainsi toujours autant de cartes qu’au début.',
      'Ou dis plutôt « Numsense ! » si ta main donne la cible. C’est alors tout ton tour.',
      'Rien ne t’y oblige. Tu peux continuer et chercher de plus grandes cartes. Mais quelqu’un le dira peut-être avant toi.',
    ],
  },
  call: {
    title: 'Après l’annonce',
    text: [
      'Ta main reste comme elle est. Les autres ont encore un dernier tour, l’un après l’autre.',
      'Puis chacun écrit un calcul avec toutes ses cartes, aussi près de la cible que possible.',
      'Si la pioche est vide, on mélange les cartes jetées pour en faire une nouvelle. Si elle est encore vide et que personne n’a rien dit, la manche finit et toutes les mains sont comptées.',
      'Si plus personne ne touche à la pioche, la manche finit aussi : après trois tours de table où chacun ne fait que passer (prendre la carte du dessus de la défausse et la remettre, ou annoncer à tort), ou six où chacun ne fait qu’échanger cette carte.',
      'On peut aussi jouer sans Cardinal comme arbitre. Une annonce compte alors, vraie ou fausse, si personne n’en doute avant que la suite soit jouée. La main est montrée. Si l’annonce était fausse, ce tour est fini et la manche continue.',
    ],
  },
  points: {
    title: 'Points',
    text: [
      'Si tu fais exactement la cible, tu gagnes les points de toutes tes cartes.',
      'Sinon, tu perds autant de points que l’écart avec elle, peu importe de quel côté.',
      'Après la dernière manche, qui a le plus de points gagne. En cas d’égalité, on gagne ensemble.',
    ],
    says: [
      '11 est à 1 de 10 : tu perds 1 point.',
      '9 est à 1 aussi.',
      'Les parties d’un point comptent aussi : deux cinquièmes sont à trois cinquièmes de 1.',
    ],
  },
  wilds: {
    title: 'Jokers',
    text: [
      'Joker : c’est n’importe quel nombre de 0 à 25. Tu dis lequel en écrivant ton calcul.',
      'Cible : c’est le même nombre que la cible.',
      'Miroir : il copie une autre carte de ta main, même le nombre que représente un Joker ou une Cible. Si tu n’as que des Miroirs, ils valent 0.',
      'Défausse : à ton tour, tu peux l’échanger contre n’importe quelle carte de la défausse. Cela s’ajoute à ton tour. Si un de tes tours finit et que tu l’as encore, elle vaut 0 jusqu’à la fin de la manche. Elle vaut 0 aussi si tu annonces en l’ayant en main.',
      'Un joker rapporte autant de points que le nombre qu’il représente.',
    ],
    says: [
      'Le Joker est ici 25, mais ce n’est pas le meilleur choix.',
      'Le Joker est 13. Cela donne 10 et rapporte 16 points.',
      'La carte Cible est 10. 20 est loin de 10.',
      'Le Miroir copie le 3.',
      'Le Miroir copie le 5.',
      'La carte Défausse n’a pas été jouée, elle vaut donc 0.',
    ],
  },
  signs: {
    title: 'Signes et nombres',
    text: [
      'La multiplication et la division passent avant l’addition et la soustraction, sauf si des parenthèses disent autre chose.',
      'En chemin, les fractions sont permises, et les nombres plus petits que 0 aussi. On ne peut pas diviser par 0, ni coller deux cartes pour faire un seul nombre.',
    ],
    says: ['1 : 5 est un cinquième, 5 moins un cinquième font 24 cinquièmes, et 5 fois cela font 24.'],
  },
  ways: {
    title: 'Autres façons de jouer',
    text: [
      'Le même nombre de cartes : chaque manche a autant de cartes que vous voulez. Deux ou trois pour débuter.',
      'Atteindre d’abord un nombre de points : on continue jusqu’à ce que quelqu’un y soit.',
      'Contre la montre : on joue autant de manches que possible en dix minutes.',
      'Marathon : une carte de plus à chaque manche, tant qu’il y a assez de cartes.',
      'Choisir la cible : toujours la même, ou 0, puis 1, puis 2 et ainsi de suite.',
    ],
  },
  deck: {
    title: 'À propos des cartes',
    text: [
      'Aucune liste des cartes n’a jamais été imprimée. Notre jeu en a 81 : deux 0, quatre de chaque nombre de 1 à 10, deux de chaque de 11 à 20, une de chaque de 21 à 25, et 4 Joker, 3 Défausse, 3 Miroir et 4 Cible. Tu peux le changer.',
    ],
  },
};
