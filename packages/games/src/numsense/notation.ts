// One line for a move, and back: for logs, golden files and people at a command line. A card is `#` and its id; when
// reading, its face is enough.
import type { Card, CardId, NumsenseMove, NumsenseView } from './types.ts';

/** The line of a move. */
export function write(m: NumsenseMove): string {
  switch (m.kind) {
    case 'take':
      return `take ${m.from}`;
    case 'put':
      return `put #${m.card}`;
    case 'exchange':
      return `exchange #${m.card} for #${m.for}`;
    case 'declare':
      return `declare ${m.sentence}`;
    case 'keep-quiet':
      return 'keep quiet';
    case 'doubt':
      return 'doubt';
    case 'write':
      return `write ${m.sentence}`;
    default:
      return m satisfies never;
  }
}

/** The line of a move with the face of each card that is named: "put #73 (9)". */
export function show(m: NumsenseMove, v: NumsenseView): string {
  return write(m).replace(/#(\d+)/g, (named, id) => {
    const card = [...v.hand, ...v.discard].find((one) => one.id === Number(id));
    return card ? `${named} (${card.face})` : named;
  });
}

const LINES: readonly (readonly [RegExp, (v: NumsenseView, parts: readonly string[]) => NumsenseMove | null])[] = [
  [
    /^take (draw|discard)$/i,
    (_, [pile]) => ({ kind: 'take', from: pile?.toLowerCase() === 'draw' ? 'draw' : 'discard' }),
  ],
  [
    /^put (#?\w+)$/i,
    (v, [card]) => {
      const put = named(card, v.hand);
      return put === null ? null : { kind: 'put', card: put };
    },
  ],
  [
    /^exchange (#?\w+) for (#?\w+)$/i,
    (v, [wild, card]) => {
      const from = named(wild, v.hand);
      const wanted = named(card, v.discard.toReversed());
      return from === null || wanted === null ? null : { kind: 'exchange', card: from, for: wanted };
    },
  ],
  [/^keep quiet$/i, () => ({ kind: 'keep-quiet' })],
  [/^doubt$/i, () => ({ kind: 'doubt' })],
  [/^declare (.*)$/i, (_, [sentence]) => ({ kind: 'declare', sentence: sentence ?? '' })],
  [/^write (.*)$/i, (_, [sentence]) => ({ kind: 'write', sentence: sentence ?? '' })],
];

/** A card that nobody holds: a line that names one which is not there is a move all the same, and the rules say why not. */
const NOBODYS: CardId = 312_000;

/** The move that a line names, or null when it names none. Faces ("put 7", "exchange D for W") are looked up in the own hand and, from the top, in the discard pile. */
export function read(text: string, v: NumsenseView): NumsenseMove | null {
  // Faces that `show` put behind a card say nothing new.
  const plain = text.replace(/(#\d+) \([^()]*\)/g, '$1');
  for (const [pattern, made] of LINES) {
    const found = pattern.exec(plain);
    if (found) return made(v, found.slice(1));
  }
  return null;
}

function named(text: string | undefined, cards: readonly Card[]): CardId | null {
  if (text === undefined) return null;
  const id = /^#(\d{1,9})$/.exec(text)?.[1];
  if (id !== undefined) return Number(id);
  const isFace = /^(?:\d{1,2}|[WDMT])$/i.test(text);
  return cards.find(({ face }) => String(face) === text.toUpperCase())?.id ?? (isFace ? NOBODYS : null);
}
