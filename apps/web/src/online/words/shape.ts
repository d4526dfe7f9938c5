// What every language says at online tables: all that English says.
import type { Wording } from '@cardinal/words';
import type { onlineEn } from './en.ts';

/** All messages of online tables. */
export type OnlineWords = Wording<typeof onlineEn>;
