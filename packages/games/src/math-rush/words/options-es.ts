// The house rules of Math Rush in Spanish.
import type { Wording } from '@cardinal/words';
import type { optionsEn } from './options-en.ts';

/** A name, one line that explains, and a name for every value. */
export const optionsEs: Wording<typeof optionsEn> = {
  minutes: {
    label: 'Tiempo de una carrera',
    explain: 'La caja dice tres minutos. Elijan lo que les venga bien; el resultado dice qué tiempo usaron.',
    values: {
      '3': '3 minutos',
      off: 'Sin reloj',
      '1': '1 minuto',
      '6': '6 minutos',
      '10': '10 minutos',
      '30': '30 minutos',
    },
  },
  plays: {
    label: 'Cartas en una carrera',
    explain:
      'Una carrera termina tras tantas cartas, y no por el reloj. 74 piden tanto como los tres minutos. 0: por el reloj.',
  },
  referee: {
    label: 'Quién revisa',
    explain:
      'Los errores se quedan hasta la revisión tras la carrera, o Cardinal rechaza una carta que no corresponde y dice por qué.',
    values: { table: 'Quienes juegan', engine: 'Lo hace Cardinal' },
  },
  fillGaps: { label: 'Llenar huecos', explain: 'Donde la Ayuda quitó una carta se puede poner otra.' },
  helpOnCompleted: {
    label: 'Ayuda en metas completas',
    explain: 'La Ayuda puede quitar cartas de una meta completa y volver a abrirla.',
  },
  autoDraw: { label: 'Robar automáticamente', explain: 'En cuanto pones una carta llega otra.' },
  swapScoreTables: {
    label: 'Intercambiar las tablas de puntos',
    explain: 'Quizá la hoja de reglas imprimió al revés las tablas para una y para varias personas.',
  },
  noAdvanced: {
    label: 'Sin cartas difíciles',
    explain: 'Los más jóvenes dejan fuera las cartas y metas más difíciles.',
  },
  freeHelp: {
    label: 'Ayuda gratis',
    explain: 'Los más jóvenes pueden tirar cartas cuando quieran. La Ayuda sin usar no da puntos.',
  },
  oneGoal: {
    label: 'Una meta cada vez',
    explain: 'Los más pequeños trabajan en una sola meta y pueden mover sus cartas.',
  },
  noTimer: { label: 'Sin límite de tiempo', explain: 'Los más pequeños juegan sin reloj.' },
  deck: {
    label: 'Baraja',
    explain: 'Las cartas de número y las metas. Las impresas no son públicas: estas son nuestras.',
  },
  seatTime: {
    label: 'Más tiempo para una persona',
    explain:
      'El reloj de una carrera es de todo el equipo, nadie tiene tiempo propio: elige una carrera más larga, o sin reloj, en las reglas de la casa.',
  },
  seatRange: {
    label: 'Cartas propias para una persona',
    explain:
      'Esta persona recibe y roba sus cartas de una baraja propia: sumas y restas hasta este número, sin cartas difíciles.',
  },
};
