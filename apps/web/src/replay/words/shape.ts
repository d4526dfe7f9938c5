// What every language says where a match is watched again: all that English says.
import type { Wording } from '@cardinal/words';
import type { replayEn } from './en.ts';

/** All messages of replays. */
export type ReplayWords = Wording<typeof replayEn>;
