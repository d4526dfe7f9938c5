// What one does in Numsense, in English. It stands on the home page from the first moment, so it comes without all other words.

/** One short sentence. */
export const taglineEn = 'Turn all your cards into one sum that makes the target.';
