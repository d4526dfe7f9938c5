// Spanish messages of the shell: what is said before and around a match. Short words: a child of eight reads them.
import { namesEs } from './names-es.ts';
import type { UiWords } from './ui-words.ts';

/** What the shell says in Spanish. */
export const uiEs: UiWords = {
  brand: 'Cardinal',
  names: namesEs,
  skip: 'Ir al contenido',
  toHome: 'Inicio',
  table: {
    pageTitle: (game) => `Mesa de ${game}`,
    pause: 'Pausa',
    paused: 'En pausa',
    pausedText: 'El reloj está parado. Tómate tu tiempo.',
    resume: 'Seguir',
    menu: 'Menú',
    rules: 'Reglas',
    close: 'Cerrar',
  },
  broken: 'Aquí algo salió mal',
  loading: 'Un momento…',
  load: {
    failed: 'No se pudo cargar. Revisa tu conexión e inténtalo de nuevo.',
    again: 'Intentar de nuevo',
  },
};
