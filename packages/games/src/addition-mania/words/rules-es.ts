// The rules of Addition Mania told in our own words, in Spanish.
import type { RulesWords } from './rules-plan.ts';

/** Addition Mania in Spanish. */
export const rulesEs: RulesWords = {
  goal: {
    title: 'De qué se trata',
    text: ['Cada persona tiene una carta que nadie más puede ver. Estimas cuánto suman todas esas cartas.'],
  },
  ready: {
    title: 'Preparación',
    text: [
      'Se mezclan las 52 cartas y se reparten por igual, boca abajo. Nadie mira. Las cartas que sobran quedan tapadas.',
      'Un as vale 1. Un número vale lo que dice. La jota, la reina y el rey valen 11.',
    ],
  },
  round: {
    title: 'Una ronda',
    text: [
      'Cada persona levanta la carta de arriba de su montón y la guarda en secreto. Después cada una escribe una estimación.',
      'Cuando todas están listas, se muestran a la vez todas las cartas y estimaciones. Las cartas de la ronda se apartan.',
    ],
  },
  points: {
    title: 'Puntos',
    text: [
      'Acierto exacto y único: 4 puntos. Varios aciertos exactos: 3 puntos cada uno.',
      'Si nadie acierta justo, la estimación más cercana gana 2 puntos. Si varias están igual de cerca, 1 punto cada una.',
    ],
    says: [
      'La suma es 17. Solo la primera estimación es exacta.',
      'Dos estimaciones son exactas.',
      'La suma es 22. 20 y 24 están igual de cerca.',
      'La suma es 22. 21 es la más cercana.',
    ],
  },
  end: {
    title: 'El final',
    text: ['Cuando se acaban los montones, gana quien tiene más puntos. En caso de empate, la victoria se comparte.'],
  },
  about: {
    title: 'Conviene saber',
    text: [
      'Las cartas que ya se mostraron no vuelven. Quien las cuenta estima mejor, sobre todo cerca del final.',
      'Las reglas vienen del documento «Rules for Addition Mania». Cardinal es independiente y las cuenta con sus propias palabras.',
    ],
  },
};
