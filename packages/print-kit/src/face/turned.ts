// Which numbers become another number when a card lies upside down: those stand on a bar.

const TURNED: Readonly<Record<string, string>> = { '0': '0', '1': '1', '6': '9', '8': '8', '9': '6' };

/** How a number reads upside down, or null where it reads as nothing. */
export function turnedOver(text: string): string | null {
  const digits = [...text].reverse().map((digit) => TURNED[digit]);
  return digits.includes(undefined) ? null : digits.join('');
}

/** Whether a number needs a bar among these: a lone 6 or 9 always, others where their turned form is in the deck too. */
export function needsBar(text: string, deck: ReadonlySet<string>): boolean {
  if (text === '6' || text === '9') return true;
  const turned = turnedOver(text);
  return turned !== null && turned !== text && deck.has(turned);
}
