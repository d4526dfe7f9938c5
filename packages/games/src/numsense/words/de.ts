// Numsense in German, for a child of eight: short words, one thing a sentence, lines that can be read aloud.
import { parse, print, type ParseWhy } from '@cardinal/number';
import { grammarDe as g, upper, type Cast, type Facts } from '@cardinal/words';
import { GRAMMAR } from '../sentence.ts';
import type { Card, DealScore, NumsenseEvent } from '../types.ts';
import type { NumsenseLines } from './shape.ts';
import { taglines } from './taglines.ts';

const FACES = { W: 'Joker', D: 'Ablage', M: 'Spiegel', T: 'Ziel' } as const;
const points = g.amounts({ one: '# Punkt', other: '# Punkte' });
/** The same after "mit". */
const withPoints = g.amounts({ one: '# Punkt', other: '# Punkten' });
const cards = g.counts({ one: '# Karte', other: '# Karten' });
const faceName = (face: number | string): string => FACES[face as keyof typeof FACES] ?? String(face);
const aCard = ({ face }: Card): string => (typeof face === 'number' ? `eine ${face}` : `eine ${faceName(face)}-Karte`);
const theCard = ({ face }: Card): string => (typeof face === 'number' ? `die ${face}` : `die ${faceName(face)}-Karte`);

/** What is said of Numsense at the table. */
export const de: NumsenseLines = {
  title: 'Numsense',
  tagline: taglines.de,
  faces: FACES,
  why: {
    'deck-too-small': ({ cards: have, needed, seats, hand }) =>
      `${seats} Mitspielende mit je ${hand} Karten brauchen ${needed} Karten, im Kartensatz sind ${have}.`,
    'no-number-cards': () => 'Im Kartensatz sind keine Zahlenkarten, also gibt es keine Zielzahl.',
    'too-many-players': ({ seats, most }) =>
      `${seats} sind zu viele: Eingestellt ist, dass höchstens ${most} mitspielen.`,
    'no-such-dealer': ({ dealer, seats }) => `Platz ${dealer} kann nicht geben: Am Tisch sind nur ${seats}.`,
    'pile-empty': () => 'Dieser Stapel ist leer. Nimm vom anderen.',
    'take-first': () => 'Nimm erst eine Karte. Dann kannst du eine ablegen.',
    'put-first': () => 'Du hast eine Karte zu viel. Leg erst eine ab.',
    'already-taken': () => 'Du hast in diesem Zug schon eine Karte genommen.',
    'not-in-hand': () => 'Diese Karte hast du nicht auf der Hand.',
    'not-a-discard-wild': () => 'Nur eine Ablage-Karte lässt sich gegen eine Karte vom Stapel tauschen.',
    spent: () => 'Diese Ablage-Karte zählt jetzt 0. In dieser Runde kann sie nicht mehr getauscht werden.',
    'not-in-pile': () => 'Diese Karte liegt nicht im Ablagestapel.',
    'discard-empty': () => 'Der Ablagestapel ist leer, da gibt es nichts zu tauschen.',
    'no-call': () => 'Es gibt gerade keinen Ruf, den man anzweifeln kann.',
    'cannot-declare': () => 'Du kannst jetzt nicht „Numsense!“ rufen.',
    'already-written': () => 'Du hast deine Rechnung schon aufgeschrieben.',
    unreadable: ({ slip, found }) => SLIPS[slip as ParseWhy](found === undefined ? '' : String(found)),
    'wrong-cards': wrongCards,
    'division-by-zero': () => 'Durch 0 kann man nicht teilen.',
    'not-whole': ({ value }) =>
      `Ein Schritt ergibt ${g.figure(String(value))}. Hier muss jeder Schritt eine ganze Zahl sein.`,
    misses: ({ value, distance, target }) =>
      `Das ergibt ${g.figure(String(value))}, nicht ${target}. Du bist ${g.figure(String(distance))} davon entfernt.`,
  },
  tell: (event, cast) => tell(event as NumsenseEvent, cast),
};

const SLIPS: Readonly<Record<ParseWhy, (found: string) => string>> = {
  empty: () => 'Schreib eine Rechnung mit all deinen Karten.',
  'too-long': () => 'Diese Rechnung ist zu lang.',
  'too-deep': () => 'Da stecken zu viele Klammern ineinander.',
  'unknown-sign': (found) => `„${found}“ kann ich nicht lesen. Nimm Zahlen, + − · : und Klammern.`,
  'missing-number': () => 'Hier fehlt eine Zahl.',
  'missing-sign': () => 'Hier fehlt ein Rechenzeichen: + − · oder :.',
  'unclosed-bracket': () => 'Diese Klammer geht nie zu.',
  'unopened-bracket': () => 'Diese Klammer ging nie auf.',
  'wrong-bracket': () => 'Diese Klammer schließt eine von anderer Form.',
  'brackets-not-allowed': () => 'Klammern sind nicht erlaubt.',
  'leading-zero': () => 'Eine Zahl darf nicht mit 0 anfangen.',
  'unary-minus': () => 'Vor dem Minus muss eine Zahl stehen.',
  'wild-unsaid': (found) => `Schreib statt „${found}“ die Zahl, für die diese Karte steht.`,
  'equals-not-allowed': () => 'Lass das Gleichheitszeichen weg. Schreib nur, was die Zielzahl ergibt.',
};

function wrongCards({ missing, extra }: Facts): string {
  const lines: string[] = [];
  if (extra !== undefined) {
    const numbers = String(extra).split(' ');
    lines.push(
      `${g.listed(numbers)} ${numbers.length > 1 ? 'sind hier keine Karten' : 'ist hier keine Karte'} von dir.`,
    );
  }
  if (missing !== undefined) {
    const names = String(missing)
      .split(' ')
      .map((face) => (/^\d+$/.test(face) ? face : `die ${faceName(face)}-Karte`));
    lines.push(`Du musst noch ${g.listed(names)} verwenden.`);
  }
  return lines.join(' ');
}

function tell(e: NumsenseEvent, cast: Cast): string | null {
  switch (e.kind) {
    case 'deal-begun':
      return `Runde ${e.deal + 1}. ${g.does(e.dealer, cast, 'gibst', 'gibt')}. Alle bekommen ${cards(e.handSize)}.`;
    case 'hand-dealt':
      return `Deine Karten: ${g.listed(e.hand.map(({ face }) => faceName(face)))}.`;
    case 'target-drawn': {
      const back = g.listed(e.setAside.map(aCard));
      const many = e.setAside.length > 1;
      return back
        ? `${upper(back)} ${many ? 'kamen' : 'kam'} zuerst und ${many ? 'gehen' : 'geht'} zurück. Die Zielzahl ist ${e.value}.`
        : `Die Zielzahl ist ${e.value}.`;
    }
    case 'card-taken':
      if (e.from === 'discard' && e.card)
        return `${g.does(e.seat, cast, 'nimmst', 'nimmt')} ${theCard(e.card)} vom Ablagestapel.`;
      if (e.card) return `Du ziehst ${aCard(e.card)}.`;
      return g.isYou(e.seat, cast) ? null : `${g.who(e.seat, cast)} zieht eine Karte.`;
    case 'card-put':
      return `${g.does(e.seat, cast, 'legst', 'legt')} ${theCard(e.card)} ab.`;
    case 'card-exchanged':
      return `${g.does(e.seat, cast, 'tauschst', 'tauscht')} eine Ablage-Karte gegen ${theCard(e.card)} vom Stapel.`;
    case 'pile-refilled':
      return `Der Nachziehstapel war leer. ${cards(e.count)} ${e.count === 1 ? 'wird' : 'werden'} neu gemischt.`;
    case 'declared':
      return `${g.does(e.seat, cast, 'rufst', 'ruft')}: Numsense!`;
    case 'call-doubted': {
      const claim = shownIn(e.sentence, cast);
      const doubts = g.does(e.seat, cast, 'zweifelst daran', 'zweifelt daran');
      return e.right ? `${doubts}: ${claim} stimmt nicht. Das Spiel geht weiter.` : `${doubts}, aber ${claim} stimmt.`;
    }
    case 'false-call':
      return `${g.does(e.seat, cast, 'hast', 'hat')} „Numsense!“ gerufen, aber es stimmte nicht.${e.fine ? ` Das kostet ${points(String(e.fine))}.` : ''}`;
    case 'wild-expired':
      return 'Deine Ablage-Karte wurde nicht rechtzeitig gespielt. Sie zählt in dieser Runde 0.';
    case 'last-turns':
      return `Noch ein letzter Zug: ${g.listed(e.seats.map((seat) => g.whom(seat, cast)))}.`;
    case 'composing':
      if (e.seats.some((seat) => g.isYou(seat, cast))) return 'Schreib jetzt deine Rechnung mit all deinen Karten.';
      return e.seats.length > 1
        ? `${g.listed(e.seats.map((seat) => g.whom(seat, cast)))} schreiben ihre Rechnungen.`
        : `${g.who(e.seats[0] ?? 0, cast)} schreibt eine Rechnung.`;
    case 'written':
      return `${g.does(e.seat, cast, 'bist', 'ist')} fertig.`;
    case 'deal-scored':
      return scored(e.score, cast);
    case 'time-up':
      return 'Die Zeit ist um!';
    case 'match-over':
      return over(e.winners, e.totals, cast);
    default:
      return e satisfies never;
  }
}

const ENDED: Readonly<Record<DealScore['ended'], string>> = {
  declared: 'Die Runde ist zu Ende.',
  stalemate: 'Niemand hat gerufen, also ist die Runde zu Ende.',
  time: 'Die Zeit ist um, alle Hände werden gewertet.',
};

function scored(score: DealScore, cast: Cast): string {
  const lines = score.seats.map(({ sentence, value, points: got }, seat) => {
    const shown = sentence === null ? null : shownIn(sentence, cast);
    const made = shown === null || value === null ? '' : ` ${shown} = ${g.figure(value)},`;
    return `${g.who(seat, cast)}:${made} ${points(got)}.`;
  });
  return [ENDED[score.ended], ...lines].join(' ');
}

function over(winners: readonly number[], totals: readonly string[], cast: Cast): string {
  const total = withPoints(totals[winners[0] ?? 0] ?? '0');
  const [first] = winners;
  if (winners.length === 1 && first !== undefined) return `${g.does(first, cast, 'gewinnst', 'gewinnt')} mit ${total}!`;
  return `Der Sieg wird geteilt: ${g.listed(winners.map((seat) => g.whom(seat, cast)))}, jeweils mit ${total}!`;
}

function shownIn(sentence: string, cast: Cast): string {
  const parsed = parse(sentence, GRAMMAR);
  return parsed.ok ? print(parsed.expr, cast.signs ?? g.signs) : sentence;
}
