// Math Rush in French: short words that can be read aloud while a clock runs.
import { grammarFr as g, upper, type Cast } from '@cardinal/words';
import type { GoalFace } from '../deck.ts';
import type { Race, RushEvent, RushView } from '../types.ts';
import type { RushLines } from './shape.ts';
import { taglines } from './taglines.ts';

const RATINGS = ['À travailler', 'Bien', 'Très bien', 'Génial', 'Légendaire'] as const;
const LIMITS: Readonly<Record<GoalFace['limit'], string>> = {
  none: 'cartes au choix',
  sums: 'seulement des additions',
  differences: 'seulement des soustractions',
  even: 'seulement des nombres pairs',
  odd: 'seulement des nombres impairs',
  above: 'seulement plus de 11',
  below: 'seulement moins de 9',
};
const cards = g.counts({ one: '# carte', other: '# cartes' });
const points = g.counts({ one: '# point', other: '# points' });
const stars = g.counts({ one: '# étoile', other: '# étoiles' });
const left = g.counts({ one: 'Il reste # Aide.', other: 'Il reste # Aides.' });

const goalName = ({ count, direction, limit, stars: many }: GoalFace): string =>
  `${cards(count)}, ${direction === 'up' ? 'en montant' : 'en descendant'}, ${LIMITS[limit]}, ${stars(many)}`;

/** What is said of Math Rush at the table. */
export const fr: RushLines = {
  title: 'Math Rush',
  tagline: taglines.fr,
  ratings: RATINGS,
  goalName,
  why: {
    'too-few-goals': () => 'Il y a trop peu d’objectifs pour cette table.',
    'deck-too-small': ({ cards: have, needed }) =>
      `Il faut ${needed} cartes nombre à cette table, et le jeu en a ${have}.`,
    'already-ready': () => 'La course est déjà lancée.',
    'not-in-hand': () => 'Tu n’as pas cette carte.',
    'no-such-set': () => 'Cet objectif n’est pas sur la table.',
    'set-closed': () => 'Cet objectif est fini. On n’y pose plus rien.',
    'no-such-place': () => 'Cet endroit n’existe pas dans cette rangée.',
    stale: () => 'Quelqu’un a été plus rapide. Ta carte est revenue dans ta main.',
    'out-of-order': ({ card, value }) => `${card} donne ${value}. Ce n’est pas dans l’ordre ici.`,
    'against-limit': ({ card, value }) => `${card} donne ${value}. Cet objectif ne le prend pas.`,
    'not-equal': ({ card, value }) => `${card} donne ${value}. Seules des cartes égales se posent l’une sur l’autre.`,
    'hand-full': () => 'Ta main est pleine.',
    'nothing-to-draw': () => 'Il n’y a plus de cartes à piocher.',
    'no-help': () => 'Il n’y a plus de carte Aide.',
    'help-running': () => 'Une Aide à la fois : finissez d’abord celle-ci.',
    'nothing-chosen': () => 'Choisis au moins une carte.',
    'not-in-set': () => 'Ces cartes ne sont pas dans cette rangée.',
    'not-allowed': () => 'Les règles de cette table ne le permettent pas.',
    'nobody-asked': () => 'Personne ne t’a rien demandé.',
    'clock-runs': () => 'C’est l’horloge qui finit cette course.',
  },
  tell: (event, cast) => tell(event as RushEvent, cast),
  board: (view) => board(view as RushView),
};

function tell(e: RushEvent, cast: Cast): string | null {
  switch (e.kind) {
    case 'race-set-up':
      return `Course ${e.race + 1}. Chacun reçoit ${cards(e.handSize)}.`;
    case 'hand-dealt':
      return `Tes cartes : ${e.hand.map(({ text }) => text).join(', ')}.`;
    case 'ready':
      return `C’est bon pour ${g.whom(e.seat, cast)}.`;
    case 'race-begun':
      return 'Partez !';
    case 'played':
      return `${upper(g.whom(e.seat, cast))} : ${e.card.text} donne ${e.card.value}, rangée ${e.row}${e.place === 'right' ? '' : ', par-dessus'}.`;
    case 'goal-completed':
      return 'Un objectif est fini !';
    case 'goal-added':
      return `Un nouvel objectif : ${goalName(e.face)}.`;
    case 'drawn':
      return e.cards
        ? `${g.does(e.seat, cast, 'pioches', 'pioche')} ${e.cards.map(({ text }) => text).join(', ')}.`
        : null;
    case 'cleared':
      return `${g.does(e.seat, cast, 'utilises', 'utilise')} une Aide pour enlever ${cards(e.cards.length)}${e.row === null ? '' : ` de la rangée ${e.row}`}. ${left(e.help)}`;
    case 'redraw-begun':
      return `${g.does(e.seat, cast, 'utilises', 'utilise')} une Aide : on peut tous échanger des cartes. ${left(e.help)}`;
    case 'redraw-to-follow':
      return `${g.does(e.seat, cast, 'utilises', 'utilise')} aussi une Aide : après cet échange, on peut tous échanger encore une fois. ${left(e.help)}`;
    case 'discarded':
      return e.cards.length === 0
        ? `${g.does(e.seat, cast, 'gardes', 'garde')} toutes les cartes.`
        : `${g.does(e.seat, cast, 'jettes', 'jette')} ${cards(e.cards.length)}.`;
    case 'arranged':
      return `${g.does(e.seat, cast, 'ranges', 'range')} ${e.row === null ? 'une rangée' : `la rangée ${e.row}`} autrement.`;
    case 'refilled':
      return 'La pioche est de nouveau remplie.';
    case 'help-asked':
      return `${g.does(e.seat, cast, 'demandes', 'demande')} : on utilise une Aide ?`;
    case 'help-answered':
      return `${g.does(e.seat, cast, 'dis', 'dit')} ${e.yes ? 'oui' : 'non'}.`;
    case 'shown':
      return e.open ? `${g.does(e.seat, cast, 'montres', 'montre')} toutes les cartes.` : null;
    case 'wants-end':
      return `${g.does(e.seat, cast, 'voudrais', 'voudrait')} finir la course.`;
    case 'race-ended':
      return raceLine(e.race, e.total);
    case 'match-over':
      return `La partie est finie : ${points(e.total)}${e.bonus > 0 ? `, dont ${e.bonus} pour l’Aide non utilisée` : ''}. ${RATINGS[e.rating] ?? ''} !`;
    default:
      return e satisfies never;
  }
}

function raceLine(race: Race, total: number): string {
  const right = race.verified.filter(({ fault }) => fault === null).length;
  return `La course est finie. Objectifs justes : ${right} sur ${race.verified.length}. ${points(race.points)}, ${total} en tout.`;
}

function board(v: RushView): string {
  const hand = v.who === 'watcher' ? [] : (v.hands[v.who] ?? []);
  return [
    `Course ${v.race + 1} sur 3. Cartes Aide : ${v.help}.`,
    ...v.sets.map(
      ({ id, goal, stacks, complete }) =>
        `  objectif ${id} : ${goalName(goal)}${complete ? ', fini' : ''} : ${stacks.map((stack) => stack.map(({ value }) => value).join('/')).join(' ')}`,
    ),
    `Tes cartes : ${hand.map(({ id, text }) => `${id}: ${text}`).join(' ; ')}`,
  ].join('\n');
}
