// What stands on the paper of Math Rush in French.
import type { PaperWords } from './words-en.ts';

/** French. */
export const fr: PaperWords = {
  backs: { number: 'Carte nombre, lettre', goal: 'Carte objectif', help: 'Carte Aide' },
  words: { number: 'Math Rush', goal: 'Objectif', help: 'Aide' },
  goal: 'Objectif',
  up: 'en montant',
  down: 'en descendant',
  cards: (count) => `${count} cartes`,
  stars: (stars) => (stars === 1 ? '1 étoile' : `${stars} étoiles`),
  limits: {
    none: 'cartes au choix',
    sums: 'seulement des additions',
    differences: 'seulement des soustractions',
    even: 'seulement des nombres pairs',
    odd: 'seulement des nombres impairs',
    above: 'seulement plus de 11',
    below: 'seulement moins de 9',
  },
  help: {
    name: 'Aide',
    text: [
      'Retourne cette carte face cachée et fais une de ces choses :',
      'Enlève autant de cartes que tu veux d’une rangée.',
      'Ou bien : tout le monde peut jeter des cartes et en piocher d’autres.',
      'L’Aide qui reste à la fin rapporte : une 3, deux 5, trois 6.',
    ],
  },
  score: {
    title: 'Math Rush : points',
    note: 'Étoiles des objectifs justes. À plusieurs : 21 bien, 36 très bien, 51 génial, 61 légendaire. En solo : 31, 46, 66, 86.',
    label: 'Course',
    goals: 'Objectifs justes',
    stars: 'Étoiles',
    bonus: 'Bonus d’Aide (1 : 3, 2 : 5, 3 : 6)',
    total: 'Total',
  },
  work: {
    title: 'Math Rush : dans l’ordre',
    task: 'Écris le résultat sous chaque carte. Puis numérote les cartes : 1 pour le plus petit résultat.',
  },
  match: {
    title: 'Math Rush : encore une fois',
    task: 'Ces rangées de ta partie n’étaient pas justes ou pas finies. Range les cartes et laisse de côté ce que l’objectif interdit.',
  },
};
