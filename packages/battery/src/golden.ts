// Part 5, golden playthroughs: matches written as text that people read, kept beside the game, and played again against
// the rules of today. Here they are made; the files are the business of golden-files.ts.
import {
  openMatch,
  rngFrom,
  shuffled,
  type AnyMove,
  type Game,
  type Match,
  type Rng,
  type Told,
} from '@cardinal/kernel';
import { eachSeed, type Finding, type Setup } from './finding.ts';
import { difference, same } from './plain.ts';
import { playthrough, replayed, type Title } from './playthrough.ts';
import { firstOf, movesOf, randomMatch, revisit } from './random-match.ts';

/** The three ways to play one: as the rules would, one of their first three ideas, and at random. */
export const STYLES = ['sensible', 'mixed', 'random'] as const;
/** One of {@link STYLES}. */
export type Style = (typeof STYLES)[number];

/** A playthrough is made for reading: of several matches the shortest is kept, and none is longer than this. */
const TRIES = 6;
const LONGEST_READ = 400;

/** Part 5 without files: every move is read back from its line, and a text played again is the same text. */
export function golden(game: Game, setup: Setup): readonly Finding[] {
  return eachSeed('golden', setup, (probe) => {
    const { requests } = randomMatch(game, setup, probe);
    revisit(game, setup, probe, requests, (match, rng) => {
      for (const seat of [...match.turn.must, ...match.turn.may]) {
        const view = match.view(seat);
        for (const move of shuffled(movesOf(game, view, rng), rng).slice(0, 12)) {
          for (const text of [game.write(move), ...(game.show ? [game.show(move, view)] : [])]) {
            const back = game.read(text, view);
            if (/[\r\n]/.test(text)) probe.report(`a move is written in two lines: "${text}"`);
            if (back === null) probe.report(`"${text}" cannot be read back`);
            else if (!same(back, move))
              probe.report(`"${text}" is read back as another move: ${difference(move, back)}`);
          }
        }
        if (game.read('\u0000 no such move', view) !== null) probe.report('nonsense is read as a move');
      }
    });
    // One style per match: the files are made in all three.
    const style = STYLES[rngFrom(probe.seed).below(STYLES.length)] ?? 'random';
    const title = { seats: setup.seats, options: setup.options, seed: `${probe.seed}/${style}` };
    const text = playthrough(game, title, playOne(game, title, style).told);
    const again = replayed(game, text);
    if (!again.ok) probe.report(`a ${style} playthrough cannot be played again: ${again.why}`);
    else if (again.text !== text) {
      probe.report(`a ${style} playthrough played again is another: ${firstLine(text, again.text)}`);
    }
  });
}

/** A playthrough of a game for so many seats with the default options: the shortest of a few. */
export function makePlaythrough(game: Game, seats: number, style: Style): string {
  const tries = Array.from({ length: TRIES }, (_, index) => {
    const title = { seats, options: {}, seed: `golden/${seats}/${style}/${index}` };
    return { title, ...playOne(game, title, style) };
  });
  const whole = tries.filter(({ match }) => match.result);
  const [shortest] = (whole.length ? whole : tries).sort((a, b) => a.told.length - b.told.length);
  if (!shortest) throw new Error('no match was played');
  return playthrough(game, shortest.title, shortest.told);
}

/** The first line in which two texts differ, in both. */
export function firstLine(old: string, now: string): string {
  const [before, after] = [old.split('\n'), now.split('\n')];
  const at = before.findIndex((text, index) => text !== after[index]);
  const index = at < 0 ? before.length : at;
  return `line ${index + 1} was "${before[index] ?? ''}" and is "${after[index] ?? ''}"`;
}

function playOne(game: Game, title: Title, style: Style): { readonly match: Match; readonly told: readonly Told[] } {
  const opened = openMatch(game, title);
  if (!opened.ok) throw new Error(`a match of ${game.id} cannot be opened: ${opened.why}`);
  const { match } = opened;
  const rng = rngFrom(title.seed);
  const told: Told[] = [];
  while (!match.result && told.length < LONGEST_READ) {
    const more = next(match, style, rng);
    if (more.length === 0) break;
    told.push(...more);
  }
  return { match, told };
}

/** One more request of a playthrough and what came of it; nothing when there is nothing to do. */
function next(match: Match, style: Style, rng: Rng): readonly Told[] {
  const { turn, game } = match;
  const at = match.at + 250 * (1 + rng.below(12));
  const [due] = turn.dues;
  if (turn.draw) return match.advance(at, true);
  for (const seat of shuffled([...new Set([...turn.must, ...turn.may])], rng)) {
    const move = due && at >= due.at ? undefined : idea(game, match, seat, style, rng);
    if (move !== undefined) return match.submit(seat, move, at).told;
  }
  return due ? match.advance(Math.max(due.at, match.at)) : [];
}

function idea(game: Game, match: Match, seat: number, style: Style, rng: Rng): AnyMove | undefined {
  const view = match.view(seat);
  if (style === 'random') {
    const moves = movesOf(game, view, rng);
    return moves[rng.below(moves.length)];
  }
  const ideas = firstOf(game.propose(view, rng), style === 'sensible' ? 1 : 3);
  return ideas[rng.below(ideas.length)];
}
