// The type of one registry line: facts at once, rules and words when they are needed.
import type { Game, GameFacts } from '@cardinal/kernel';
import type { GameWords, Lang } from '@cardinal/words';

/** A game in the registry. */
export interface GameEntry {
  readonly facts: GameFacts;
  readonly load: () => Promise<Game>;
  readonly words: Readonly<Record<Lang, () => Promise<GameWords>>>;
}
