// The door to the sounds: they are fetched only when the first one is played, and only by pages that have sound on.
import type { Sound } from './sounds.ts';
import { settings } from './settings.svelte.ts';

export type { Sound };

/** Plays a sound if the player wants sounds. */
export async function playSound(sound: Sound): Promise<void> {
  if (settings.sound) (await import('./sounds.ts')).play(sound);
}
