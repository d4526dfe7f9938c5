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
  away: 'Nicht da',
  person: 'Mensch',
  bot: 'Bot',
  level: { beginner: 'Anfänger-Bot', easy: 'Leichter Bot', normal: 'Normaler Bot', expert: 'Experten-Bot' },
  why: kernelWhyDe,
};
