// What a registered game owes the house besides its rules: facts that agree with them, words for whatever it can say in
// each language, a table, and golden files. Node only.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { GameEntry } from '@cardinal/games';
import { KERNEL_WHY, legal, rngFrom, type AnyEvent, type Game, type Refusal } from '@cardinal/kernel';
import * as v from 'valibot';
import { damaged } from './damage.ts';
import { opened, type Setup } from './finding.ts';
import { gameFolder } from './golden-files.ts';
import { brief } from './plain.ts';
import { carryOut, movesOf, playRandom } from './random-match.ts';

/** The messages of a game in one language. */
type Words = Awaited<ReturnType<GameEntry['words'][keyof GameEntry['words']]>>;

/** What a game said in a match: events, and refusals of moves that were tried. */
interface Said {
  readonly events: readonly AnyEvent[];
  readonly refusals: readonly Refusal[];
}

/** What the registry line and the folder of a game lack, one sentence each. */
export async function houseFaults(id: string, entry: GameEntry, game: Game): Promise<readonly string[]> {
  const { facts } = entry;
  const faults: string[] = [];
  if (facts.id !== id || game.id !== id)
    faults.push(`registered as ${id}, the facts say ${facts.id}, the rules ${game.id}`);
  if (facts.seats.join() !== game.seats.join())
    faults.push(`facts say ${facts.seats.join('–')} seats, rules ${game.seats.join('–')}`);
  if (facts.usualSeats < game.seats[0] || facts.usualSeats > game.seats[1])
    faults.push('the usual seats are out of range');
  if (facts.minutes[0] > facts.minutes[1]) faults.push('it takes fewer minutes at most than at least');
  if (!facts.title || facts.credit.by === '' || !facts.credit.document) faults.push('title or credit is empty');
  if (!existsSync(join(gameFolder(id), 'table', 'Table.svelte'))) faults.push('table/Table.svelte is missing');
  const said = whatIsSaid(game, { seats: facts.usualSeats, options: {}, seeds: ['words'] });
  for (const [lang, load] of Object.entries(entry.words)) {
    const words = await load();
    faults.push(...[...wordFaults(game, words, said)].map((fault) => `${lang}: ${fault}`));
  }
  return faults;
}

function* wordFaults(game: Game, words: Words, { events, refusals }: Said): Generator<string, void> {
  if (!words.title || !words.tagline) yield 'title or tagline is empty';
  for (const [key, spec] of Object.entries(game.options.specs)) {
    const option = words.options[key];
    if (!option?.label || !option.explain) yield `option ${key} has no label or no line that explains it`;
    for (const value of spec.kind === 'choice' ? spec.values : []) {
      if (!option?.values?.[value]) yield `value ${value} of option ${key} has no name`;
    }
  }
  for (const { why, facts = {} } of refusals) {
    if (KERNEL_WHY.some((known) => known === why)) continue;
    const text = words.why[why]?.(facts);
    if (!text || !sentence(text)) yield `the refusal ${why} ${brief(facts)} is told as "${String(text)}"`;
  }
  const names = Array.from({ length: game.seats[1] }, (_, seat) => `Player ${seat + 1}`);
  for (const event of events) {
    for (const you of ['watcher', 0, 1] as const) {
      const text = words.tell(event, { names, you });
      if (text !== null && !sentence(text)) yield `the event ${event.kind} is told to ${you} as "${text}"`;
    }
  }
}

function sentence(text: string): boolean {
  return text.trim().length > 0 && !/undefined|\[object|NaN/.test(text);
}

/** Plays one match at random and collects each kind of event and of refusal once. */
function whatIsSaid(game: Game, setup: Setup): Said {
  const events = new Map<string, AnyEvent>();
  const refusals = new Map<string, Refusal>();
  const [seed = ''] = setup.seeds;
  const { requests } = playRandom(game, setup, { seed, seq: 0, report: () => undefined });
  const match = opened(game, setup, seed);
  const rng = rngFrom('words');
  for (const request of requests) {
    for (const seat of match.turn.must) {
      const view = match.view(seat);
      for (const bad of movesOf(game, view, rng, 1)
        .slice(0, 1)
        .flatMap((move) => damaged(move))) {
        const shaped = v.safeParse(game.shapes.move, bad);
        const verdict = shaped.success ? legal(game, view, shaped.output) : null;
        if (verdict?.ok === false) refusals.set(verdict.why, verdict);
      }
    }
    const heard = carryOut(match, request).told.flatMap((told) => told.heard);
    for (const { e } of heard) events.set(e.kind, e);
  }
  return { events: [...events.values()], refusals: [...refusals.values()] };
}
