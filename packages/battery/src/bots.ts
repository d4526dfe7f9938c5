// Part 8, bots: whole matches of each level. A bot gets a view as it would come over a wire, and nothing else; it always
// has an answer when it must, no answer is refused, and the same seed and budget give the same match again.
import { LEVELS, rngFrom, units, type Game, type Level, type Match, type Rng, type Seat } from '@cardinal/kernel';
import { eachSeed, opened, type Finding, type Probe, type Setup } from './finding.ts';
import { difference, wired } from './plain.ts';
import { LONGEST } from './random-match.ts';

/** What a bot may think per move, in units of work, unless the set-up says otherwise. */
const UNITS = 30;

/** Entries of the second match that is compared with the first: where bots are not repeatable it shows early. */
const REPEATED = 60;

/** Part 8. */
export function bots(game: Game, setup: Setup): readonly Finding[] {
  return LEVELS.flatMap((level) =>
    eachSeed('bots', setup, (probe) => {
      const longest = setup.longest ?? LONGEST;
      const first = botMatch(game, setup, level, longest, probe);
      if (first && !first.result) probe.report(`${level}: no end after ${longest} entries`);
      const again = first && botMatch(game, setup, level, Math.min(REPEATED, longest), probe);
      const apart = again && difference(first.log.slice(0, again.log.length), again.log);
      if (apart) probe.report(`${level} plays another match with the same seed and budget: ${apart}`);
    }),
  );
}

/** A match of equal bots, so many entries of it at least, or null when one of them failed. */
function botMatch(game: Game, setup: Setup, level: Level, longest: number, probe: Probe): Match | null {
  const match = opened(game, setup, probe.seed);
  const rng = rngFrom(`bots/${level}/${probe.seed}`);
  while (!match.result && match.log.length < longest) {
    probe.seq = match.log.length;
    const { turn } = match;
    const [due] = turn.dues;
    if (turn.draw) match.advance(match.at, true);
    else {
      const acted = oneActs(match, setup, level, rng, probe);
      if (acted === 'failed') return null;
      if (acted === 'none' && !due) {
        probe.report(`${level}: every bot passes and no time runs`);
        return null;
      }
      if (acted === 'none' && due) match.advance(Math.max(due.at, match.at));
    }
  }
  return match;
}

/** Asks the seats that may act, in an order of chance, until one of them moves. */
function oneActs(match: Match, setup: Setup, level: Level, rng: Rng, probe: Probe): 'acted' | 'none' | 'failed' {
  const { game, turn } = match;
  const seats: Seat[] = [...new Set([...turn.may, ...turn.must])];
  for (let left = seats.length; left > 0; left--) {
    const [seat] = seats.splice(rng.below(left), 1);
    if (seat === undefined) break;
    const view = wired(match.view(seat));
    const move = game.bots[level].choose(view, rng, units(setup.units ?? UNITS));
    const pace = game.bots[level].pace(view, move, rng);
    if (!Number.isSafeInteger(pace) || pace < 0) probe.report(`${level} needs ${pace} milliseconds`);
    if (move === null) {
      if (!turn.must.includes(seat)) continue;
      probe.report(`${level} has no answer although it must act`);
      return 'failed';
    }
    const at = match.at + Math.max(0, Math.trunc(pace) || 0);
    const due = turn.dues[0];
    // A bot that thinks past a deadline is late; what it wanted is no longer asked.
    if (due && at >= due.at) return 'none';
    const said = match.submit(seat, move, at);
    if (said.ok) return 'acted';
    probe.report(`${level} is refused (${said.why}): ${game.write(move)}`);
    return 'failed';
  }
  return 'none';
}
