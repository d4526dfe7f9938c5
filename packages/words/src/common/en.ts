// English messages that every game shares: the kernel's own refusals.

/** Sentences for the kernel's reasons to refuse. */
export const kernelWhyEn = {
  damaged: () => 'That message cannot be read.',
  'no-such-seat': () => 'There is no such seat at this table.',
  'not-yours': () => 'It is not your turn.',
  'not-now': () => 'That cannot be done at this moment.',
  over: () => 'The match is over.',
} as const;

/** The same in any language. */
export type KernelWhyWords = Readonly<Record<keyof typeof kernelWhyEn, () => string>>;
