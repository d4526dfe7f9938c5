// Numsense closed over its own types: what the registry loads. `index.ts` opens more, which a page that plays does not need.
import { defineGame } from '@cardinal/kernel';
import { bots } from './bots.ts';
import { rules } from './rules.ts';

/** Numsense, closed: what registry, rooms and benches use. */
export const game = defineGame(rules, bots);
