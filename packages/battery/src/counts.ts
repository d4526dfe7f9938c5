// Part 6, node counts: from the first moment of play on, every way to go on is walked twice, as a search goes (copy and
// play, no check) and as a table goes (a checked entry, a frozen state). Both must come to the same states, and no two
// moves may be written alike. Games pin the counts of tiny decks in their own tests, with `countNodes` of the kernel.
import { entriesFrom, step, type AnyMove, type AnyState, type Game, type Ms, type Played } from '@cardinal/kernel';
import { eachSeed, opened, type Finding, type Probe, type Setup } from './finding.ts';
import { frozen, same } from './plain.ts';

/** Ways at the deepest level that are still walked, and how deep at most. */
const MOST = 1500;
const DEEPEST = 4;
/** Draws before the first moment of play that are passed. */
const DRAWS = 9;
/** Things that are shuffled in every way. */
const SHUFFLED = 4;

/** Part 6. Nothing is walked where moves cannot be listed. */
export function counts(game: Game, setup: Setup): readonly Finding[] {
  return eachSeed('counts', setup, (probe) => {
    const match = opened(game, setup, probe.seed);
    for (let drawn = 0; drawn < DRAWS && (drawn === 0 || match.turn.draw); drawn++) match.advance(0, true);
    probe.seq = match.log.length;
    let [ways, more] = [1, 1];
    for (let depth = 1; depth <= DEEPEST && ways > 0 && ways * more <= MOST; depth++) {
      const found = walk(game, match.state, match.at, depth, probe);
      [more, ways] = [Math.max(2, found / ways), found];
    }
  });
}

/** The number of ways so deep; each is gone twice and compared. */
function walk(game: Game, state: AnyState, at: Ms, depth: number, probe: Probe): number {
  if (depth === 0) return 1;
  if (!countable(game, state)) return 0;
  writtenApart(game, state, probe);
  let ways = 0;
  // All at once, so that what a check leaves behind cannot help the move it was about.
  for (const entry of [...entriesFrom(game, state, at)]) {
    const after = bothWays(game, state, entry, probe);
    if (after) ways += walk(game, after, entry.at, depth - 1, probe);
  }
  return ways;
}

function bothWays(game: Game, state: AnyState, entry: Played<AnyMove>, probe: Probe): AnyState | null {
  const searched = game.copy(state);
  game.play(searched, entry, []);
  const stepped = step(game, frozen(state), entry);
  if (!stepped.ok) {
    probe.report(`an entry that a search can make is refused at a table (${stepped.why})`);
    return null;
  }
  if (!same(searched, stepped.state)) {
    probe.report(`an entry of ${entry.by} comes to another state in a search than at a table`);
  }
  return stepped.state;
}

function countable(game: Game, state: AnyState): boolean {
  const { draw, must, may } = game.turn(state);
  if (draw && 'shuffle' in draw && draw.shuffle > SHUFFLED) return false;
  return [...must, ...may].every((seat) => game.moves(game.view(state, seat)) !== null);
}

/** Moves of one seat that are written alike could not be told apart in a log. */
function writtenApart(game: Game, state: AnyState, probe: Probe): void {
  const { must, may } = game.turn(state);
  for (const seat of [...must, ...may]) {
    const lines = (game.moves(game.view(state, seat)) ?? []).map((move) => game.write(move));
    const twice = lines.find((text, index) => lines.indexOf(text) !== index);
    if (twice !== undefined) probe.report(`two moves of seat ${seat} are written "${twice}"`);
  }
}
