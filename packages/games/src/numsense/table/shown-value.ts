// In which signs a reader meets a value that is kept as text.
import { fromText, printRational, type SignSet } from '@cardinal/number';

/** A value kept as text ("-3/5"), in the reader's signs. */
export function shownValue(text: string, signs: SignSet): string {
  const value = fromText(text);
  return value ? printRational(value, signs) : text;
}
