// Math Rush in Spanish: short words that can be read aloud while a clock runs.
import { grammarEs as g, type Cast } from '@cardinal/words';
import type { GoalFace } from '../deck.ts';
import type { Race, RushEvent, RushView } from '../types.ts';
import type { RushLines } from './shape.ts';
import { taglines } from './taglines.ts';

const RATINGS = ['Hay que practicar', 'Bien', 'Muy bien', 'Increíble', 'Salón de la fama'] as const;
const LIMITS: Readonly<Record<GoalFace['limit'], string>> = {
  none: 'cualquier carta',
  sums: 'solo sumas',
  differences: 'solo restas',
  even: 'solo números pares',
  odd: 'solo números impares',
  above: 'solo más de 11',
  below: 'solo menos de 9',
};
const cards = g.counts({ one: '# carta', other: '# cartas' });
const points = g.counts({ one: '# punto', other: '# puntos' });
const stars = g.counts({ one: '# estrella', other: '# estrellas' });
const left = g.counts({ one: 'Queda # Ayuda.', other: 'Quedan # Ayudas.' });

const goalName = ({ count, direction, limit, stars: many }: GoalFace): string =>
  `${cards(count)}, ${direction === 'up' ? 'de menor a mayor' : 'de mayor a menor'}, ${LIMITS[limit]}, ${stars(many)}`;

/** What is said of Math Rush at the table. */
export const es: RushLines = {
  title: 'Math Rush',
  tagline: taglines.es,
  ratings: RATINGS,
  goalName,
  why: {
    'too-few-goals': () => 'La baraja tiene muy pocas metas para esta mesa.',
    'deck-too-small': ({ cards: have, needed }) =>
      `Esta mesa necesita ${needed} cartas de número, y la baraja tiene ${have}.`,
    'already-ready': () => 'La carrera ya está en marcha.',
    'not-in-hand': () => 'No tienes esa carta.',
    'no-such-set': () => 'Esa meta no está en la mesa.',
    'set-closed': () => 'Esa meta está completa. Ahí no cabe nada más.',
    'no-such-place': () => 'Ese lugar no existe en esa fila.',
    stale: () => 'Alguien fue más rápido. Tu carta vuelve a tu mano.',
    'out-of-order': ({ card, value }) => `${card} da ${value}. Aquí no va en orden.`,
    'against-limit': ({ card, value }) => `${card} da ${value}. Esta meta no lo admite.`,
    'not-equal': ({ card, value }) => `${card} da ${value}. Solo se ponen encima cartas iguales.`,
    'hand-full': () => 'Tu mano está llena.',
    'nothing-to-draw': () => 'No quedan cartas para robar.',
    'no-help': () => 'No queda ninguna carta de Ayuda.',
    'help-running': () => 'Una Ayuda cada vez: terminen primero esta.',
    'nothing-chosen': () => 'Elige al menos una carta.',
    'not-in-set': () => 'Esas cartas no están en esa fila.',
    'not-allowed': () => 'Las reglas de esta mesa no lo permiten.',
    'nobody-asked': () => 'Nadie te ha preguntado nada ahora.',
    'clock-runs': () => 'Esta carrera la termina el reloj.',
  },
  tell: (event, cast) => tell(event as RushEvent, cast),
  board: (view) => board(view as RushView),
};

function tell(e: RushEvent, cast: Cast): string | null {
  switch (e.kind) {
    case 'race-set-up':
      return `Carrera ${e.race + 1}. Cada persona recibe ${cards(e.handSize)}.`;
    case 'hand-dealt':
      return `Tus cartas: ${e.hand.map(({ text }) => text).join(', ')}.`;
    case 'ready':
      return `${g.does(e.seat, cast, 'ya has avisado', 'ya ha avisado')}.`;
    case 'race-begun':
      return '¡Ya!';
    case 'played':
      return `${g.who(e.seat, cast)}: ${e.card.text} es ${e.card.value}, fila ${e.row}${e.place === 'right' ? '' : ', encima'}.`;
    case 'goal-completed':
      return '¡Una meta completa!';
    case 'goal-added':
      return `Una meta nueva: ${goalName(e.face)}.`;
    case 'drawn':
      return e.cards ? `${g.does(e.seat, cast, 'robas', 'roba')} ${e.cards.map(({ text }) => text).join(', ')}.` : null;
    case 'cleared':
      return `${g.does(e.seat, cast, 'usas', 'usa')} una Ayuda para quitar ${cards(e.cards.length)}${e.row === null ? '' : ` de la fila ${e.row}`}. ${left(e.help)}`;
    case 'redraw-begun':
      return `${g.does(e.seat, cast, 'usas', 'usa')} una Ayuda: todo el equipo puede cambiar cartas. ${left(e.help)}`;
    case 'redraw-to-follow':
      return `${g.does(e.seat, cast, 'usas', 'usa')} también una Ayuda: después de este cambio, todo el equipo puede cambiar otra vez. ${left(e.help)}`;
    case 'discarded':
      return e.cards.length === 0
        ? `${g.does(e.seat, cast, 'te quedas', 'se queda')} con todas las cartas.`
        : `${g.does(e.seat, cast, 'tiras', 'tira')} ${cards(e.cards.length)}.`;
    case 'arranged':
      return `${g.does(e.seat, cast, 'ordenas', 'ordena')} ${e.row === null ? 'una fila' : `la fila ${e.row}`} de otra manera.`;
    case 'refilled':
      return 'Se ha rellenado el mazo.';
    case 'help-asked':
      return `${g.does(e.seat, cast, 'preguntas', 'pregunta')}: ¿usamos una Ayuda?`;
    case 'help-answered':
      return `${g.does(e.seat, cast, 'dices', 'dice')} que ${e.yes ? 'sí' : 'no'}.`;
    case 'shown':
      return e.open ? `${g.does(e.seat, cast, 'muestras', 'muestra')} todas las cartas.` : null;
    case 'wants-end':
      return `${g.does(e.seat, cast, 'quieres', 'quiere')} terminar la carrera.`;
    case 'race-ended':
      return raceLine(e.race, e.total);
    case 'match-over':
      return `La partida ha terminado: ${points(e.total)}${e.bonus > 0 ? `, de ellos ${e.bonus} por Ayuda sin usar` : ''}. ¡${RATINGS[e.rating] ?? ''}!`;
    default:
      return e satisfies never;
  }
}

function raceLine(race: Race, total: number): string {
  const right = race.verified.filter(({ fault }) => fault === null).length;
  return `La carrera ha terminado. Metas correctas: ${right} de ${race.verified.length}. ${points(race.points)}, ${total} en total.`;
}

function board(v: RushView): string {
  const hand = v.who === 'watcher' ? [] : (v.hands[v.who] ?? []);
  return [
    `Carrera ${v.race + 1} de 3. Cartas de Ayuda: ${v.help}.`,
    ...v.sets.map(
      ({ id, goal, stacks, complete }) =>
        `  meta ${id}: ${goalName(goal)}${complete ? ', completa' : ''}: ${stacks.map((stack) => stack.map(({ value }) => value).join('/')).join(' ')}`,
    ),
    `Tus cartas: ${hand.map(({ id, text }) => `${id}: ${text}`).join('; ')}`,
  ].join('\n');
}
