// Whether a deadline is everybody's: where seats have time of their own, those whose time is over are named. The same for all
// languages.
import type { Cast } from '@cardinal/words';
import type { ManiaEvent } from '../types.ts';

/** Whether all at the table are meant, or nobody is left to name because all had guessed. */
export function isForAll({ seats }: Extract<ManiaEvent, { readonly kind: 'time-up' }>, { names }: Cast): boolean {
  return seats.length === 0 || seats.length === names.length;
}
