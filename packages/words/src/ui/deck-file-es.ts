// Spanish messages of deck files that cannot be read. Short words: a child of eight reads them.
import type { PageWords } from './ui-words.ts';

/** What is said in Spanish of a deck file and its faults. */
export const deckFileEs: PageWords['deckFile'] = {
  bad: 'Este archivo no contiene una baraja que sirva para este juego.',
  deck: 'La baraja',
  card: { cards: (at) => `Carta ${at}`, numbers: (at) => `Carta de número ${at}`, goals: (at) => `Meta ${at}` },
  comma: ', ',
  or: ' o ',
  code: (text) => text,
  at: (place, what) => `${place}: ${what}`,
  notJson: (line) =>
    line === null
      ? 'El archivo no se puede leer como JSON.'
      : `El archivo no se puede leer como JSON: mira la línea ${line}.`,
  otherFile: (field, found, wanted) => `El archivo: en ${field} pone ${found}. Tiene que poner ${wanted}.`,
  missing: (wanted) => `esto falta. Puede ser ${wanted}.`,
  unknown: (known) => `aquí nada se llama así. Los nombres son ${known}.`,
  value: (found, wanted) => `ahí pone ${found}. Puede ser ${wanted}.`,
  length: (found, wanted) => `en la lista hay ${found}. Puede ser ${wanted}.`,
  twice: (found) => `${found} ya está en la lista, y solo puede estar una vez.`,
  total: (found, most) => `La baraja: ${found} cartas son demasiadas. Como mucho, ${most}.`,
  more: (faults) => (faults === 1 ? 'Y 1 fallo más.' : `Y ${faults} fallos más.`),
  whole: (least, most) => `un número entero de ${least} a ${most}`,
  oneOf: (values) => `uno de ${values}`,
  text: (most) => `un texto de ${most} caracteres como mucho`,
  letters: (of) => `letras de ${of}, cada una una vez como mucho`,
  flag: 'true o false',
  list: (least, most) => `una lista de ${least} a ${most}`,
  fields: (names) => `llaves con ${names}`,
};
