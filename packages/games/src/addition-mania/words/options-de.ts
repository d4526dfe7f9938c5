// The house rules of Addition Mania in German.
import type { Wording } from '@cardinal/words';
import type { optionsEn } from './options-en.ts';

/** A name and one line for every option. */
export const optionsDe: Wording<typeof optionsEn> = {
  consolation: {
    label: 'Punkte für die Nächstbesten',
    explain: 'Wenn jemand genau trifft, bekommt auch die nächstbeste Schätzung Punkte.',
  },
  showLeftovers: {
    label: 'Übrige Karten zeigen',
    explain: 'Karten, die nach dem Geben übrig sind, liegen offen für alle.',
  },
  memoryMode: { label: 'Gedächtnisspiel', explain: 'Karten früherer Runden kann man nicht mehr ansehen.' },
  guessTimer: {
    label: 'Sekunden zum Schätzen',
    explain: 'Wie lange jede Runde dauert. Bei 0 habt ihr alle Zeit.',
  },
  deck: { label: 'Kartensatz', explain: 'Die Karten, mit denen ihr spielt: ein Satz von 52, Asse 1, Bilder 11.' },
  seatTime: {
    label: 'Mehr Zeit für Einzelne',
    explain: 'Wie viel mehr Sekunden zum Schätzen diese Person hat. Die Runde wartet auf alle, die mehr haben.',
  },
  seatRange: {
    label: 'Eigene Karten für Einzelne',
    explain: 'Geschätzt wird die Summe der Karten aller, darum kommen hier alle Karten aus einem Kartensatz.',
  },
};
