// The shape of the sentences that explain a wrong one.

/** The sentences for each way to misread a sentence. Steps and sentences come in as text in the reader's signs. */
export interface MisreadWords {
  readonly byZero: (step: string) => string;
  readonly leftToRight: (step: string) => string;
  readonly timesFirst: (step: string) => string;
  readonly brackets: (meant: string, step: string) => string;
  readonly swapped: (step: string, other: string) => string;
  readonly otherSign: (step: string, other: string) => string;
  readonly slip: (step: string, other: string) => string;
}
