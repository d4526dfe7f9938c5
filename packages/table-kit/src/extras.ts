// The doors to what is fetched late or never: sounds, dragging, one's own keys. A table is whole without them.
import type { DragHost } from './drag.ts';
import { drags } from './setting-choices.ts';
import { settings } from './settings.svelte.ts';
import type { Sound } from './sound.ts';

export type { Sound };

/** Plays a sound if the player wants sounds. */
export async function playSound(sound: Sound): Promise<void> {
  if (settings.sound) (await import('./sound.ts')).play(sound);
}

/** Lets cards inside `root` be dragged if the player wants that, once the code for it and the host have come. Returns how to stop it. */
export function letDragLater(root: HTMLElement, host: () => Promise<DragHost>): () => void {
  if (!drags(settings)) return () => undefined;
  return later(async () => (await import('./drag.ts')).letDrag(root, await host()));
}

/** Lets one's own keys act at the table inside `root`, once the code for it has come. Returns how to stop it. */
export function letKeysLater(root: HTMLElement, say: () => void): () => void {
  return later(async () => (await import('./frame/frame-keys.ts')).letKeys(root, say));
}

/** Milliseconds until an extra that could not be fetched (no line, a server that restarts) is tried again. */
const AGAIN = 5_000;

/** Starts something a second after the table stands; what it returns is called when the table goes. */
function later(start: () => Promise<() => void>): () => void {
  let over = false;
  let stop = (): void => undefined;
  const attempt = (): void =>
    void start().then(
      (started) => {
        if (over) started();
        else stop = started;
      },
      () => {
        if (!over) timer = setTimeout(attempt, AGAIN);
      },
    );
  let timer = setTimeout(attempt, 1000);
  return () => {
    over = true;
    clearTimeout(timer);
    stop();
  };
}
