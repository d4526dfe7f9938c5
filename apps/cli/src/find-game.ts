// Games by name, and matches opened from what a person typed. Every mistake becomes one sentence.
import { games, type GameEntry } from '@cardinal/games';
import { formsOf, type MoveForm } from '@cardinal/games/move-form';
import { openMatch, type Game, type Match, type Refusal, type Setup } from '@cardinal/kernel';
import { kernelWhyEn, type GameWords } from '@cardinal/words';
import { deckProblem, openDeck } from './deck.ts';
import { readText } from './files.ts';
import { WrongUse } from './stop.ts';

/** A game with its words, ready to play. */
export interface LoadedGame {
  readonly entry: GameEntry;
  readonly game: Game;
  readonly words: GameWords;
  readonly forms: readonly MoveForm[];
}

/** The ids of all games. */
export const gameIds: readonly string[] = Object.keys(games);

/** A game by its id. Throws WrongUse with the list of ids. */
export async function loadGame(id: string): Promise<LoadedGame> {
  const entry = Object.hasOwn(games, id) ? (games as Readonly<Record<string, GameEntry>>)[id] : undefined;
  if (!entry) throw new WrongUse(`No game is called "${id}". The games are: ${gameIds.join(', ')}.`);
  const [game, words, forms] = await Promise.all([entry.load(), entry.words.en(), formsOf(id)]);
  return { entry, game, words, forms };
}

/** Every game's rules by id, for readers of files that may hold any game. */
export async function loadAllGames(): Promise<ReadonlyMap<string, Game>> {
  const loaded = await Promise.all(Object.entries(games).map(async ([id, entry]) => [id, await entry.load()] as const));
  return new Map(loaded);
}

/** The sentence for a refusal. */
export function refusalText(words: GameWords, refusal: Refusal): string {
  const sentences: Readonly<Record<string, (facts: Readonly<Record<string, string | number>>) => string>> = {
    ...kernelWhyEn,
    ...words.why,
  };
  return sentences[refusal.why]?.(refusal.facts ?? {}) ?? refusal.why;
}

/** Opens a match, or throws WrongUse with what was expected. */
export function open({ game, words }: LoadedGame, setup: Setup): Match {
  const opened = openMatch(game, setup);
  if (opened.ok) return opened.match;
  switch (opened.why) {
    case 'options':
      throw new WrongUse(
        opened.problems
          .map(({ option, why, expected }) => {
            if (why === 'unknown-option') return `There is no option "${option}". The options are: ${expected}.`;
            const deck =
              option === 'deck' ? deckProblem((setup.options as { readonly deck?: unknown }).deck, game) : null;
            return deck ?? `Option "${option}" takes ${expected}.`;
          })
          .join('\n'),
      );
    case 'seats':
      throw new WrongUse(`${words.title} takes ${opened.seats[0]} to ${opened.seats[1]} seats.`);
    case 'unfit':
      throw new WrongUse(refusalText(words, opened.refusal));
    default:
      return opened satisfies never;
  }
}

/** Options given as JSON text or as a file `@FILE`; the deck among them may be the name of a deck file. */
export function readOptions(given: string | undefined, game: Game): unknown {
  if (given === undefined) return {};
  const text = given.startsWith('@') ? readText(given.slice(1)) : given;
  let options: unknown;
  let place = '';
  try {
    options = JSON.parse(text);
  } catch (error) {
    const at = /position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1];
    place = at === undefined ? '' : ` (at character ${Number(at) + 1})`;
  }
  if (typeof options === 'object' && options !== null && !Array.isArray(options)) {
    const file = 'deck' in options ? options.deck : undefined;
    return typeof file === 'string' ? { ...options, deck: openDeck(file, game) } : options;
  }
  throw new WrongUse(`--options takes a JSON object such as '{"deals":3}', not${place}: ${given}`);
}

/** A whole number in a range. Throws WrongUse. */
export function whole(name: string, min: number, max: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    // Only plain digits: 1e1 and 0x7 are slips.
    if (!/^[-+]?\d+$/.test(text.trim()) || value < min || value > max) {
      throw new WrongUse(`${name} takes a whole number from ${min} to ${max}, not "${text}".`);
    }
    return value;
  };
}
