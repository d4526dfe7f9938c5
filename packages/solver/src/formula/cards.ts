// The cards of the formula game, written as one character each, and what they are worth. Knows nothing of seats or turns.

/** Every face of a hand card: digits, the four signs (`x` times, `/` divide) and `*`, which stands for any sign. */
export const FORMULA_CARDS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '+', '-', 'x', '/', '*'] as const;

/** One of {@link FORMULA_CARDS}. */
export type FormulaCard = (typeof FORMULA_CARDS)[number];

/** What the "=" of a formula is worth. */
export const EQUALS_POINTS = 20;

/** What a card is worth: a digit its value, + and - 10, x and / 15, the wild sign 20. */
export function cardPoints(card: FormulaCard): number {
  switch (card) {
    case '+':
    case '-':
      return 10;
    case 'x':
    case '/':
      return 15;
    case '*':
      return 20;
    default:
      return Number(card);
  }
}

/** What a list of cards is worth, without any "=". */
export function pointsOf(cards: readonly FormulaCard[]): number {
  return cards.reduce((sum, card) => sum + cardPoints(card), 0);
}

/** Whether a card is a digit. */
export function isDigit(card: FormulaCard): boolean {
  return card >= '0' && card <= '9';
}

/** Whether a text is one of {@link FORMULA_CARDS}. */
export function isFormulaCard(text: string): text is FormulaCard {
  return (FORMULA_CARDS as readonly string[]).includes(text);
}
