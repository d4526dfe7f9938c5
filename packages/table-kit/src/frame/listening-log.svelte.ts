// A log that hears a table by itself, for games whose events need nothing but their line and their sound.
import type { Who } from '@cardinal/kernel';
import type { Cast } from '@cardinal/words';
import { playSound, type Sound } from '../extras.ts';
import { namesAt } from '../names.ts';
import { TableLog } from './log.svelte.ts';

/** What a log listens to. */
interface Heard {
  readonly players: readonly { readonly name: string }[];
  readonly view: { readonly who: Who };
  onHeard(listener: (event: { readonly kind: string }) => void): () => void;
}

/** How what is heard is told. */
interface Teller {
  readonly game: { readonly tell: (event: { readonly kind: string }, cast: Cast) => string | null };
  readonly signs: NonNullable<Cast['signs']>;
}

/** The log of a table that listens to its session for as long as the component lives that asks for it; `sounds` says what an event sounds like, where sound is on. */
export function listeningLog(
  session: () => Heard,
  tongue: Teller,
  sounds: Readonly<Partial<Record<string, Sound>>>,
): TableLog {
  const log = new TableLog(
    (event, cast) => tongue.game.tell(event, cast),
    () => ({ names: namesAt(session()), you: session().view.who, signs: tongue.signs }),
  );
  $effect(() =>
    session().onHeard((event) => {
      log.hear(event);
      const sound = sounds[event.kind];
      if (sound) void playSound(sound);
    }),
  );
  return log;
}
