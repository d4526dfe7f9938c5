// What stands on sheets beside the cards. One object a language; English is the type of all others.

/** English. */
export const kitWordsEn = {
  sheet: (n: number, of: number) => `Sheet ${n} of ${of}`,
  fronts: (n: number) => `Fronts, sheet ${n}`,
  backs: (n: number) => `Backs, sheet ${n}`,
  full: 'Print at 100 %, never “fit to page”.',
  flips: {
    long: 'Both sides, flip on the long edge.',
    short: 'Both sides, flip on the short edge.',
    fold: 'Fold on the dashed line, glue, then cut.',
    none: 'One side only.',
  },
  millimetres: '50 mm',
  inches: '2 inches',
  copy: (n: number, of: number) => `${n} of ${of}`,
  calibration: {
    title: 'Printer check',
    front: 'Front',
    back: 'Back',
    how: [
      'Print this page on both sides, flip on the long edge, at 100 %. Measure both rulers first.',
      'Hold the sheet against a light, this side towards you. In the middle, read where the cross of the back lies on the two scales: so many millimetres to the right, and so many up. To the left and down count as minus.',
      'Then read how far down the crosses on the right and on the left lie. The right one less the left one, times 0.36, is the turn in degrees.',
      'Give the three numbers as the printer offset: right, up, turn. Backs are then moved so that they meet their fronts.',
    ],
  },
} as const;

/** A language's words for sheets. */
export type KitWords = Widen<typeof kitWordsEn>;

type Widen<T> = T extends string
  ? string
  : T extends (...given: infer G) => string
    ? (...given: G) => string
    : T extends readonly string[]
      ? readonly string[]
      : { readonly [K in keyof T]: Widen<T[K]> };

const kitWordsDe: KitWords = {
  sheet: (n, of) => `Bogen ${n} von ${of}`,
  fronts: (n) => `Vorderseiten, Bogen ${n}`,
  backs: (n) => `Rückseiten, Bogen ${n}`,
  full: 'Mit 100 % drucken, nie „an Seite anpassen“.',
  flips: {
    long: 'Beidseitig, über die lange Seite wenden.',
    short: 'Beidseitig, über die kurze Seite wenden.',
    fold: 'An der gestrichelten Linie falten, kleben, dann schneiden.',
    none: 'Nur eine Seite.',
  },
  millimetres: '50 mm',
  inches: '2 Zoll',
  copy: (n, of) => `${n} von ${of}`,
  calibration: {
    title: 'Druckerprobe',
    front: 'Vorderseite',
    back: 'Rückseite',
    how: [
      'Drucke diese Seite beidseitig, über die lange Seite gewendet, mit 100 %. Miss zuerst beide Lineale.',
      'Halte das Blatt gegen ein Licht, diese Seite zu dir. Lies in der Mitte ab, wo das Kreuz der Rückseite auf den zwei Skalen liegt: so viele Millimeter nach rechts und so viele nach oben. Links und unten zählen als minus.',
      'Lies dann, wie weit unten das rechte und das linke Kreuz liegen. Rechts weniger links, mal 0,36, ist die Drehung in Grad.',
      'Gib die drei Zahlen als Druckerversatz an: rechts, oben, Drehung. Die Rückseiten rücken dann hinter ihre Vorderseiten.',
    ],
  },
};

/** The words of a language; English where there are none yet. */
export function kitWordsFor(lang: string): KitWords {
  return lang === 'de' ? kitWordsDe : kitWordsEn;
}
