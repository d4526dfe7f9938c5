// What one does in Addition Mania, in English. It stands on the home page from the first moment, so it comes without all other words.

/** One short sentence. */
export const taglineEn = 'Everyone holds one card. Guess what all of them add up to.';
