// German messages of the shell: what is said before and around a match. Short words: a child of eight reads them.
import { namesDe } from './names-de.ts';
import type { UiWords } from './ui-words.ts';

/** What the shell says in German. */
export const uiDe: UiWords = {
  brand: 'Cardinal',
  names: namesDe,
  skip: 'Zum Inhalt springen',
  toHome: 'Startseite',
  table: {
    pageTitle: (game) => `${game} am Tisch`,
    pause: 'Pause',
    paused: 'Pause',
    pausedText: 'Die Uhr steht still. Lass dir Zeit.',
    resume: 'Weiter',
    menu: 'Menü',
    rules: 'Regeln',
    close: 'Schließen',
  },
  broken: 'Hier ist etwas schiefgegangen',
  loading: 'Einen Augenblick …',
  load: {
    failed: 'Das ließ sich nicht laden. Prüfe deine Verbindung und versuche es noch einmal.',
    again: 'Noch einmal versuchen',
  },
};
