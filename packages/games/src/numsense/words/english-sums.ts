// How English shows the sentences of Numsense: told only when a deal is scored.
import { parse, print, SIGN_SETS } from '@cardinal/number';
import type { Cast } from '@cardinal/words';
import { GRAMMAR } from '../sentence.ts';

/** "7 × 2 − 4", with the fewest brackets; a text that cannot be read stays as it is. */
export function shown(sentence: string, cast: Cast): string {
  const parsed = parse(sentence, GRAMMAR);
  return parsed.ok ? print(parsed.expr, cast.signs ?? SIGN_SETS.en) : sentence;
}
