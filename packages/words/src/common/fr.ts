// French messages that every game shares: the kernel's own refusals.
import type { KernelWhyWords } from './en.ts';

/** Sentences for the kernel's reasons to refuse. */
export const kernelWhyFr: KernelWhyWords = {
  damaged: () => 'Ce message est illisible.',
  'no-such-seat': () => 'Cette place n’existe pas à cette table.',
  'not-yours': () => 'Ce n’est pas ton tour.',
  'not-now': () => 'Cela ne se fait pas en ce moment.',
  over: () => 'La partie est terminée.',
};
