// Chinese messages that every game shares: the kernel's own refusals.
import type { KernelWhyWords } from './en.ts';

/** Sentences for the kernel's reasons to refuse. */
export const kernelWhyZh: KernelWhyWords = {
  damaged: () => '这条消息无法读取。',
  'no-such-seat': () => '这张桌子没有这个座位。',
  'not-yours': () => '现在不是你的回合。',
  'not-now': () => '现在不能这样做。',
  over: () => '对局已经结束。',
};
