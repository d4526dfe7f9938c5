// From a record at hand to its replay: kept on this device, so that the replay can be reloaded, and handed over as it is
// where there is no room for it.
import type { MatchRecord, Who } from '@cardinal/kernel';
import { push } from 'svelte-spa-router';
import { addressOf } from './address.ts';
import { keepReplay } from './replay-kept.ts';

let handed: MatchRecord | null = null;

/** Goes to the replay of a record, seen from a seat or as a watcher. */
export async function watchAgain(record: MatchRecord, who: Who): Promise<void> {
  handed = keepReplay(record) ? null : record;
  await push(addressOf(record, 0, who).slice(1));
}

/** The record that could not be kept, for the replay that opens now. */
export function handedRecord(): MatchRecord | null {
  const record = handed;
  handed = null;
  return record;
}
