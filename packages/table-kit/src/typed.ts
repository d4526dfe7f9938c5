// What is typed with the focus on cards or in the sentence goes into the sentence; nothing is taken while the focus is
// elsewhere on the page.

/** The part of a keyboard event that is looked at. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'repeat'>;

/** Whether a key is pressed together with one that gives it another meaning. */
export const held = ({ ctrlKey, altKey, metaKey }: KeyPress): boolean => ctrlKey || altKey || metaKey;

/** What a key writes into a sentence: digits, signs and brackets in any of their usual shapes; null for all else, and where it is held down: nobody means a hundred of them. */
export function typed(press: KeyPress): string | null {
  return !press.repeat && !held(press) && /^[\p{Nd}+\-−–*×·xX/÷:()[\]{}]$/u.test(press.key) ? press.key : null;
}
