// More time for somebody who plays alone: the clocks of a game, multiplied before the start, as options that the record
// carries. It knows specs, and by which names games call their clocks.
import type { OptionSpec } from '@cardinal/kernel';
import type { Specs, Values } from './options-form.ts';

/** What the games call the length of a clock. */
const CLOCKS = ['minutes', 'breakInSeconds', 'guessTimer'];

/** The options of a game whose clocks run `factor` times as long as usual, as far as each allows; none where nothing changes. */
export function moreTime(specs: Specs, factor: number): Values {
  const longer = Object.entries(specs)
    .filter(([option]) => CLOCKS.includes(option))
    .map(([option, spec]) => [option, times(spec, factor)] as const);
  return Object.fromEntries(longer.filter(([option, value]) => value !== specs[option]?.default));
}

/** The default of an option, multiplied; of a choice the next longer one there is. */
function times(spec: OptionSpec, factor: number): unknown {
  if (spec.kind === 'whole') return Math.min(spec.max, spec.default * factor);
  if (spec.kind !== 'choice') return spec.default;
  const wanted = Number(spec.default) * factor;
  const longEnough = spec.values.filter((value) => Number(value) >= wanted).sort((a, b) => Number(a) - Number(b));
  return longEnough[0] ?? spec.values.toSorted((a, b) => (Number(b) || 0) - (Number(a) || 0))[0];
}
