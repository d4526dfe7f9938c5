// Whether a seat may make a move, and which moves there are: from its view alone, so that a refusal can tell nothing
// that the seat does not know, and the page can ask the same question before it asks a server.
import { no, YES, type Verdict } from '@cardinal/kernel';
import { cardsToDraw } from './plan.ts';
import { readSentence } from './sentence.ts';
import type { CardId, NumsenseMove, NumsenseView, NumsenseWhy, Pile } from './types.ts';

type Answer = Verdict<NumsenseWhy>;

/** Whether the seat that looks may make that move. The kernel has asked already whether it may act at all. */
export function check(v: NumsenseView, m: NumsenseMove): Answer {
  if (m.kind === 'doubt') return v.open && v.who !== v.declarer ? YES : no('no-call');
  if (!acts(v)) return no('not-yours');
  switch (m.kind) {
    case 'take':
      return checkTake(v, m.from);
    case 'put':
      if (v.phase === 'turn') return no('take-first');
      if (v.phase !== 'put') return no('not-now');
      return holds(v, m.card) ? YES : no('not-in-hand');
    case 'exchange':
      return checkExchange(v, m.card, m.for);
    case 'declare':
      return checkDeclare(v, m.sentence);
    case 'keep-quiet':
      return v.phase === 'call' ? YES : no('not-now');
    case 'write':
      return checkWrite(v, m.sentence);
    default:
      return m satisfies never;
  }
}

/** A doubt waits for nobody's turn. */
export function calls(m: NumsenseMove): boolean {
  return m.kind === 'doubt';
}

/** Every legal move, or null where sentences are asked for: there are too many to list. {@link plainMoves} lists the rest. */
export function moves(v: NumsenseView): readonly NumsenseMove[] | null {
  return acts(v) && v.phase !== 'put' ? null : plainMoves(v);
}

/** Every legal move of the seat but those with a sentence. */
export function plainMoves(v: NumsenseView): readonly NumsenseMove[] {
  if (!acts(v)) return v.who !== 'watcher' && v.turn.may.includes(v.who) ? [{ kind: 'doubt' }] : [];
  const all: NumsenseMove[] = [
    { kind: 'take', from: 'draw' },
    { kind: 'take', from: 'discard' },
    ...v.hand.map(({ id }): NumsenseMove => ({ kind: 'put', card: id })),
    ...exchanges(v),
    { kind: 'keep-quiet' },
    { kind: 'doubt' },
  ];
  return all.filter((m) => check(v, m).ok);
}

function exchanges(v: NumsenseView): NumsenseMove[] {
  return v.hand
    .filter(({ face }) => face === 'D')
    .flatMap(({ id }) => v.discard.map((card): NumsenseMove => ({ kind: 'exchange', card: id, for: card.id })));
}

function acts(v: NumsenseView): boolean {
  return v.who !== 'watcher' && v.turn.must.includes(v.who);
}

/** Rulings 1.4 and 1.5: an empty pile gives nothing. */
function checkTake(v: NumsenseView, pile: Pile): Answer {
  if (v.phase === 'put') return no('put-first');
  if (v.phase === 'call') return no('already-taken');
  if (v.phase !== 'turn') return no('not-now');
  return (pile === 'draw' ? cardsToDraw(v, v.who) : v.discard.length) > 0 ? YES : no('pile-empty', { pile });
}

/** Whether a Discard wild may be played now, seen from the turn alone (rulings 1.21 to 1.23). As the whole turn (H:discardWild) it stands in place of the draw; but one that is drawn on the last turn is playable at once, since no other turn comes. */
export function isTimeToPlay(v: NumsenseView, wild: CardId): boolean {
  if (v.phase === 'turn' || v.options.discardWild === 'free') return true;
  return v.phase === 'put' && v.declarer !== null && v.taken?.card?.id === wild;
}

/** Rulings 1.21 to 1.23. */
function checkExchange(v: NumsenseView, wild: CardId, wanted: CardId): Answer {
  if (v.phase === 'compose') return no('not-now');
  if (!isTimeToPlay(v, wild)) return no('already-taken');
  const card = v.hand.find(({ id }) => id === wild);
  if (!card) return no('not-in-hand');
  if (card.face !== 'D') return no('not-a-discard-wild');
  if (v.spent.includes(wild)) return no('spent');
  if (v.discard.length === 0) return no('discard-empty');
  return v.discard.some(({ id }) => id === wanted) ? YES : no('not-in-pile');
}

/** Ruling 1.7: calling is the whole turn, or with H:declareAfterDraw its end. Ruling 1.9: a false call is refused unless the house plays it out. */
function checkDeclare(v: NumsenseView, sentence: string): Answer {
  if (v.phase === 'put') return no('put-first');
  if (v.phase !== 'turn' && v.phase !== 'call') return no('cannot-declare');
  const reading = read(v, sentence);
  if (!reading.ok) return reading;
  if (reading.exact || v.options.falseCall !== 'refuse' || v.options.referee === 'table') return YES;
  return no('misses', { value: reading.value, distance: reading.distance, target: v.target?.value ?? 0 });
}

/** Ruling 1.12: any sentence that uses the cards counts, however far it is from the target. */
function checkWrite(v: NumsenseView, sentence: string): Answer {
  if (v.phase !== 'compose') return no('not-now');
  if (v.written !== null) return no('already-written');
  const reading = read(v, sentence);
  return reading.ok ? YES : reading;
}

function read(v: NumsenseView, sentence: string): ReturnType<typeof readSentence> {
  const faces = v.hand.map(({ face }) => face);
  return readSentence(sentence, faces, v.target?.value ?? 0, v.options);
}

function holds(v: NumsenseView, card: CardId): boolean {
  return v.hand.some(({ id }) => id === card);
}
