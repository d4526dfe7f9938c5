// Digits of other scripts, as keyboards of Arabic, Persian and East Asian readers type them. Knows single characters only.

// Each row of digits begins at a multiple of 16: Western, full-width, Arabic, Persian.
const DIGIT = /[0-9０-９٠-٩۰-۹]/g;

/** A text with all its digits Western: "٣" and "３" as "3". Its length and everything else stay. */
export const westernDigits = (text: string): string => text.replace(DIGIT, (digit) => String(digit.charCodeAt(0) % 16));
