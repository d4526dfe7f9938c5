// What stands on sheets beside the cards in German.
import type { KitWords } from './en.ts';

/** German. */
export const de: KitWords = {
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
  spare: 'Ersatzkarte',
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
