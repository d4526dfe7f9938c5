// What stands on the paper of Break In in French.
import type { PaperWords } from './words-en.ts';

/** French. */
export const fr: PaperWords = {
  back: 'Carte Break In',
  equals: 'Égal',
  equalsBack: 'Carte égal',
  equalsDeck: 'Break In : cartes égal',
  points: (points) => `${points} points`,
  signs: { '+': 'Plus', '-': 'Moins', x: 'Fois', '/': 'Divisé', '*': 'Joker' },
  score: {
    title: 'Break In : points',
    note: 'Les chiffres comptent leur nombre, + et − 10, × et ÷ 15, = et l’étoile 20. Un « Break in ! » manqué coûte 25. On joue jusqu’à ce que quelqu’un ait 1000.',
    label: 'Manche',
    deal: 'manche',
    total: 'total',
    player: (n) => `Joueur ${n}`,
  },
  work: {
    title: 'Break In : égalités vraies',
    task: 'Écris une égalité vraie avec ces cartes et un signe égal. Des chiffres côte à côte font un plus grand nombre. Tu n’as pas besoin de toutes les cartes.',
    words: { name: 'Nom', date: 'Date', key: 'réponses' },
    best: (formula, points) => `${formula}   (${points} points)`,
    note: (seed) => `Feuille ${seed}. Le même numéro donne la même feuille.`,
  },
  match: {
    title: 'Break In : encore une fois',
    task: 'Quelqu’un avait ces cartes : une meilleure égalité que celle qui a été posée s’y cachait, ou une alors qu’aucune n’a été posée. Trouve-la.',
  },
};
