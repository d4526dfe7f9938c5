// A match as its table kept it, brought back to be gone on with; or why it cannot be, with its record: what was kept is never
// lost, whatever becomes of the rules. A log is never half believed, and never played by other rules than those it began with.
import { withSum, type AnyMove, type Entry, type MatchRecord, type Ms } from '@cardinal/kernel';
import type { Stall } from '@cardinal/wire';
import { entryOf } from './games.ts';
import type { FinishedMatch } from './house.ts';
import { PlayedMatch } from './played-match.ts';

/** A match that stands still for good on this server. */
export interface StalledMatch {
  readonly number: number;
  readonly why: Stall;
  /** What was wrong with its log; null where its rules are others, or its host has ended it. */
  readonly fault: unknown;
  /** All that was kept of it, with its seed: for nobody before it is over. `cardinal verify` judges it by its own edition of the rules, or says that it has another one. */
  readonly record: MatchRecord;
}

/** Brings it back from its entries, as the store has them. */
export async function woken(
  kept: FinishedMatch,
  log: readonly string[],
  lag: Ms,
): Promise<{ readonly ok: true; readonly played: PlayedMatch } | ({ readonly ok: false } & StalledMatch)> {
  const game = await entryOf(kept.header.game)?.load();
  const entries = readable(log);
  const stalled = (why: Stall, fault: unknown) =>
    ({ ok: false, number: kept.number, why, fault, record: recordOf(kept, entries) }) as const;
  // Its record is out: its hands are no secret any more, so nobody goes on with it, also where its rules are back.
  if (kept.ended) return stalled(kept.ended, null);
  if (game?.edition !== kept.header.rules) return stalled('other-rules', null);
  if (entries.length < log.length)
    return stalled('log-broken', new Error(`log-broken: entry ${entries.length} is no JSON`));
  try {
    return { ok: true, played: PlayedMatch.resume(game, kept, entries, lag) };
  } catch (fault) {
    return stalled('log-broken', fault);
  }
}

/** The entries up to the first that cannot be read. */
function readable(log: readonly string[]): readonly Entry<AnyMove>[] {
  const entries: Entry<AnyMove>[] = [];
  for (const text of log) {
    try {
      entries.push(JSON.parse(text) as Entry<AnyMove>);
    } catch {
      break;
    }
  }
  return entries;
}

/** Without hashes, which only its own rules could give. */
const recordOf = ({ header, seed, result }: FinishedMatch, log: readonly Entry<AnyMove>[]): MatchRecord =>
  withSum({ ...header, log, hashes: {}, seed, ...(result && { result }) });
