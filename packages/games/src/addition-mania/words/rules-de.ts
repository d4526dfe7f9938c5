// The rules of Addition Mania told in our own words, in German.
import type { RulesWords } from './rules-plan.ts';

/** Addition Mania in German. */
export const rulesDe: RulesWords = {
  goal: {
    title: 'Worum es geht',
    text: ['Alle halten eine Karte, die sonst niemand sieht. Du schätzt, was all diese Karten zusammen ergeben.'],
  },
  ready: {
    title: 'Vorbereiten',
    text: [
      'Alle 52 Karten werden gemischt und gleichmäßig verdeckt ausgeteilt. Niemand schaut sie an. Karten, die übrig sind, bleiben verdeckt.',
      'Ein Ass zählt 1. Eine Zahl zählt, was sie ist. Bube, Dame und König zählen 11.',
    ],
  },
  round: {
    title: 'Eine Runde',
    text: [
      'Alle nehmen die oberste Karte vom eigenen Stapel auf und halten sie geheim. Dann schreiben alle eine Schätzung auf.',
      'Haben alle geschätzt, werden alle Karten und Schätzungen zugleich gezeigt. Die Karten der Runde kommen weg.',
    ],
  },
  points: {
    title: 'Punkte',
    text: [
      'Genau richtig und sonst niemand: 4 Punkte. Mehrere genau richtig: je 3 Punkte.',
      'Trifft niemand genau, bekommt die nächstliegende Schätzung 2 Punkte. Sind mehrere gleich nah, bekommen sie je 1 Punkt.',
    ],
    says: [
      'Die Summe ist 17. Nur die erste Schätzung trifft genau.',
      'Zwei Schätzungen treffen genau.',
      'Die Summe ist 22. 20 und 24 sind gleich nah.',
      'Die Summe ist 22. 21 ist am nächsten.',
    ],
  },
  end: {
    title: 'Das Ende',
    text: [
      'Sind die Stapel aufgebraucht, gewinnt, wer die meisten Punkte hat. Bei gleich vielen wird der Sieg geteilt.',
    ],
  },
  about: {
    title: 'Gut zu wissen',
    text: [
      'Karten, die gezeigt wurden, kommen nicht wieder. Wer mitzählt, schätzt besser, vor allem gegen Ende.',
      'Die Regeln stammen aus dem Dokument „Rules for Addition Mania“. Cardinal ist unabhängig und erzählt sie in eigenen Worten.',
    ],
  },
};
