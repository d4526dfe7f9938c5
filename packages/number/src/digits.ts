// Digits of other scripts, as keyboards of Arabic, Persian and East Asian readers type them. Knows single characters only.

// Each row of digits begins at a multiple of 16: full-width, Arabic, Persian. Western ones stay as they are.
const DIGIT = /[０-９٠-٩۰-۹]/g;

/** A text with all its digits Western: "٣" and "３" as "3". Its length and everything else stay. */
export const westernDigits = (text: string): string => text.replace(DIGIT, (digit) => String(digit.charCodeAt(0) % 16));
