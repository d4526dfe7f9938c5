// What the frame of a table says, in Spanish.
import { grammarEs as g, kernelWhyEs } from '@cardinal/words';
import type { FrameWords } from './en.ts';

const minutes = g.counts({ one: '# minuto', other: '# minutos' });
const seconds = g.counts({ one: '# segundo', other: '# segundos' });

/** Spanish words of the frame. */
export const frameWordsEs: FrameWords = {
  you: 'Tú',
  scores: 'Puntos',
  log: 'Hasta ahora',
  logEmpty: 'Todavía no ha pasado nada.',
  more: 'Puntos e historial',
  others: 'Participantes',
  acts: 'Lo que puedes hacer',
  close: 'Cerrar',
  theirTurn: 'juega ahora',
  timeLeft: (m, s) => (m > 0 ? `Tiempo restante: ${minutes(m)} y ${seconds(s)}` : `Tiempo restante: ${seconds(s)}`),
  away: 'Ausente',
  person: 'Persona',
  bot: 'Bot',
  level: { beginner: 'Bot principiante', easy: 'Bot fácil', normal: 'Bot normal', expert: 'Bot experto' },
  why: kernelWhyEs,
};
