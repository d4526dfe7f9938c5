// Math Rush in German: short words that can be read aloud while a clock runs.
import { grammarDe as g, type Cast } from '@cardinal/words';
import type { GoalFace } from '../deck.ts';
import type { Race, RushEvent, RushView } from '../types.ts';
import type { RushLines } from './shape.ts';
import { taglines } from './taglines.ts';

const RATINGS = ['Übung tut gut', 'Gut', 'Sehr gut', 'Großartig', 'Ruhmeshalle'] as const;
const LIMITS: Readonly<Record<GoalFace['limit'], string>> = {
  none: 'beliebige Karten',
  sums: 'nur Plusaufgaben',
  differences: 'nur Minusaufgaben',
  even: 'nur gerade Zahlen',
  odd: 'nur ungerade Zahlen',
  above: 'nur mehr als 11',
  below: 'nur weniger als 9',
};
const cards = g.counts({ one: '# Karte', other: '# Karten' });
const points = g.counts({ one: '# Punkt', other: '# Punkte' });
const stars = g.counts({ one: '# Stern', other: '# Sterne' });
const left = (help: number): string => `Noch ${help} Hilfe${help === 1 ? '' : 'n'}.`;

const goalName = ({ count, direction, limit, stars: many }: GoalFace): string =>
  `${cards(count)}, ${direction === 'up' ? 'aufsteigend' : 'absteigend'}, ${LIMITS[limit]}, ${stars(many)}`;

/** What is said of Math Rush at the table. */
export const de: RushLines = {
  title: 'Math Rush',
  tagline: taglines.de,
  ratings: RATINGS,
  goalName,
  why: {
    'too-few-goals': () => 'Im Kartensatz sind zu wenige Ziele für diesen Tisch.',
    'deck-too-small': ({ cards: have, needed }) =>
      `Dieser Tisch braucht ${needed} Zahlenkarten, im Kartensatz sind ${have}.`,
    'already-ready': () => 'Das Rennen läuft schon.',
    'not-in-hand': () => 'Diese Karte hast du nicht auf der Hand.',
    'no-such-set': () => 'Dieses Ziel liegt nicht auf dem Tisch.',
    'set-closed': () => 'Dieses Ziel ist geschafft. Da kann nichts mehr hin.',
    'no-such-place': () => 'Diesen Platz gibt es in der Reihe nicht.',
    stale: () => 'Jemand war schneller. Deine Karte ist wieder auf deiner Hand.',
    'out-of-order': ({ card, value }) => `${card} ergibt ${value}. Das passt hier nicht in die Reihenfolge.`,
    'against-limit': ({ card, value }) => `${card} ergibt ${value}. Das nimmt dieses Ziel nicht.`,
    'not-equal': ({ card, value }) => `${card} ergibt ${value}. Aufeinander kommen nur gleiche Ergebnisse.`,
    'hand-full': () => 'Deine Hand ist voll.',
    'nothing-to-draw': () => 'Es gibt keine Karten mehr zum Ziehen.',
    'no-help': () => 'Es ist keine Hilfe-Karte mehr da.',
    'help-running': () => 'Eine Hilfe nach der anderen: Macht erst diese fertig.',
    'nothing-chosen': () => 'Wähle mindestens eine Karte.',
    'not-in-set': () => 'Diese Karten liegen nicht in dieser Reihe.',
    'not-allowed': () => 'Die Regeln an diesem Tisch erlauben das nicht.',
    'nobody-asked': () => 'Gerade hat dich niemand etwas gefragt.',
    'clock-runs': () => 'Dieses Rennen beendet die Uhr.',
  },
  tell: (event, cast) => tell(event as RushEvent, cast),
  board: (view) => board(view as RushView),
};

function tell(e: RushEvent, cast: Cast): string | null {
  switch (e.kind) {
    case 'race-set-up':
      return `Rennen ${e.race + 1}. Alle bekommen ${cards(e.handSize)}.`;
    case 'hand-dealt':
      return `Deine Karten: ${e.hand.map(({ text }) => text).join(', ')}.`;
    case 'ready':
      return `${g.does(e.seat, cast, 'bist', 'ist')} bereit.`;
    case 'race-begun':
      return 'Los!';
    case 'played':
      return `${g.who(e.seat, cast)}: ${e.card.text} ist ${e.card.value}, Reihe ${e.row}${e.place === 'right' ? '' : ', obendrauf'}.`;
    case 'goal-completed':
      return 'Ein Ziel ist geschafft!';
    case 'goal-added':
      return `Ein neues Ziel: ${goalName(e.face)}.`;
    case 'drawn':
      return e.cards
        ? `${g.does(e.seat, cast, 'ziehst', 'zieht')} ${e.cards.map(({ text }) => text).join(', ')}.`
        : null;
    case 'cleared':
      return `${g.does(e.seat, cast, 'nimmst', 'nimmt')} mit einer Hilfe ${cards(e.cards.length)}${e.row === null ? '' : ` aus Reihe ${e.row}`} weg. ${left(e.help)}`;
    case 'redraw-begun':
      return `${g.does(e.seat, cast, 'nutzt', 'nutzt')} eine Hilfe: Alle dürfen Karten tauschen. ${left(e.help)}`;
    case 'redraw-to-follow':
      return `${g.does(e.seat, cast, 'nutzt', 'nutzt')} auch eine Hilfe: Nach diesem Tausch dürfen alle noch einmal tauschen. ${left(e.help)}`;
    case 'discarded':
      return e.cards.length === 0
        ? `${g.does(e.seat, cast, 'behältst', 'behält')} alle Karten.`
        : `${g.does(e.seat, cast, 'wirfst', 'wirft')} ${cards(e.cards.length)} ab.`;
    case 'arranged':
      return `${g.does(e.seat, cast, 'ordnest', 'ordnet')} ${e.row === null ? 'eine Reihe' : `Reihe ${e.row}`} neu.`;
    case 'refilled':
      return 'Der Nachziehstapel ist wieder aufgefüllt.';
    case 'help-asked':
      return `${g.does(e.seat, cast, 'fragst', 'fragt')}: Wollen wir eine Hilfe nutzen?`;
    case 'help-answered':
      return `${g.does(e.seat, cast, 'sagst', 'sagt')} ${e.yes ? 'Ja' : 'Nein'}.`;
    case 'shown':
      return e.open ? `${g.does(e.seat, cast, 'zeigst', 'zeigt')} alle Karten.` : null;
    case 'wants-end':
      return `${g.does(e.seat, cast, 'würdest', 'würde')} das Rennen beenden.`;
    case 'race-ended':
      return raceLine(e.race, e.total);
    case 'match-over':
      return `Die Partie ist zu Ende: ${points(e.total)}${e.bonus > 0 ? `, davon ${e.bonus} für ungenutzte Hilfe` : ''}. ${RATINGS[e.rating] ?? ''}!`;
    default:
      return e satisfies never;
  }
}

function raceLine(race: Race, total: number): string {
  const right = race.verified.filter(({ fault }) => fault === null).length;
  return `Das Rennen ist vorbei. Richtige Ziele: ${right} von ${race.verified.length}. ${points(race.points)}, zusammen ${total}.`;
}

function board(v: RushView): string {
  const hand = v.who === 'watcher' ? [] : (v.hands[v.who] ?? []);
  return [
    `Rennen ${v.race + 1} von 3. Hilfe-Karten: ${v.help}.`,
    ...v.sets.map(
      ({ id, goal, stacks, complete }) =>
        `  Ziel ${id}: ${goalName(goal)}${complete ? ', geschafft' : ''}: ${stacks.map((stack) => stack.map(({ value }) => value).join('/')).join(' ')}`,
    ),
    `Deine Karten: ${hand.map(({ id, text }) => `${id}: ${text}`).join('; ')}`,
  ].join('\n');
}
