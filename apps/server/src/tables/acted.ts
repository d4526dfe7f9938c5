// What an act of people gives: a new house, or why not. It knows no act.
import type { AskWhy } from '@cardinal/wire';
import type { House } from './house.ts';

/** A house after an act, or why it was not done. */
export type Acted = { readonly ok: true; readonly house: House } | { readonly ok: false; readonly why: AskWhy };

/** It was done, with this change. */
export const done = (house: House, change: Partial<House>): Acted => ({ ok: true, house: { ...house, ...change } });
/** It was not done. */
export const not = (why: AskWhy): Acted => ({ ok: false, why });
