// What was chosen for printing, as it lasts on this device: choices only. A deck or a match that was opened is not kept, and
// what cannot be chosen (any more) is as it usually is.
import type { GameId } from '@cardinal/games';
import {
  CARD_SIZES,
  DIFFICULTIES,
  FLIPS,
  GRADES,
  INDEX_SIZES,
  KEY_PLACES,
  LAYOUTS,
  PAPERS,
  SHARES,
  TARGETS,
} from '@cardinal/print-kit/choices';
import * as v from 'valibot';
import type { Shelf } from '../session/shelf.ts';
import { COUNTS, HANDS, KINDS, MARKS, WHATS, type Wish } from './wish.ts';

const NAME = 'cardinal.print';

/** What is kept: of which game, and its choices. */
export interface KeptWish {
  readonly game: GameId;
  readonly wish: Wish;
}

const keys = <K extends string>(from: Readonly<Record<K, unknown>>): readonly K[] => Object.keys(from) as K[];

/** The shape of the choices; each that is not right is the usual one, none is a reason to lose the others. */
function shapeOf(usual: Wish, seats: readonly [least: number, most: number]) {
  const one = <const T extends string | number>(from: readonly T[], instead: T) =>
    v.fallback(v.picklist(from), instead);
  const flag = (instead: boolean) => v.fallback(v.boolean(), instead);
  const count = (least: number, most: number, instead: number) =>
    v.fallback(v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most)), instead);
  const text = (instead: string) => v.fallback(v.pipe(v.string(), v.maxLength(200)), instead);
  return v.object({
    what: one(WHATS, usual.what),
    paper: one(keys(PAPERS), usual.paper),
    stock: count(0, 9, usual.stock),
    card: one(keys(CARD_SIZES), usual.card),
    layout: one(LAYOUTS, usual.layout),
    flip: one(FLIPS, usual.flip),
    bleed: flag(usual.bleed),
    index: one(INDEX_SIZES, usual.index),
    marks: one(MARKS, usual.marks),
    inkSaver: flag(usual.inkSaver),
    offset: text(usual.offset),
    players: count(...seats, usual.players),
    large: flag(usual.large),
    kind: one(KINDS, usual.kind),
    grade: one(
      GRADES.map(({ id }) => id),
      usual.grade,
    ),
    carrying: one(SHARES, usual.carrying),
    brackets: one(SHARES, usual.brackets),
    balance: one(SHARES, usual.balance),
    hand: one(HANDS, usual.hand),
    difficulty: one(DIFFICULTIES, usual.difficulty),
    count: one(COUNTS, usual.count),
    seed: text(usual.seed),
    key: one(KEY_PLACES, usual.key),
    target: one(keys(TARGETS), usual.target),
    pictureHome: text(usual.pictureHome),
  });
}

/** The choices that were kept for a game, or of the last game where none is asked for; the usual ones where nothing was. */
export function readWish(
  shelf: Pick<Shelf, 'read'>,
  asked: GameId | null,
  seatsOf: (game: string) => readonly [least: number, most: number] | null,
  usual: (game: GameId) => Wish,
): KeptWish {
  const kept = parsed(shelf.read(NAME));
  const seats = seatsOf(kept.game);
  const last = seats && (kept.game as GameId);
  const game = asked ?? last ?? 'numsense';
  const read = v.parse(shapeOf(usual(game), seatsOf(game) ?? [1, 1]), kept.choices);
  // Stocks of card and seats are a game's own.
  const own = game === last ? {} : { stock: 0, players: usual(game).players };
  return { game, wish: { ...usual(game), ...read, ...own } };
}

/** Keeps the choices. */
export function keepWish(shelf: Pick<Shelf, 'write'>, { game, wish }: KeptWish): void {
  const { deck: _deck, match: _match, ...choices } = wish;
  shelf.write(NAME, JSON.stringify({ game, choices }));
}

function parsed(text: string | null): { readonly game: string; readonly choices: object } {
  let given: unknown;
  try {
    given = JSON.parse(text ?? '{}') as unknown;
  } catch {
    given = {};
  }
  return v.parse(
    v.fallback(v.object({ game: v.string(), choices: v.looseObject({}) }), { game: '', choices: {} }),
    given,
  );
}
