// Arabic messages that every game shares: the kernel's own refusals.
import type { KernelWhyWords } from './en.ts';

/** Sentences for the kernel's reasons to refuse. */
export const kernelWhyAr: KernelWhyWords = {
  damaged: () => 'لا يمكن قراءة هذه الرسالة.',
  'no-such-seat': () => 'لا يوجد هذا المقعد على الطاولة.',
  'not-yours': () => 'ليس هذا دورك.',
  'not-now': () => 'لا يمكن فعل ذلك الآن.',
  over: () => 'انتهت المباراة.',
};
