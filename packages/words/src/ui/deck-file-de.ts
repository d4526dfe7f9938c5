// German messages of deck files that cannot be read. Short words: a child of eight reads them.
import { grammarDe as g } from '../grammar/de.ts';
import type { PageWords } from './ui-words.ts';

/** What is said in German of a deck file and its faults. */
export const deckFileDe: PageWords['deckFile'] = {
  bad: 'In dieser Datei ist kein Kartensatz, mit dem man dieses Spiel spielen kann.',
  deck: 'Der Kartensatz',
  card: { cards: (at) => `Karte ${at}`, numbers: (at) => `Zahlenkarte ${at}`, goals: (at) => `Ziel ${at}` },
  comma: ', ',
  or: ' oder ',
  code: (text) => text,
  at: (place, what) => `${place}: ${what}`,
  notJson: (line) =>
    line === null
      ? 'Die Datei lässt sich nicht als JSON lesen.'
      : `Die Datei lässt sich nicht als JSON lesen: Sieh in Zeile ${line} nach.`,
  otherFile: (field, found, wanted) => `Die Datei: Bei ${field} steht ${found}. Dort muss ${wanted} stehen.`,
  missing: (wanted) => `Das fehlt. Dort darf stehen: ${wanted}.`,
  unknown: (known) => `Hier heißt nichts so. Die Namen sind ${known}.`,
  value: (found, wanted) => `Dort steht ${found}. Dort darf stehen: ${wanted}.`,
  length: (found, wanted) => `Die Liste ist ${found} lang. Dort darf stehen: ${wanted}.`,
  twice: (found) => `${found} steht schon in der Liste und darf dort nur einmal stehen.`,
  total: (found, most) => `Der Kartensatz: ${found} Karten sind zu viele. Höchstens ${most} dürfen es sein.`,
  more: g.counts({ one: 'Dazu # weiterer Fehler.', other: 'Dazu # weitere Fehler.' }),
  whole: (least, most) => `eine ganze Zahl von ${least} bis ${most}`,
  oneOf: (values) => `eines von ${values}`,
  text: (most) => `ein Text von höchstens ${most} Zeichen`,
  letters: (of) => `Buchstaben aus ${of}, jeder höchstens einmal`,
  flag: 'true oder false',
  list: (least, most) => `eine Liste, ${least} bis ${most} lang`,
  fields: (names) => `geschweifte Klammern mit ${names}`,
};
