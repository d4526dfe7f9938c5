// What the home page shows of each game: facts of those that can be played, and the little that is known of those to come.
import { games, type GameEntry } from '@cardinal/games';
import { tables } from '@cardinal/games/tables';

/** Games that are announced before they can be played, with the figures of their rules. */
export const TO_COME = {
  'break-in': { seats: [2, 6] },
  'math-rush': { seats: [1, 5], minutes: [15, 15], age: 8 },
  mathmasters: { seats: [2, 4], minutes: [25, 25], age: 8 },
  'addition-mania': { seats: [2, 8] },
} as const satisfies Readonly<Record<string, Figures>>;

/** Seats, minutes and age, as far as they are known. */
export interface Figures {
  readonly seats: readonly [number, number];
  readonly minutes?: readonly [number, number];
  readonly age?: number;
}

/** A card on the home page. */
export type HomeCard =
  | { readonly kind: 'ready'; readonly id: string; readonly entry: GameEntry }
  | { readonly kind: 'soon'; readonly id: keyof typeof TO_COME };

/** The order of the house; a sixth game follows in the order of the registry. */
const ORDER = ['numsense', 'break-in', 'math-rush', 'mathmasters', 'addition-mania'] as const;

/** All cards of the home page. An announced game is ready when the registry has it and its table is there. */
export function homeCards(): readonly HomeCard[] {
  const known: Readonly<Record<string, GameEntry>> = games;
  return [...new Set<string>([...ORDER, ...Object.keys(known)])].flatMap((id): HomeCard[] => {
    const entry = known[id];
    if (entry && (id in tables || !(id in TO_COME))) return [{ kind: 'ready', id, entry }];
    return id in TO_COME ? [{ kind: 'soon', id: id as keyof typeof TO_COME }] : [];
  });
}
