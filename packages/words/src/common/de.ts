// German messages that every game shares: the kernel's own refusals.
import type { KernelWhyWords } from './en.ts';

/** Sentences for the kernel's reasons to refuse. */
export const kernelWhyDe: KernelWhyWords = {
  damaged: () => 'Diese Nachricht ist nicht lesbar.',
  'no-such-seat': () => 'Diesen Platz gibt es an diesem Tisch nicht.',
  'not-yours': () => 'Du bist nicht dran.',
  'not-now': () => 'Das geht gerade nicht.',
  over: () => 'Die Partie ist zu Ende.',
};
