// The doors to what is fetched late or never: sounds, gliding, dragging, one's own keys. A table is whole without them.
import type { DragHost } from './drag.ts';
import type * as FacesModule from './faces.ts';
import type { Faces } from './faces.ts';
import { drags } from './setting-choices.ts';
import { settings } from './settings.svelte.ts';
import type { Sound } from './sound.ts';

export type { Sound };

/** Plays a sound if the player wants sounds. */
export async function playSound(sound: Sound): Promise<void> {
  if (settings.sound) (await import('./sound.ts')).play(sound);
}

/** Watches what moves, once the code for it has come, which is fetched at once: until then cards are simply there. */
export function watchFacesLater(root: HTMLElement, layer: HTMLElement): Faces {
  let here: Faces | null = null;
  let over = false;
  const come = ({ watchFaces }: typeof FacesModule): void => {
    if (!over) here = watchFaces(root, layer);
  };
  import('./faces.ts').then(come, () => undefined);
  return {
    remember: () => here?.remember(),
    glide: (also) => here?.glide(also),
    hold: (name, rect) => here?.hold(name, rect),
    land: () => here?.land(),
    close() {
      over = true;
      here?.close();
    },
  };
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
