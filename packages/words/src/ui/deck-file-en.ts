// English messages of deck files that cannot be read. Short words: a child of eight reads them.

/** What is said in English of a deck file and its faults. */
export const deckFileEn = {
  bad: 'This file holds no deck that this game can be played with.',
  deck: 'The deck',
  card: {
    cards: (at: number) => `Card ${at}`,
    numbers: (at: number) => `Number card ${at}`,
    goals: (at: number) => `Goal ${at}`,
  },
  comma: ', ',
  or: ' or ',
  code: (text: string) => text,
  at: (place: string, what: string) => `${place}: ${what}`,
  notJson: (line: number | null) =>
    line === null ? 'The file cannot be read as JSON.' : `The file cannot be read as JSON: look at line ${line}.`,
  otherFile: (field: string, found: string, wanted: string) =>
    `The file: ${field} says ${found}. It has to say ${wanted}.`,
  missing: (wanted: string) => `this is missing. It takes ${wanted}.`,
  unknown: (known: string) => `nothing here has this name. The names are ${known}.`,
  value: (found: string, wanted: string) => `${found} stands there. It takes ${wanted}.`,
  length: (found: number, wanted: string) => `the list has ${found}. It takes ${wanted}.`,
  twice: (found: string) => `${found} stands in the list already, and may stand there only once.`,
  total: (found: number, most: number) => `The deck: ${found} cards are too many. It takes at most ${most}.`,
  more: (faults: number) => (faults === 1 ? '1 more fault.' : `${faults} more faults.`),
  whole: (least: number, most: number) => `a whole number from ${least} to ${most}`,
  oneOf: (values: string) => `one of ${values}`,
  text: (most: number) => `a text of at most ${most} characters`,
  letters: (of: string) => `letters of ${of}, each at most once`,
  flag: 'true or false',
  list: (least: number, most: number) => `a list of ${least} to ${most}`,
  fields: (names: string) => `braces with ${names}`,
} as const;
