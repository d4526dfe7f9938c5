// What the frame of a table says, in German.
import { kernelWhyDe } from '@cardinal/words';
import type { FrameWords } from './en.ts';

const minutes = (n: number): string => (n === 1 ? '1 Minute' : `${n} Minuten`);
const seconds = (n: number): string => (n === 1 ? '1 Sekunde' : `${n} Sekunden`);

/** German words of the frame. */
export const frameWordsDe: FrameWords = {
  you: 'Du',
  scores: 'Punkte',
  log: 'Bisher',
  logEmpty: 'Noch ist nichts geschehen.',
  more: 'Punkte und Verlauf',
  others: 'Mitspielende',
  acts: 'Was du tun kannst',
  close: 'Schließen',
  theirTurn: 'ist dran',
  timeLeft: (m, s) => (m > 0 ? `Noch ${minutes(m)} und ${seconds(s)}` : `Noch ${seconds(s)}`),
  hintsLeft: (left) => (left === 0 ? 'keine Tipps mehr' : left === 1 ? 'noch 1 Tipp' : `noch ${left} Tipps`),
  noHints: 'Du hast alle deine Tipps verbraucht.',
  noCall: 'Ich rufe nicht',
  nobodyCalls: 'Niemand: weiter',
  whoCalls: 'Möchte jemand rufen? Seht die offenen Karten an.',
  handOf: (name) => `Karten von ${name}`,
  away: 'Nicht da',
  person: 'Mensch',
  bot: 'Bot',
  level: { beginner: 'Anfänger-Bot', easy: 'Leichter Bot', normal: 'Normaler Bot', expert: 'Experten-Bot' },
  hint: 'Tipp',
  hintMore: 'Mehr verraten',
  hintWhole: 'Die ganze Lösung zeigen',
  blank: 'Lücke',
  misread: {
    byZero: (step) => `${step} hat kein Ergebnis. Durch 0 kann man nicht teilen.`,
    leftToRight: (step) => `Hast du von links nach rechts gerechnet? Punkt vor Strich: Zuerst kommt ${step}.`,
    timesFirst: (step) =>
      `Hast du mit Mal oder Geteilt begonnen? Hier geht alles von links nach rechts: Zuerst kommt ${step}.`,
    brackets: (meant, step) => `Meinst du ${meant}? So, wie es dasteht, kommt zuerst ${step}.`,
    swapped: (step, other) => `Hast du die beiden Zahlen vertauscht? ${step}, nicht ${other}.`,
    otherSign: (step, other) => `Hast du zwei Zeichen verwechselt? ${other}, aber ${step}.`,
    slip: (step, other) => `Fast! ${step}, nicht ${other}.`,
  },
  why: kernelWhyDe,
};
