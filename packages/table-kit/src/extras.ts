// The doors to what is fetched late or never: sounds, and dragging. A table is whole without them.
import type { DragHost } from './drag.ts';
import { drags, settings } from './settings.svelte.ts';
import type { Sound } from './sound.ts';

export type { Sound };

/** Plays a sound if the player wants sounds. */
export async function playSound(sound: Sound): Promise<void> {
  if (settings.sound) (await import('./sound.ts')).play(sound);
}

/** Lets cards inside `root` be dragged if the player wants that, once the code for it has come. Returns how to stop it. */
export function letDragLater(root: HTMLElement, host: DragHost): () => void {
  if (!drags(settings)) return () => undefined;
  let over = false;
  let stop = (): void => undefined;
  const timer = setTimeout(() => {
    void import('./drag.ts').then(({ letDrag }) => {
      if (!over) stop = letDrag(root, host);
    });
  }, 1000);
  return () => {
    over = true;
    clearTimeout(timer);
    stop();
  };
}
