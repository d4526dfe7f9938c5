// Part 2, nothing is changed that is given, and nothing is remembered outside the state: frozen input, old states that
// keep their hash and their turn, the same answers after a trip through JSON, and the same match from its log alone.
import * as v from 'valibot';
import {
  canonical,
  positionOf,
  readPosition,
  readRecord,
  replay,
  resumeMatch,
  stateHash,
  verify,
  type AnyState,
  type Game,
  type Match,
  type Turn,
  type Who,
} from '@cardinal/kernel';
import { eachSeed, type Finding, type Probe, type Setup } from './finding.ts';
import { difference, frozen, same, wired } from './plain.ts';
import { movesOf, playRandom, revisit } from './random-match.ts';

/** Each so-manyth state of a match is kept. */
const KEPT_EVERY = 7;

interface Kept {
  readonly seq: number;
  readonly state: AnyState;
  readonly hash: string;
  readonly turn: Turn;
}

/** Part 2. */
export function frozenInput(game: Game, setup: Setup): readonly Finding[] {
  return eachSeed('frozen', setup, (probe) => {
    const kept: Kept[] = [];
    const { match, requests } = playRandom(game, setup, probe, (now) => {
      const state = frozen(now.state);
      frozen(now.log.at(-1));
      // All are frozen, and some are looked at again in the end, in case something in them cannot be frozen.
      const seq = now.log.length;
      if (seq % KEPT_EVERY === 0) kept.push({ seq, state, hash: stateHash(state), turn: wired(now.turn) });
    });
    for (const { seq, state, hash, turn } of kept) {
      probe.seq = seq;
      if (stateHash(state) !== hash) probe.report('an old state has changed since');
      if (!same(game.turn(state), turn)) probe.report('the turn of an old state has changed since');
    }
    revisit(game, setup, probe, requests, (now, rng) => {
      asks(now, (view) => void movesOf(game, view, rng));
      throughJson(now, probe);
    });
    fromItsLog(match, probe);
  });
}

/** Everyone in a match: its seats and a watcher. */
export function everyone(match: Match): readonly Who[] {
  return [...Array.from({ length: match.header.seats }, (_, seat) => seat), 'watcher'];
}

/** Asks all there is to ask of frozen views; whatever writes on them throws. */
function asks(match: Match, extra: (view: ReturnType<Match['view']>) => void): void {
  const { game } = match;
  frozen(match.state);
  for (const who of everyone(match)) {
    const view = frozen(match.view(who));
    game.key(view);
    game.moves(view);
    extra(view);
    if (who !== 'watcher' && match.turn.must.includes(who)) game.check(view, frozen(game.absent(view)));
  }
  game.score(match.state);
  game.result(match.state);
  game.sound(match.state);
}

/** A state that went through JSON is the same to every question, and a position file of it is read back. */
function throughJson(match: Match, probe: Probe): void {
  const { game, state, header } = match;
  const again = wired(state);
  const shaped = v.safeParse(game.shapes.state, again);
  if (!shaped.success) {
    probe.report(`the shape of states refuses a state: ${v.summarize(shaped.issues)}`);
    return;
  }
  const changed = difference(state, shaped.output);
  if (changed) probe.report(`a state read by its own shape is another one: ${changed}`);
  const fault = game.sound(state);
  if (fault !== null) probe.report(`a state of a real match is called unsound: ${fault}`);
  if (!same(game.copy(state), state)) probe.report('a copy of a state is another state');
  for (const who of everyone(match)) {
    const view = match.view(who);
    // Throws where the view holds what JSON cannot.
    canonical(view);
    const seen = difference(view, game.view(again, who)) ?? difference(view, game.view(state, who));
    if (seen) probe.report(`a state seen again, or from a file, looks different to ${who}: ${seen}`);
    if (game.key(view) !== game.key(wired(view))) probe.report(`the key of a view of ${who} is another one after JSON`);
  }
  const file = JSON.stringify(positionOf(game, header.seats, header.options, state));
  const read = readPosition(file, (id) => (id === game.id ? game : undefined));
  if (!read.ok) probe.report(`a position file of a real match is refused: ${read.text}`);
}

/** The log alone, as text, makes the same match again, and its record is proved. */
function fromItsLog(match: Match, probe: Probe): void {
  const { game, header } = match;
  const record = match.record();
  probe.seq = match.log.length;
  const read = readRecord(JSON.stringify(record), (id) => (id === game.id ? game : undefined));
  if (!read.ok) {
    probe.report(`the record of a match is refused: ${read.text}`);
    return;
  }
  const unlike = difference(record, read.record);
  if (unlike) probe.report(`the record of a match is read as another: ${unlike}`);
  const resumed = resumeMatch(game, header, probe.seed, wired(match.log));
  const apart = difference(match.state, resumed.state);
  if (apart) probe.report(`replayed from its log the match stands otherwise: ${apart}`);
  const moments = [...replay(game, read.record)];
  const hashes = Object.entries(record.hashes);
  const wrong = hashes.find(([seq, hash]) => stateHash(moments[Number(seq)]?.state) !== hash);
  if (wrong) probe.report(`replayed from its record the state after entry ${wrong[0]} is another one`);
  if (match.result) {
    const proof = verify(game, read.record);
    if (!proof.ok) probe.report(`the record of a match does not verify: ${proof.text}`);
  }
}
