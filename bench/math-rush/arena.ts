/**
 * Teams of bots at Math Rush, in match time: each acts after the time its level takes, so that a race of three minutes
 * holds as many cards as such people lay. The unit of every figure is the match: three races of one seed.
 */
import { game, ratingOf, type RushState } from '@cardinal/games/math-rush';
import { openMatch, type Level, type Match } from '@cardinal/kernel';
import { seatBot } from '../../apps/cli/src/table/bots.ts';
import { playOut } from '../../apps/cli/src/table/play-out.ts';

/** What a team came to. */
export interface TeamPlayed {
  readonly points: number;
  /** Place in the words of the score table: 0 is "needs work", 4 "hall of fame". */
  readonly rating: number;
  /** Points and cards of each race, without the bonus. */
  readonly races: readonly { readonly points: number; readonly plays: number }[];
  /** Completed goals that brought nothing, and Help cards spent. */
  readonly spoilt: number;
  readonly help: number;
}

/** Opens a match of Math Rush; throws when the options do not fit. */
export function openRush(seats: number, options: object, seed: string): Match {
  const opened = openMatch(game, { seats, options, seed });
  if (!opened.ok) throw new Error(`math-rush: ${JSON.stringify(opened)}`);
  return opened.match;
}

/** Plays a match to its end; a refused move that was not merely too late throws. */
export function playTeam(levels: readonly Level[], options: object, seed: string): TeamPlayed {
  const match = openRush(levels.length, options, seed);
  const seated = levels.map((level, seat) => seatBot(game, level, `${seed}/bot${seat}`, 1000));
  const drive = playOut(match, {
    refused(seat, _move, { why }) {
      if (why !== 'stale') throw new Error(`${seed}: seat ${seat} is refused (${why})`);
    },
  });
  for (let asked = drive.next(); !asked.done;) {
    const bot = seated[asked.value.seat];
    if (!bot) throw new Error('no bot sits there');
    asked = drive.next(bot.answer(asked.value));
  }
  const state = match.state as unknown as RushState;
  const points = match.result?.scores[0] ?? 0;
  return {
    points,
    rating: ratingOf(points, levels.length, state.options.swapScoreTables),
    races: state.history.map(({ points: won, plays }) => ({ points: won, plays })),
    spoilt: state.history.flatMap(({ verified }) => verified).filter(({ fault }) => fault !== null).length,
    help: 3 - state.help,
  };
}
