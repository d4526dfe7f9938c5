// One line for a move, and back: for logs, golden files and people at a command line. A card is `#` and its id; when
// reading, its face is enough, and a formula needs no cards at all: they are looked up in the hand.
import { isFormulaCard } from '@cardinal/solver';
import { NOBODYS } from './deck.ts';
import { cardsFor, readFormula, settled } from './formula.ts';
import type { BreakInMove, BreakInView, Card, CardId } from './types.ts';

/** The line of a move. */
export function write(m: BreakInMove): string {
  switch (m.kind) {
    case 'take':
      return `take ${m.from}`;
    case 'lay':
      return `lay ${m.formula}${m.cards.map((id) => ` #${id}`).join('')}`;
    case 'discard':
      return `discard #${m.card}`;
    case 'done':
      return 'done';
    case 'break-in':
      return `break in #${m.card}`;
    case 'give-up':
      return 'give up';
    case 'let-lie':
      return 'let lie';
    case 'accept':
      return `accept formula ${m.formula}`;
    case 'doubt':
      return `doubt formula ${m.formula}`;
    default:
      return m satisfies never;
  }
}

/** The line of a move with the face of each card that is named: "put #73 (9)". */
export function show(m: BreakInMove, v: BreakInView): string {
  return write(m).replace(/#(\d+)/g, (named, id) => {
    const card = [...v.hand, ...v.discard].find((one) => one.id === Number(id));
    return card ? `${named} (${card.face})` : named;
  });
}

const LINES: readonly (readonly [
  RegExp,
  (v: BreakInView, parts: readonly (string | undefined)[]) => BreakInMove | null,
])[] = [
  [
    /^take (draw|discard)$/i,
    (_, [pile]) => ({ kind: 'take', from: pile?.toLowerCase() === 'draw' ? 'draw' : 'discard' }),
  ],
  [/^lay ([^#]*?)((?: #\d{1,9})*)$/i, (v, [text, ids]) => lay(v, text ?? '', ids ?? '')],
  [
    /^discard (\S+)$/i,
    (v, [card]) => {
      const id = named(card, v.hand);
      return id === null ? null : { kind: 'discard', card: id };
    },
  ],
  [/^done$/i, () => ({ kind: 'done' })],
  [
    /^break[ -]in!?(?: (\S+))?$/i,
    (v, [card]) => {
      // Once the window has closed, the card that it was open for: the call is a move all the same, but a late one.
      const seen = [...v.known.flat(), ...v.discard].reverse();
      const brokenIn = v.table.findLast(({ breakIn }) => breakIn)?.cards[0];
      const last = v.window?.card ?? v.discard.at(-1)?.id ?? v.taken?.card ?? brokenIn ?? NOBODYS;
      const id = card === undefined ? last : named(card, seen);
      return id === null ? null : { kind: 'break-in', card: id };
    },
  ],
  [/^give up$/i, () => ({ kind: 'give-up' })],
  [/^let lie$/i, () => ({ kind: 'let-lie' })],
  [
    /^(accept|doubt)(?: formula (\d{1,9}))?$/i,
    (v, [word, no]) => {
      const formula = no === undefined ? (v.pending?.no ?? 0) : Number(no);
      return { kind: word?.toLowerCase() === 'accept' ? 'accept' : 'doubt', formula };
    },
  ],
];

/** The move that a line names, or null when it names none. "lay 12+1=13", "discard 7" and "break in" look the cards up. */
export function read(text: string, v: BreakInView): BreakInMove | null {
  // Faces that `show` put behind a card say nothing new.
  const plain = text.replace(/(#\d+) \([^()]*\)/g, '$1');
  for (const [pattern, made] of LINES) {
    const found = pattern.exec(plain);
    if (found) return made(v, found.slice(1));
  }
  return null;
}

/** With ids the text stays as it is; without them a bare `*` becomes the sign that makes the formula true. */
function lay(v: BreakInView, text: string, ids: string): BreakInMove {
  if (ids !== '') {
    const cards = ids
      .trim()
      .split(' ')
      .map((id) => Number(id.slice(1)));
    return { kind: 'lay', formula: text, cards };
  }
  const formula = settled(text, v.options) ?? text;
  const reading = readFormula(formula, v.options);
  const known = v.who === 'watcher' ? [] : (v.known[v.who] ?? []);
  const cards = reading.ok ? cardsFor(reading.cards, v.hand, v.claim ? (v.window?.card ?? null) : null, known) : null;
  return { kind: 'lay', formula, cards: cards ?? [] };
}

const FACES: Readonly<Record<string, string>> = { '×': 'x', '÷': '/', '−': '-', X: 'x' };

function named(text: string | undefined, cards: readonly Card[]): CardId | null {
  if (text === undefined) return null;
  const id = /^#(\d{1,9})$/.exec(text)?.[1];
  if (id !== undefined) return Number(id);
  const wanted = FACES[text] ?? text;
  return cards.find(({ face }) => face === wanted)?.id ?? (isFormulaCard(wanted) ? NOBODYS : null);
}
