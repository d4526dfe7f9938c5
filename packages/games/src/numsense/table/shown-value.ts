// In which signs a reader meets a value that is kept as text.
import { printText, type SignSet } from '@cardinal/number';

/** A value kept as text ("-3/5"), in the reader's signs. */
export function shownValue(text: string, signs: SignSet): string {
  return printText(text, signs) ?? text;
}
