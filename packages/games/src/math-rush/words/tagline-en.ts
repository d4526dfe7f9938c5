// What one does in Math Rush, in English. It stands on the home page from the first moment, so it comes without all other words.

/** One short sentence. */
export const taglineEn = 'Race together: lay sums in order and finish as many goals as you can.';
