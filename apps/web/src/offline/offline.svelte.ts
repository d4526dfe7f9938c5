// What is known of the files on this device, for screens: it changes before their eyes.
import { createSubscriber } from 'svelte/reactivity';
import { files, onFiles } from './files.ts';

const watch = createSubscriber(onFiles);

/** What is known of the files on this device. */
export const offline: typeof files = {
  get ready(): boolean {
    watch();
    return files.ready;
  },
  get newer(): boolean {
    watch();
    return files.newer;
  },
};
