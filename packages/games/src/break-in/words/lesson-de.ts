// The first game of Break In in German.
import type { LessonWords } from '../../lesson.ts';
import type { Step } from './lesson-en.ts';

/** What is said at each step. */
export const lesson: LessonWords<Step> = {
  look: () =>
    'Auf deinen Karten stehen Ziffern und Zeichen. Damit legst du wahre Gleichungen, zum Beispiel 2 + 3 = 5. Ziffern nebeneinander sind eine Zahl.',
  take: () => 'Jeder Zug beginnt mit einer Karte. Drück auf den Nachziehstapel.',
  lay: ({ formula, points }) =>
    `Du kannst ${formula} legen, für ${points} Punkte. Tippe die Karten in dieser Reihenfolge an, mit = an seiner Stelle, und leg die Gleichung dann.`,
  again: ({ points }) =>
    `Das hat dir ${points} Punkte gebracht. Die anderen waren dran. Du musst nicht jedes Mal etwas legen: Nimm eine Karte und beende dann deinen Zug.`,
  wait: () =>
    'Mach noch zweimal so weiter. Niemand darf mehr als zehn Karten behalten: Wer mehr hat, muss eine abwerfen. Schau, wer das ist.',
  call: ({ card }) =>
    `Jemand hat eine ${card} abgeworfen, und du kannst sie sofort brauchen. Du bist nicht dran, aber das macht nichts: Drück auf „Break in!“.`,
  use: ({ formula }) => `Jetzt hast du die Karte, und sie muss in deiner Gleichung vorkommen. Leg ${formula}.`,
  end: ({ points, brokeIn }) =>
    brokeIn === 'yes'
      ? `Du bist dazwischengegangen! Du hast ${points} Punkte, und jetzt bist du dran. Ein Ruf ohne Gleichung kostet 25 Punkte, also schau erst genau hin. Wer zuerst 1000 Punkte hat, gewinnt.`
      : `Du hast ${points} Punkte. Diesmal passt keine abgeworfene Karte zu deinen. Wer eine brauchen kann, drückt auf „Break in!“, auch wenn andere dran sind. Ein Ruf ohne Gleichung kostet 25 Punkte, also schau erst genau hin. Wer zuerst 1000 Punkte hat, gewinnt.`,
};
