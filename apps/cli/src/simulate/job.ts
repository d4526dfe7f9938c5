// One simulated match, and what is counted of it. The same match number of the same job gives the same match on
// every machine and whatever the number of workers.
import { openMatch, type Game, type MatchRecord } from '@cardinal/kernel';
import { seatBot, type Seatable } from '../table/bots.ts';
import { playOut } from '../table/play-out.ts';

/** What is to be simulated. Plain data, so that it can be sent to a worker. */
export interface Job {
  readonly game: string;
  readonly options: unknown;
  /** Levels by seat of the first match; with `rotate`, match k shifts them by k seats. */
  readonly seats: readonly Seatable[];
  readonly rotate: boolean;
  readonly seed: string;
  /** Budget of a bot's move, in units of its own work. */
  readonly work: number;
}

/** What one match left behind. `players[seat]` is the index into the job's seats. */
export interface Played {
  readonly match: number;
  readonly players: readonly number[];
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  /** What the match was rated, in games that rate it. */
  readonly rating?: string;
  readonly decisions: number;
  readonly refused: number;
  /** Match time at the end, in milliseconds, at the bots' pace. */
  readonly time: number;
  readonly record?: MatchRecord;
}

/** Plays match number `match` of a job. Throws when the set-up does not fit or the match does not end. */
export function playOne(game: Game, job: Job, match: number, keepRecord: boolean): Played {
  const count = job.seats.length;
  const players = job.seats.map((_, seat) => (job.rotate ? (seat + match) % count : seat));
  const seed = `${job.seed}/${match}`;
  const opened = openMatch(game, { options: job.options, seats: count, seed });
  if (!opened.ok) throw new Error(`set-up refused: ${opened.why}`);
  const bots = players.map((player, seat) =>
    seatBot(game, job.seats[player] ?? 'normal', `${seed}/bot${seat}`, job.work),
  );
  let decisions = 0;
  let refused = 0;
  const drive = playOut(opened.match, {
    heard: (told) => (decisions += told.filter(({ entry }) => typeof entry.by === 'number').length),
    refused: () => (refused += 1),
  });
  for (let asked = drive.next(); !asked.done;) {
    const bot = bots[asked.value.seat];
    if (!bot) throw new Error('no bot sits there');
    asked = drive.next(bot.answer(asked.value));
  }
  const { result } = opened.match;
  if (!result) throw new Error(`match ${seed} ended without a result`);
  return {
    match,
    players,
    scores: result.scores,
    winners: result.winners,
    ...(game.ratings && { rating: game.ratings.of(opened.match.state) }),
    decisions,
    refused,
    time: opened.match.at,
    ...(keepRecord && { record: opened.match.record() }),
  };
}
