// Spanish messages that every game shares: the kernel's own refusals.
import type { KernelWhyWords } from './en.ts';

/** Sentences for the kernel's reasons to refuse. */
export const kernelWhyEs: KernelWhyWords = {
  damaged: () => 'Ese mensaje no se puede leer.',
  'no-such-seat': () => 'En esta mesa no existe ese asiento.',
  'not-yours': () => 'No es tu turno.',
  'not-now': () => 'Eso no se puede hacer en este momento.',
  over: () => 'La partida ha terminado.',
};
