// What stands on the paper of Numsense in Spanish.
import type { PaperWords } from './words-en.ts';

/** Spanish. */
export const es: PaperWords = {
  names: { W: 'Comodín', D: 'Descarte', M: 'Espejo', T: 'Objetivo' },
  back: 'Carta de Numsense',
  score: {
    title: 'Numsense: puntos',
    note: 'Objetivo exacto: los puntos de todas tus cartas. Si no: menos la distancia al objetivo.',
    label: 'Ronda',
    row: (deal, cards) => `${deal} (${cards} cartas)`,
    player: (n) => `Persona ${n}`,
    total: 'Total',
  },
  work: {
    title: 'Numsense: llega al objetivo',
    task: 'Forma el número del anillo. Usa cada carta una vez, con + − × ÷ y paréntesis.',
    words: { name: 'Nombre', date: 'Fecha', key: 'soluciones' },
    note: (seed, hand) => `Hoja ${seed}, ${hand} cartas. El mismo número da la misma hoja.`,
  },
  match: {
    title: 'Numsense: otra vez',
    task: 'Estas manos de tu partida podían llegar al objetivo. Descubre cómo.',
  },
};
