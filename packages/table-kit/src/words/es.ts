// What the frame of a table says, in Spanish.
import { ES } from '@cardinal/number';
import { grammarEs as g, kernelWhyEs } from '@cardinal/words';
import type { FrameWords } from './en.ts';

const minutes = g.counts({ one: '# minuto', other: '# minutos' });
const seconds = g.counts({ one: '# segundo', other: '# segundos' });

/** Spanish words of the frame. */
export const frameWordsEs: FrameWords = {
  voice: ES,
  you: 'Tú',
  scores: 'Puntos',
  player: 'Nombre',
  log: 'Hasta ahora',
  logEmpty: 'Aquí se cuenta lo que pasa.',
  more: 'Puntos e historial',
  others: 'Participantes',
  acts: 'Lo que puedes hacer',
  close: 'Cerrar',
  theirTurn: 'juega ahora',
  timeLeft: (m, s) => (m > 0 ? `Tiempo restante: ${minutes(m)} y ${seconds(s)}` : `Tiempo restante: ${seconds(s)}`),
  hintsLeft: (left) => (left === 0 ? 'sin pistas' : left === 1 ? 'queda 1 pista' : `quedan ${left} pistas`),
  ownTime: (times) => (times === 0 ? 'sin límite de tiempo' : `${times}× de tiempo`),
  ownRange: (highest) => `cartas propias hasta ${highest}`,
  ownPile: 'Tu propio mazo',
  noHints: 'Ya has usado todas tus pistas.',
  withoutHints: 'Juegas esta partida sin pistas.',
  hardness: { impossible: 'Imposible', hard: 'Difícil', medium: 'Mediano', easy: 'Fácil' },
  sure: (act) => `${act}: ¿seguro?`,
  sureYes: 'Sí',
  sureNo: 'Todavía no',
  noCall: 'No digo nada',
  nobodyCalls: 'Nadie: seguimos',
  whoCalls: '¿Alguien quiere decir algo? Miren las cartas que están a la vista.',
  overShoulder: (name) => `Miras por encima del hombro de ${name}.`,
  handOf: (name) => `Cartas de ${name}`,
  away: 'Ausente',
  person: 'Persona',
  bot: 'Bot',
  level: { beginner: 'Bot principiante', easy: 'Bot fácil', normal: 'Bot normal', expert: 'Bot experto' },
  hint: 'Pista',
  hintMore: 'Dime más',
  hintWhole: 'Ver la respuesta completa',
  blank: 'hueco',
  why: kernelWhyEs,
};
