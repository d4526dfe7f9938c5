// What explains a wrong sentence, in Chinese.
import type { MisreadWords } from './misread-words.ts';

/** Chinese sentences. */
export const misread: MisreadWords = {
  byZero: (step) => `${step} 没有得数。0不能做除数。`,
  leftToRight: (step) => `你是不是从左到右依次算的？要先乘除后加减：先算 ${step}。`,
  timesFirst: (step) => `你是不是先算了乘除？这里一律从左到右：先算 ${step}。`,
  brackets: (meant, step) => `你想的是不是 ${meant}？照现在的写法，要先算 ${step}。`,
  swapped: (step, other) => `你是不是把两个数弄反了？${step}，不是 ${other}。`,
  otherSign: (step, other) => `你是不是看错了符号？${other}，而 ${step}。`,
  slip: (step, other) => `差一点！${step}，不是 ${other}。`,
};
