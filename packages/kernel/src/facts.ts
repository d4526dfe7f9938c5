// What a lobby, a home page or a command line says of a game before its rules are loaded.

/** The facts of a game. `credit` names whom the game belongs to, as it is written in any language, or nobody where the author is not known; Cardinal is independent of them. */
export interface GameFacts {
  readonly id: string;
  readonly title: string;
  readonly seats: readonly [number, number];
  /** Seats that a new table offers at first. */
  readonly usualSeats: number;
  readonly minutes: readonly [number, number];
  readonly age: number;
  readonly credit: { readonly by: string | null; readonly url?: string; readonly document: string };
}
