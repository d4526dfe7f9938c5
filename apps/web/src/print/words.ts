// What the page for printing and the page of a game say. English is the type of all other languages; a language that is
// not here yet reads English.
import type { Lang } from '@cardinal/words';

const en = {
  pageTitle: 'Print',
  title: 'Print the games',
  lead: 'Cards, score sheets, rules and sheets to practise on. The file is made here on your device; nothing is sent.',
  game: 'Game',
  what: 'What',
  whats: {
    deck: 'Cards',
    score: 'Score sheet',
    rules: 'Rules',
    worksheet: 'Practice sheet',
    flyer: 'Flyer',
    check: 'Printer check',
    images: 'Pictures for upload',
  },
  paper: 'Paper',
  papers: { a4: 'A4', letter: 'Letter' },
  deck: 'Stock of card',
  card: 'Card size',
  cards: {
    'poker-eu': 'Poker, 63 × 88 mm',
    'poker-us': 'Poker, 2.5 × 3.5 in',
    bridge: 'Bridge, narrow',
    large: 'Large, 70 × 120 mm',
  },
  layout: 'Cards on a sheet',
  layouts: { '9up': '9', '8up': '8', '6up': '6', '4up': '4' },
  flip: 'Backs',
  flips: { long: 'Flip on the long edge', short: 'Flip on the short edge', fold: 'Fold and glue', none: 'No backs' },
  bleed: 'Bleed of 3 mm',
  bleedSays: 'For cutting machines. Cards keep their size; fewer may fit on a sheet.',
  index: 'Corner signs',
  indexes: { standard: 'Usual', jumbo: 'Jumbo', large: 'Very large' },
  marks: 'Cutting marks',
  markKinds: { short: 'Short marks', full: 'Whole lines', none: 'None' },
  inkSaver: 'Save ink',
  offset: 'Printer offset: right, up, turn',
  offsetSays: 'Print the printer check once; it tells you these numbers. They are kept on this device.',
  offsetBad: 'Three numbers, such as 1.5, −2, 0.3',
  ownDeck: 'Use your own deck file',
  ownDeckBad: 'That is no deck of this game.',
  ownDeckGone: 'Back to the usual deck',
  players: 'Players',
  large: 'Large print',
  kind: 'Kind',
  kinds: { hands: 'Hands of this game', facts: 'Facts of a school year' },
  grade: 'School year (Common Core)',
  grades: {
    'K.OA.5': 'Kindergarten: plus and minus to 5',
    '1.OA.6': 'Grade 1: plus and minus to 20',
    '2.OA.2': 'Grade 2: sums of one-digit numbers',
    '2.NBT.5': 'Grade 2: plus and minus to 100',
    '3.OA.7': 'Grade 3: times and divide to 100',
    '3.NBT.2': 'Grade 3: plus and minus to 1000',
    '4.NBT.4': 'Grade 4: plus and minus, large',
    '5.OA.1': 'Grade 5: brackets',
  },
  carrying: 'Carrying',
  carryings: { none: 'Never', some: 'Sometimes', all: 'Always' },
  hand: 'Cards in a hand',
  difficulty: 'How hard',
  difficulties: { easy: 'Easy: plus and minus', normal: 'All signs', hard: 'Brackets needed' },
  count: 'Items',
  seed: 'Sheet number',
  seedSays: 'The same number makes the same sheet.',
  another: 'Another sheet',
  key: 'With answers',
  target: 'For',
  targets: {
    tgc: 'The Game Crafter (poker)',
    mpc: 'MakePlayingCards (63 × 88 mm)',
    'mpc-us': 'MakePlayingCards (2.5 × 3.5 in)',
    tts: 'Tabletop Simulator',
    ttp: 'Tabletop Playground',
  },
  preview: 'Preview',
  page: (n: number, of: number) => `Page ${n} of ${of}`,
  before: 'Page before',
  after: 'Next page',
  realSize: 'Show in real size',
  fewer: (asked: string, got: string) =>
    `${asked} cards with bleed do not fit on this paper. There are ${got} on a sheet, in full size.`,
  loading: 'Getting the paper ready …',
  failed: 'The paper could not be made.',
  again: 'Try again',
  save: 'Save the PDF',
  saveImages: 'Save the pictures (zip)',
  saving: 'Making the file …',
  drawing: (n: number, of: number) => `Picture ${n} of ${of}`,
  saved: (name: string) => `Saved as ${name}.`,
  full: 'Print at 100 %, never “fit to page”. Check the ruler on the first page.',
  intro: {
    watch: 'How it looks',
    play: 'Play now',
    rules: 'Read the rules',
    print: 'Print it',
    flyer: 'Flyer (PDF)',
    share: 'Send this page to a friend',
    copy: 'Copy the link',
    copied: 'Copied.',
    code: 'Code that opens this page',
    back: 'Step back',
    on: 'Next step',
    pause: 'Pause',
    goOn: 'Go on',
    replay: 'From the beginning',
  },
};

/** All that these pages say. */
export type PrintWords = typeof en;

const loaders: Partial<Record<Lang, () => Promise<PrintWords>>> = {
  de: async () => (await import('./words-de.ts')).de,
};

/** English, at hand. */
export const printWordsEn: PrintWords = en;

/** The words of a language, English where it has none yet. */
export async function printWords(lang: Lang): Promise<PrintWords> {
  return (await loaders[lang]?.()) ?? en;
}
