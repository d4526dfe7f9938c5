// What one does in MathMasters, in English. It stands on the home page from the first moment, so it comes without all other words.

/** One short sentence. */
export const taglineEn =
  'Beat the last set with a stronger one of the same kind. Whoever lays the last set wins the pile.';
