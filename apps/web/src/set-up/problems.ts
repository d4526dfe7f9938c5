// What stands in the way of a table, in words: the kernel's answer to a set-up, told with the game's own names for things.
import { readDeck } from '@cardinal/games/deck-file';
import type { Game, OptionSpec } from '@cardinal/kernel';
import { deckFaultLines, type GameWords } from '@cardinal/words';
import { pageTalk } from '../page-talk.svelte.ts';
import type { NotStarted } from '../session/current.svelte.ts';
import { talk } from '../talk.svelte.ts';

/** A sentence that says what is wrong, and the option that it is about. */
export interface Problem {
  readonly option: string | null;
  readonly text: string;
}

/** What is wrong with a set-up; without the game's words when its code could not be fetched. */
export function problemsOf(
  not: NotStarted,
  game: Game | null,
  said: GameWords | null,
  options: Readonly<Record<string, unknown>>,
): readonly Problem[] {
  const words = pageTalk.ui.setUp;
  switch (not.why) {
    case 'not-loaded':
      return [{ option: null, text: talk.ui.load.failed }];
    case 'seats':
      return [{ option: null, text: words.problems.seats(...not.seats) }];
    case 'options':
      return not.problems.flatMap(({ option, expected }) => {
        const spec = game?.options.specs[option];
        const read = spec?.kind === 'data' ? readDeck(options[option], spec.shape) : null;
        if (read?.ok === false)
          return deckFaultLines(read.faults, pageTalk.ui.deckFile).map((text) => ({ option, text }));
        const inWords = said && expectation(spec, said, option);
        return [{ option, text: words.problems.option(said?.options[option]?.label ?? option, inWords ?? expected) }];
      });
    case 'unfit':
      return [{ option: null, text: said?.why[not.refusal.why]?.(not.refusal.facts ?? {}) ?? not.refusal.why }];
    default:
      return not satisfies never;
  }
}

function expectation(spec: OptionSpec | undefined, said: GameWords, option: string): string | null {
  if (spec?.kind === 'whole') return pageTalk.ui.setUp.between(spec.min, spec.max);
  if (spec?.kind !== 'choice') return null;
  return spec.values.map((value) => said.options[option]?.values?.[value] ?? value).join(', ');
}
