// placeholder
import { botsOf } from '@cardinal/bots';
import { rules } from './rules.ts';
/** Bots. */
export const bots = botsOf(rules);
