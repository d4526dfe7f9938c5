// What one does in Break In, in English. It stands on the home page from the first moment, so it comes without all other words.

/** One short sentence. */
export const taglineEn = 'Lay true formulas with your cards, and break in when somebody throws away the card you need.';
