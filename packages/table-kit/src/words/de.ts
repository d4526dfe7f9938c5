// What the frame of a table says, in German.
import { DE } from '@cardinal/number';
import { kernelWhyDe } from '@cardinal/words';
import type { FrameWords } from './en.ts';

const minutes = (n: number): string => (n === 1 ? '1 Minute' : `${n} Minuten`);
const seconds = (n: number): string => (n === 1 ? '1 Sekunde' : `${n} Sekunden`);

/** German words of the frame. */
export const frameWordsDe: FrameWords = {
  voice: DE,
  you: 'Du',
  scores: 'Punkte',
  player: 'Name',
  log: 'Bisher',
  logEmpty: 'Hier steht, was geschieht.',
  more: 'Punkte und Verlauf',
  others: 'Mitspielende',
  acts: 'Was du tun kannst',
  close: 'Schließen',
  theirTurn: 'ist dran',
  timeLeft: (m, s) => (m > 0 ? `Noch ${minutes(m)} und ${seconds(s)}` : `Noch ${seconds(s)}`),
  hintsLeft: (left) => (left === 0 ? 'keine Tipps mehr' : left === 1 ? 'noch 1 Tipp' : `noch ${left} Tipps`),
  ownTime: (times) => (times === 0 ? 'ohne Zeitlimit' : `${times}-fache Zeit`),
  ownRange: (highest) => `eigene Karten bis ${highest}`,
  ownPile: 'Dein eigener Stapel',
  noHints: 'Du hast alle deine Tipps verbraucht.',
  withoutHints: 'Du spielst diese Partie ohne Tipps.',
  hardness: { impossible: 'Unmöglich', hard: 'Schwer', medium: 'Mittel', easy: 'Leicht' },
  sure: (act) => `${act}: wirklich?`,
  sureYes: 'Ja',
  sureNo: 'Noch nicht',
  noCall: 'Ich rufe nicht',
  nobodyCalls: 'Niemand: weiter',
  whoCalls: 'Möchte jemand rufen? Seht die offenen Karten an.',
  overShoulder: (name) => `Du schaust ${name} über die Schulter.`,
  handOf: (name) => `Karten von ${name}`,
  away: 'Nicht da',
  person: 'Mensch',
  bot: 'Bot',
  level: { beginner: 'Anfänger-Bot', easy: 'Leichter Bot', normal: 'Normaler Bot', expert: 'Experten-Bot' },
  hint: 'Tipp',
  hintMore: 'Mehr verraten',
  hintWhole: 'Die ganze Lösung zeigen',
  blank: 'Lücke',
  why: kernelWhyDe,
};
