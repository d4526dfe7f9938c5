// What is said of a whole sentence on request: what it makes, how far that is, what explains it, where it left the way.
// Fetched when somebody asks, with the solver.
import { misread, rational } from '@cardinal/number';
import { mayBeHelped } from '@cardinal/table-kit';
import { toldMisread } from '@cardinal/words';
import { GRAMMAR } from '../sentence.ts';
import { checkOf } from './advice.ts';
import type { Desk } from './desk.svelte.ts';
import { shownValue } from './shown-value.ts';
import { shownStride } from './signs.ts';
import { tongue } from './tongue.ts';

/** The lines about the sentence in the tray; `refused` says why there are none. What the cards could do better is help, and told only to those who may have it. */
export async function checkedLines({ words, signs, bench: { sentence }, view, session }: Desk): Promise<{
  readonly lines: readonly string[];
  readonly refused: string | null;
}> {
  const used = view.hand.filter(({ id }) => sentence.used.includes(id));
  const found = checkOf(sentence.text, used, view);
  const value = (text: string): string => shownValue(text, signs);
  const target = view.target?.value ?? 0;
  if (!found.ok && found.why !== 'division-by-zero') return { lines: [], refused: tongue.whyNot(found) };
  const mistake = misread(sentence.text, GRAMMAR, rational(target));
  const why = mistake && (await toldMisread(mistake, tongue.lang, signs, GRAMMAR));
  if (!found.ok) return { lines: [], refused: why ?? tongue.whyNot(found) };
  if (found.exact) {
    const points = words.coach.checkPoints(words.points(value(found.points)));
    return { lines: [words.coach.checkHits(value(found.value)), points], refused: null };
  }
  const lines = [words.coach.checkMisses(value(found.value), value(found.distance), target)];
  if (!mayBeHelped(session)) return { lines, refused: null };
  const best = found.closest === found.distance;
  // A miss that comes as close as can be is no mistake.
  if (why !== null && !best) lines.push(why);
  if (found.strayed !== null) {
    lines.push(
      found.strayed === 'wilds' ? words.coach.strayedWilds : words.coach.strayed(shownStride(found.strayed, signs)),
    );
  } else if (!best) lines.push(words.coach.closer(value(found.closest)));
  else lines.push(found.proved ? words.coach.closest : words.coach.closestFound);
  return { lines, refused: null };
}
