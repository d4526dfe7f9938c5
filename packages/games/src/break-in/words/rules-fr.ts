// The rules of Break In told in our own words, in French.
import type { RulesWords } from './rules-plan.ts';

/** Break In in French. */
export const rulesFr: RulesWords = {
  goal: {
    title: 'Ce que tu veux',
    text: [
      'Pose des égalités vraies avec tes cartes. Chaque carte utilisée rapporte des points.',
      'Quand quelqu’un a 1000 points à la fin d’une manche, qui a le plus de points gagne.',
    ],
  },
  deal: {
    title: 'Comment commence une manche',
    text: [
      'Chaque personne reçoit 7 cartes. Certaines portent un chiffre, d’autres un signe : plus, moins, fois, divisé, ou une étoile. L’étoile est un joker : elle est n’importe lequel des quatre signes.',
      'Les autres cartes sont la pioche. La défausse est vide au début. Les cartes égal ont leur propre pile.',
      'La personne à gauche de celle qui a donné commence.',
    ],
  },
  turn: {
    title: 'Ton tour',
    text: [
      'Prends d’abord une carte : celle du dessus de la pioche ou de la défausse.',
      'Puis tu peux poser une égalité, si tu le peux et le veux. Sa carte égal vient de la pile des cartes égal.',
      'Si tu as encore plus de 10 cartes, poses-en une sur la défausse. Avec 10 ou moins, tu les gardes toutes.',
    ],
    says: [
      'Les chiffres rapportent 10, chaque plus 10, et la carte égal 20.',
      'Deux chiffres côte à côte font un nombre. Ils ne rapportent pourtant que 1 et 2.',
    ],
  },
  formula: {
    title: 'Ce qu’est une égalité',
    text: [
      'Elle a un signe égal, au moins un autre signe, et les deux côtés valent autant.',
      'La multiplication et la division passent avant l’addition et la soustraction. Il n’y a pas de parenthèses.',
      'Un nombre ne commence pas par 0, un signe se tient entre deux nombres, et on ne peut pas diviser par 0.',
      'Les fractions sont permises. 7 : 2 fait trois et demi.',
      'Quand tu poses un joker, tu dis quel signe il est. Il le reste ensuite.',
    ],
    says: [
      'Les deux jokers sont des plus. Chacun rapporte 20.',
      'Avec fois, ce serait 4 = 5.',
      'Les deux côtés valent trois et demi.',
      'Un 0 ne rapporte rien, mais il peut aider.',
    ],
  },
  breakIn: {
    title: 'Break in !',
    text: [
      'Quand quelqu’un pose une carte sur la défausse, toute autre personne peut dire « Break in ! » jusqu’à ce que la place suivante prenne une carte. La première à le dire reçoit cette carte.',
      'Elle doit aussitôt poser une égalité avec elle. Puis elle joue un tour entier, et le jeu continue à sa gauche. Les places entre les deux attendent.',
      'Qui ne peut pas poser d’égalité rend la carte et perd 25 points.',
    ],
  },
  end: {
    title: 'La fin d’une manche',
    text: [
      'Une manche finit quand quelqu’un n’a plus de cartes. Cette personne gagne aussi les points de toutes les cartes que les autres tiennent encore.',
      'Elle finit aussi quand la pioche est vide et le tour terminé. Alors les cartes en main ne rapportent rien à personne.',
      'Si pendant trois tours de table personne ne pioche ni ne pose d’égalité, la manche finit aussi.',
      'À la manche suivante, la personne à droite de celle qui a donné donne à son tour.',
    ],
  },
  points: {
    title: 'Points',
    text: [
      'Les chiffres rapportent leur nombre, de 0 à 9. Plus et moins rapportent 10, fois et divisé 15, le joker et la carte égal 20.',
      'Si plusieurs personnes ont à la fin le même plus haut total, elles gagnent ensemble.',
    ],
  },
  about: {
    title: 'À propos du jeu',
    text: [
      'Le jeu d’origine est « A Math Card Game » de « Dr Mike’s Math Games for Kids », qui invite les familles et les classes à changer les règles. Cardinal n’a pas de lien avec eux.',
      'Aucune liste des cartes n’a été trouvée. Notre jeu en a 90 : six de chaque chiffre, 8 plus, 8 moins, 5 fois, 5 divisé et 4 jokers, et à part 27 cartes égal. Tu peux le changer.',
    ],
  },
};
