// The rules of Addition Mania told in our own words, in French.
import type { RulesWords } from './rules-plan.ts';

/** Addition Mania in French. */
export const rulesFr: RulesWords = {
  goal: {
    title: 'De quoi il s’agit',
    text: ['Chacun tient une carte que personne d’autre ne voit. Tu estimes ce que toutes ces cartes font ensemble.'],
  },
  ready: {
    title: 'Préparation',
    text: [
      'Les 52 cartes sont mélangées et distribuées également, face cachée. Personne ne regarde. Les cartes qui restent demeurent cachées.',
      'Un as compte 1. Un nombre compte ce qu’il est. Valet, dame et roi comptent 11.',
    ],
  },
  round: {
    title: 'Un tour',
    text: [
      'Chacun lève la carte du dessus de sa pile et la garde secrète. Puis chacun écrit une estimation.',
      'Quand c’est fait, toutes les cartes et estimations sont montrées à la fois. Les cartes du tour sont mises de côté.',
    ],
  },
  points: {
    title: 'Points',
    text: [
      'Une seule estimation exacte : 4 points. Plusieurs estimations exactes : 3 points chacune.',
      'Si personne n’est exact, l’estimation la plus proche gagne 2 points. Plusieurs à égale distance gagnent 1 point chacune.',
    ],
    says: [
      'La somme est 17. Seule la première estimation est exacte.',
      'Deux estimations sont exactes.',
      'La somme est 22. 20 et 24 sont à égale distance.',
      'La somme est 22. 21 est la plus proche.',
    ],
  },
  end: {
    title: 'La fin',
    text: ['Quand les piles sont épuisées, qui a le plus de points gagne. À égalité, on partage la victoire.'],
  },
  about: {
    title: 'Bon à savoir',
    text: [
      'Les cartes montrées ne reviennent pas. Qui les compte estime mieux, surtout vers la fin.',
      'Les règles viennent du document « Rules for Addition Mania ». Cardinal est indépendant et les raconte avec ses mots.',
    ],
  },
};
