// Part 1, random play to the end: until the end someone or something is awaited, every move that is offered is taken,
// moves of others, stale and damaged ones are refused, and matches end.
import * as v from 'valibot';
import { legal, shuffled, type AnyMove, type AnyView, type Game, type Match, type Rng } from '@cardinal/kernel';
import { damaged, GARBAGE } from './damage.ts';
import { eachSeed, type Finding, type Probe, type Setup } from './finding.ts';
import { brief, same } from './plain.ts';
import { firstOf, LONGEST, movesOf, playRandom, revisit } from './random-match.ts';
import { turnFaults } from './turn-sense.ts';

/** How many listed moves of a moment are tried, and how many old ones are kept to try again. */
const TRIED = 40;
const KEPT = 12;

/** Part 1. */
export function randomPlay(game: Game, setup: Setup): readonly Finding[] {
  return eachSeed('random-play', setup, (probe) => {
    const { ending, requests } = playRandom(game, setup, probe, (match) => {
      for (const fault of turnFaults(match)) probe.report(fault);
    });
    if (ending === 'too-long') probe.report(`no end after ${setup.longest ?? LONGEST} entries`);
    if (ending === 'stuck') probe.report('the match is not over, and whoever is awaited can do nothing');
    if (ending === 'refused') probe.report('a move that the rules offered was refused');
    const old: AnyMove[] = [];
    revisit(game, setup, probe, requests, (match, rng) => lookAround(match, old, rng, probe));
  });
}

function lookAround(match: Match, old: AnyMove[], rng: Rng, probe: Probe): void {
  const { game, turn, header } = match;
  // The very last move again, as from a double tap.
  const last = match.log.findLast(({ by }) => typeof by === 'number');
  if (typeof last?.by === 'number') keep(old, last.move);
  for (let seat = 0; seat < header.seats; seat++) {
    const view = match.view(seat);
    if (view.who !== seat || !same(view.turn, turn)) probe.report(`the view of seat ${seat} has another turn or seat`);
    const acts = turn.must.includes(seat) || turn.may.includes(seat);
    if (acts) {
      offers(game, view, turn.must.includes(seat), rng, probe);
      again(game, view, old, probe);
      const [move] = shuffled(movesOf(game, view, rng), rng);
      if (move !== undefined) keep(old, move);
    } else {
      if (game.moves(view)?.length) probe.report(`moves are listed for seat ${seat}, who may not act`);
      for (const move of old) refuse(match, seat, move, 'a move of a seat that may not act', probe);
    }
    for (const garbage of GARBAGE) refuse(match, seat, garbage, 'a damaged move', probe);
  }
  for (const move of old.slice(0, 1)) refuse(match, header.seats, move, 'a move of a seat that does not exist', probe);
}

/** What the rules offer to a seat must be there, well-formed and legal. */
function offers(game: Game, view: AnyView, must: boolean, rng: Rng, probe: Probe): void {
  const listed = game.moves(view);
  const proposed = firstOf(game.propose(view, rng), 3);
  if (must && proposed.length === 0) probe.report('nothing is proposed to a seat that must act');
  if (must && listed?.length === 0) probe.report('no move is listed for a seat that must act');
  const tried: readonly (readonly [string, readonly AnyMove[]])[] = [
    ['listed', shuffled(listed ?? [], rng).slice(0, TRIED)],
    ['proposed', proposed],
    ['absent', must ? [game.absent(view)] : []],
  ];
  for (const [from, moves] of tried) {
    for (const move of moves) {
      if (!v.safeParse(game.shapes.move, move).success)
        probe.report(`a ${from} move has no right shape: ${brief(move)}`);
      const verdict = legal(game, view, move);
      if (!verdict.ok) probe.report(`a ${from} move is refused (${verdict.why}): ${brief(move)}`);
    }
  }
}

/** Old and damaged moves get a verdict, and where the whole list is known, yes only if they are on it. */
function again(game: Game, view: AnyView, old: readonly AnyMove[], probe: Probe): void {
  const listed = game.traits.mistakes ? null : game.moves(view);
  const tried = [...old, ...old.slice(-3).flatMap((move) => damaged(move))];
  for (const move of tried) {
    const shaped = v.safeParse(game.shapes.move, move);
    if (!shaped.success) continue;
    const verdict = legal(game, view, shaped.output);
    if (!verdict.ok && verdict.why.length === 0) probe.report(`a refusal without a code: ${brief(move)}`);
    if (verdict.ok && listed && !listed.some((one) => same(one, shaped.output))) {
      probe.report(`a stale or damaged move is taken that is not listed: ${brief(shaped.output)}`);
    }
  }
}

function keep(old: AnyMove[], move: AnyMove): void {
  if (!old.some((one) => same(one, move))) old.push(move);
  if (old.length > KEPT) old.shift();
}

function refuse(match: Match, seat: number, move: unknown, what: string, probe: Probe): void {
  const before = match.state;
  const said = match.submit(seat, move, match.at);
  if (said.ok) probe.report(`${what} is taken: ${brief(move)}`);
  else if (match.state !== before) probe.report(`${what} is refused and changes the state`);
}
