// Which numbers and sums become others when a card lies upside down: those stand on a bar.

const SAME = ['0', '1', '8', '+', '−', '-', '×', '÷', '='];
const TURNED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(SAME.map((sign) => [sign, sign])),
  '6': '9',
  '9': '6',
};

/** How a number or a sum without spaces ("6+6") reads upside down, or null where it reads as nothing. */
export function turnedOver(text: string): string | null {
  const digits = [...text].reverse().map((sign) => TURNED[sign]);
  return digits.includes(undefined) ? null : digits.join('');
}

/** Whether a number or a sum needs a bar among these: a lone 6 or 9 always, others where their turned form is in the deck too. */
export function needsBar(text: string, deck: ReadonlySet<string>): boolean {
  if (text === '6' || text === '9') return true;
  const turned = turnedOver(text);
  return turned !== null && turned !== text && deck.has(turned);
}
