// What a game gets of the frame once the table stands on the page, for what it must do by hand.
import type { Faces } from '../faces.ts';

/** The standing table: its element, the ground that faces glide on, and the faces. */
export interface Stand {
  readonly root: HTMLElement;
  readonly layer: HTMLElement;
  readonly faces: Faces;
}
