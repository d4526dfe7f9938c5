// What a table in this page is made from: who sits where, by which rules, from which seed. Nothing here touches the page.
import { eachBySeat, openMatch, type Game, type GameFacts, type Level } from '@cardinal/kernel';

/** A seat as it is set up: somebody at this device, or a bot. `hints`: how many a person may ask for in a match; as many as they like if not given. */
export type SeatSetup =
  | { readonly kind: 'person'; readonly name: string; readonly hints?: number }
  | { readonly kind: 'bot'; readonly name: string; readonly level: Level };

/** A table before its match. Options are given over the game's defaults. */
export interface TableSetup {
  readonly game: string;
  readonly seats: readonly SeatSetup[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
}

/** 128 random bits as hexadecimal digits. */
export function freshSeed(random: Pick<Crypto, 'getRandomValues'>): string {
  return Array.from(random.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Bots' levels at a usual table: one good opponent, the others easier. */
const USUAL: readonly Level[] = ['normal', 'easy', 'normal', 'easy'];

/** The table that "Play now" opens: one person and bots up to the usual number of seats, with the names given. */
export function usualSetup(facts: GameFacts, names: readonly string[], seed: string): TableSetup {
  const seats = Array.from({ length: facts.usualSeats }, (_, i): SeatSetup => {
    const named = names[i] ?? `${i + 1}`;
    return i === 0
      ? { kind: 'person', name: named }
      : { kind: 'bot', name: named, level: USUAL[(i - 1) % USUAL.length] ?? 'easy' };
  });
  return { game: facts.id, seats, options: {}, seed };
}

/** The same table with its seats turned so that the person begins, where the game lets one seat begin: nobody who comes to play wants to wait first. */
export function personBegins(game: Game, setup: TableSetup): TableSetup {
  const { options, seed, seats } = setup;
  const opened = openMatch(game, { options, seed, seats: seats.length });
  const person = seats.findIndex(({ kind }) => kind === 'person');
  if (!opened.ok || person < 0) return setup;
  opened.match.advance(0, true);
  const [first, ...others] = opened.match.turn.must;
  if (first === undefined || others.length > 0) return setup;
  const turned = (person - first + seats.length) % seats.length;
  const own = eachBySeat(game.options.specs, options, seats.length, (seat) => (seat + turned) % seats.length);
  return { ...setup, options: own, seats: [...seats.slice(turned), ...seats.slice(0, turned)] };
}
