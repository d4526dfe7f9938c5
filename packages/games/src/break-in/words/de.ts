// Break In in German, for a child of eight: short words, one thing a sentence, lines that can be read aloud.
import type { EquationWhy, SignSet } from '@cardinal/number';
import { grammarDe as g, type Cast } from '@cardinal/words';
import type { BreakInEvent, BreakInView, DealScore } from '../types.ts';
import type { BreakInLines } from './shape.ts';
import { glyph, shownFormula } from './shown-formula.ts';
import { taglines } from './taglines.ts';

const FACES = {
  '+': 'Plus-Karte',
  '-': 'Minus-Karte',
  x: 'Mal-Karte',
  '/': 'Geteilt-Karte',
  '*': 'Joker-Karte',
} as const;
const points = g.counts({ one: '# Punkt', other: '# Punkte' });
/** The same after "mit". */
const withPoints = g.counts({ one: '# Punkt', other: '# Punkten' });
const cards = g.counts({ one: '# Karte', other: '# Karten' });
const faceName = (face: string): string => FACES[face as keyof typeof FACES] ?? face;
// Cards are feminine in German, so one article serves digits and signs.
const aCard = ({ face }: { readonly face: string }): string => `eine ${faceName(face)}`;
const theCard = ({ face }: { readonly face: string }): string => `die ${faceName(face)}`;
const shown = (formula: string, signs?: SignSet): string => shownFormula(formula, signs ?? g.signs);

/** What is said of Break In at the table. */
export const de: BreakInLines = {
  title: 'Break In',
  tagline: taglines.de,
  faces: FACES,
  why: {
    'deck-too-small': ({ cards: have, needed, seats }) =>
      `${seats} Mitspielende brauchen mindestens ${needed} Karten, im Kartensatz sind ${have}.`,
    'no-such-dealer': ({ dealer, seats }) => `Platz ${dealer} kann nicht geben: Am Tisch sind nur ${seats}.`,
    'pile-empty': () => 'Dieser Stapel ist leer. Nimm vom anderen.',
    'take-first': () => 'Nimm erst eine Karte.',
    'already-taken': () => 'Du hast in diesem Zug schon eine Karte genommen.',
    'not-in-hand': () => 'Diese Karte hast du nicht auf der Hand.',
    'card-twice': () => 'Eine Karte kannst du nicht zweimal verwenden.',
    'must-discard': ({ cards: many }) => `Du hast ${many} Karten. Leg eine auf den Ablagestapel.`,
    'no-discard': ({ cards: many }) => `Du hast nur ${many} Karten. Abgelegt wird erst, wenn es mehr als 10 sind.`,
    'just-taken': () => 'Diese Karte hast du gerade genommen. Leg eine andere ab.',
    'one-formula': () => 'Du hast deine Gleichung für diesen Zug schon gelegt.',
    'took-back': () => 'Deine Gleichung stimmte nicht, darum legst du in diesem Zug keine andere.',
    'no-equals': () => 'Es sind keine Gleich-Karten mehr da.',
    unreadable: ({ slip, found }) => SLIPS[slip as EquationWhy](found === undefined ? '' : String(found)),
    'wrong-cards': ({ missing }) =>
      missing === undefined
        ? 'Das sind nicht die Karten dieser Gleichung.'
        : `Du hast nicht alle Karten dafür. Es fehlen: ${g.listed(String(missing).split(' ').map(faceName))}.`,
    'needs-operator': () =>
      'Eine Gleichung braucht wenigstens auf einer Seite ein Rechenzeichen zwischen zwei Zahlen: Plus, Minus, Mal oder Geteilt.',
    'needs-card': ({ card }) =>
      `Du bist für die ${faceName(String(card))} dazwischengegangen, also muss sie in deiner Gleichung vorkommen.`,
    'division-by-zero': () => 'Durch 0 kann man nicht teilen.',
    'not-whole': ({ value }) =>
      `Ein Schritt ergibt ${g.figure(String(value))}. Hier muss jedes Teilen ohne Rest aufgehen.`,
    'not-true': ({ left, right }) =>
      `Die linke Seite ist ${g.figure(String(left))}, die rechte Seite ist ${g.figure(String(right))}.`,
    'no-window': () => 'Es liegt keine Karte da, für die du dazwischengehen könntest.',
    'too-late': () => 'Zu spät: Für diese Karte kann niemand mehr dazwischengehen.',
    'own-discard': () => 'Diese Karte hast du selbst abgeworfen. Nur die anderen können dafür dazwischengehen.',
    'called-before': () => 'Du hast für diese Karte schon „Break in!“ gerufen.',
    'claim-first': () => 'Du hast „Break in!“ gerufen. Leg eine Gleichung mit dieser Karte, oder gib sie zurück.',
    'not-claiming': () => 'Du hast nicht „Break in!“ gerufen.',
    'only-call': () => 'Du bist nicht dran. Du kannst jetzt nur „Break in!“ rufen.',
    'not-last': () => 'Die Runde ist noch nicht am Ende.',
    'judge-first': () => 'Jemand hat eine Gleichung gelegt. Sag erst, ob sie stimmt.',
    'not-judging': () => 'Es gibt keine Gleichung, die du prüfen sollst.',
    stale: () => 'Das war zu spät: Da liegt jetzt etwas anderes.',
  },
  tell: (event, cast) => tell(event as BreakInEvent, cast),
  board: (view) => board(view as BreakInView),
};

const SLIPS: Readonly<Record<EquationWhy, (found: string) => string>> = {
  empty: () => 'Leg erst ein paar Karten.',
  'too-long': () => 'Diese Gleichung ist zu lang.',
  'too-deep': () => 'Da stecken zu viele Klammern ineinander.',
  'unknown-sign': (found) => `„${found}“ kann ich nicht lesen. Nimm Ziffern, + − · : und =.`,
  'missing-number': () => 'Hier fehlt eine Zahl.',
  'missing-sign': () => 'Hier fehlt ein Rechenzeichen: + − · oder :.',
  'unclosed-bracket': () => 'Diese Klammer geht nie zu.',
  'unopened-bracket': () => 'Diese Klammer ging nie auf.',
  'wrong-bracket': () => 'Diese Klammer schließt eine von anderer Form.',
  'brackets-not-allowed': () => 'In diesem Spiel gibt es keine Klammern.',
  'leading-zero': () => 'Eine Zahl darf nicht mit 0 anfangen.',
  'unary-minus': () => 'Vor dem Minus muss eine Zahl stehen.',
  'wild-unsaid': () => 'Sag, welches Zeichen der Joker ist.',
  'equals-not-allowed': () => 'Das Gleichheitszeichen kann hier nicht stehen.',
  'no-equals': () => 'Eine Gleichung braucht ein Gleichheitszeichen.',
  'two-equals': () => 'Eine Gleichung hat nur ein Gleichheitszeichen.',
  'empty-side': () => 'Eine Seite des Gleichheitszeichens ist leer.',
};

function tell(e: BreakInEvent, cast: Cast): string | null {
  switch (e.kind) {
    case 'dealer-drawn':
      return `${g.does(e.dealer, cast, 'gibst', 'gibt')} zuerst.`;
    case 'deal-begun':
      return `Runde ${e.deal}. ${g.does(e.dealer, cast, 'gibst', 'gibt')} allen 7 Karten. ${g.does(e.first, cast, 'fängst', 'fängt')} an.`;
    case 'hand-dealt':
      return `Deine Karten: ${g.listed(e.hand.map(({ face }) => faceName(face)))}.`;
    case 'card-taken':
      if (e.from === 'discard' && e.card)
        return `${g.does(e.seat, cast, 'nimmst', 'nimmt')} ${theCard(e.card)} vom Ablagestapel.`;
      if (e.card) return `Du ziehst ${aCard(e.card)}.`;
      return g.isYou(e.seat, cast) ? null : `${g.who(e.seat, cast)} zieht eine Karte.`;
    case 'formula-shown':
      return `${g.does(e.formula.seat, cast, 'legst', 'legt')} ${shown(e.formula.text, cast.signs)}. Stimmt das?`;
    case 'formula-laid': {
      const { seat, text, points: got } = e.formula;
      return `${g.does(seat, cast, 'legst', 'legt')} ${shown(text, cast.signs)} für ${points(got)}. Noch ${cards(e.cardsLeft)}.`;
    }
    case 'formula-doubted': {
      const doubts = g.does(e.seat, cast, 'zweifelst sie an', 'zweifelt sie an');
      return e.right ? `${doubts}, und sie stimmt nicht. Die Karten gehen zurück.` : `${doubts}, aber sie stimmt.`;
    }
    case 'turn-done':
      return `${g.does(e.seat, cast, 'legst', 'legt')} nichts.`;
    case 'card-discarded':
      return `${g.does(e.seat, cast, 'wirfst', 'wirft')} ${aCard(e.card)} ab.`;
    case 'break-in-called':
      return `${g.does(e.seat, cast, 'rufst', 'ruft')}: Break in! ${g.does(e.seat, cast, 'hältst', 'hält')} ${theCard(e.card)}.`;
    case 'called-too-late':
      return e.waits
        ? `${g.does(e.seat, cast, 'rufst', 'ruft')} auch und ${g.isYou(e.seat, cast) ? 'bist' : 'ist'} als Nächstes dran.`
        : `${g.does(e.seat, cast, 'rufst', 'ruft')} auch, aber zu spät.`;
    case 'break-in-failed':
      return `${g.does(e.seat, cast, 'hast', 'hat')} keine Gleichung mit der ${faceName(e.card.face)}. Das kostet ${points(e.fine)}.`;
    case 'window-closed':
      return `Für die ${faceName(e.card.face)} geht niemand mehr dazwischen.`;
    case 'turn-begun':
      return g.isYou(e.seat, cast) ? null : `${g.who(e.seat, cast)} ist dran.`;
    case 'deal-scored':
      return scored(e.score, e.totals, cast);
    case 'match-over':
      return over(e.winners, e.totals, cast);
    default:
      return e satisfies never;
  }
}

function scored(score: DealScore, totals: readonly number[], cast: Cast): string {
  const lines = totals.map((total, seat) => {
    const parts = [`${score.laid[seat] ?? 0} für Gleichungen`];
    const bonus = score.bonus[seat] ?? 0;
    const fine = score.fines[seat] ?? 0;
    if (bonus > 0) parts.push(`${bonus} für die Karten der anderen`);
    if (fine > 0) parts.push(`minus ${fine} für falsche Rufe`);
    return `${g.who(seat, cast)}: ${g.listed(parts)}, zusammen ${points(total)}.`;
  });
  return [ended(score, cast), ...lines].join(' ');
}

function ended({ ended: how, out }: DealScore, cast: Cast): string {
  switch (how) {
    case 'out':
      return out === null ? 'Die Runde ist zu Ende.' : `${g.does(out, cast, 'hast', 'hat')} keine Karten mehr.`;
    case 'pile':
      return 'Der Nachziehstapel ist leer, also ist die Runde zu Ende.';
    case 'stalemate':
      return 'Niemand kommt weiter, also ist die Runde zu Ende.';
    default:
      return how satisfies never;
  }
}

function over(winners: readonly number[], totals: readonly number[], cast: Cast): string {
  const total = withPoints(totals[winners[0] ?? 0] ?? 0);
  const [first] = winners;
  if (winners.length === 1 && first !== undefined) return `${g.does(first, cast, 'gewinnst', 'gewinnt')} mit ${total}!`;
  return `Der Sieg wird geteilt: ${g.listed(winners.map((seat) => g.whom(seat, cast)))}, jeweils mit ${total}!`;
}

function board(v: BreakInView): string {
  const top = v.discard.at(-1);
  const face = (one: string): string => glyph(one, g.signs);
  const now = v.totals.map((total, seat) => total + (v.points[seat] ?? 0) - (v.fines[seat] ?? 0));
  const lines = [
    `Runde ${v.deal}. Punkte: ${now.map((total, seat) => `Platz ${seat}: ${total}`).join(', ')}.`,
    ...v.table.map(({ seat, text, points: got }) => `  Platz ${seat}: ${shown(text)} (${got})`),
    `Karten auf den Händen: ${v.handCounts.map((count, seat) => `Platz ${seat}: ${count}`).join(', ')}. Nachziehstapel ${v.drawCount}. Ablagestapel: ${top ? face(top.face) : 'leer'}.`,
  ];
  if (v.hand.length > 0) lines.push(`Deine Karten: ${v.hand.map((card) => face(card.face)).join(' ')}`);
  if (v.pending) lines.push(`Zu prüfen: ${shown(v.pending.text)}`);
  return lines.join('\n');
}
