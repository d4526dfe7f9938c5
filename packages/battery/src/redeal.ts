// Part 4, a redeal is not the truth: `deal(view)` meets the true state no more often than chance does.
//
// Counted over many moments and lookers, with two redeals D1, D2 of each view. (a) If D1 is always the truth, nothing is
// ever hidden, or the view leaks. (b) Where twins of the match prove that at least k worlds look the same, the truth comes
// up six times running at most once in k⁶ looks. (c) A redeal that is even over what is possible meets the truth as often as another
// redeal: the moments where D1 = truth ≠ D2 and those where D1 = D2 ≠ truth balance. There the order inside a pile or a
// hand does not count, because rules may keep a hidden hand in any order.
import { rngFrom, type AnyState, type Game, type Rng, type Who } from '@cardinal/kernel';
import { eachSeed, opened, type Finding, type Setup } from './finding.ts';
import { everyone } from './frozen.ts';
import { same, wired } from './plain.ts';
import { randomMatch, revisit } from './random-match.ts';
import { traceOf, twinOf, type Trace } from './twin.ts';

/** Tries for twins at each look. */
const TWINS = 3;
/** Standard deviations that are still called chance, and what small expectations may always miss by. */
const SIGMAS = 4.5;
const SLACK = 3;
/** Redeals in a row where twins are known. */
const RUN = 6;
/** Fewer looks than this prove nothing. */
const FEWEST = 8;

interface Tally {
  looks: number;
  truths: number;
  /** Where twins are known: looks, those where each redeal of a run was the truth, and how many of these to expect at most. */
  twins: { looks: number; always: number; expected: number };
  truthOnly: number;
  otherOnly: number;
}

/** Part 4. The figures of all seeds are taken together, since a single match says little. */
export function redeal(game: Game, setup: Setup): readonly Finding[] {
  const tally: Tally = { looks: 0, truths: 0, twins: { looks: 0, always: 0, expected: 0 }, truthOnly: 0, otherOnly: 0 };
  const found = eachSeed('redeal', setup, (probe) => {
    const { match, requests } = randomMatch(game, setup, probe);
    const trace = traceOf(game, opened(game, setup, probe.seed).state, match.log);
    revisit(game, setup, probe, requests, (now, rng) => {
      if (now.log.length === 0 || now.result) return;
      for (const who of everyone(now)) {
        // The view is asked of the game each time, as a bot's may be: what is remembered with it is fresh.
        const dealt = (): AnyState =>
          game.deal(wired(game.view(now.state, who)), rngFrom(`redeal/${rng.below(2 ** 31)}`));
        countPair(tally, now.state, dealt(), dealt());
        countRun(tally, now.state, dealt, worlds(trace, now.log.length, who, rng));
      }
    });
  });
  const [seed = ''] = setup.seeds;
  return [...found, ...faults(tally).map((text) => ({ part: 'redeal' as const, seed, seq: 0, text }))];
}

/** How many worlds are proved to look the same, the truth included. */
function worlds(trace: Trace, end: number, who: Who, rng: Rng): number {
  const seen: AnyState[] = [];
  for (let i = 0; i < TWINS; i++) {
    const twin = twinOf(trace, end, who, rng);
    if (twin && !seen.some((state) => same(state, twin.state))) seen.push(twin.state);
  }
  return 1 + seen.length;
}

function countPair(tally: Tally, truth: AnyState, first: AnyState, second: AnyState): void {
  tally.looks++;
  if (same(first, truth)) tally.truths++;
  const [inTruth, inFirst, inSecond] = [truth, first, second].map(unordered);
  const hit = same(inFirst, inTruth);
  if (hit && !same(inSecond, inTruth)) tally.truthOnly++;
  if (!hit && same(inFirst, inSecond)) tally.otherOnly++;
}

function countRun({ twins }: Tally, truth: AnyState, dealt: () => AnyState, known: number): void {
  if (known < 2) return;
  twins.looks++;
  twins.expected += known ** -RUN;
  if (Array.from({ length: RUN }, dealt).every((state) => same(state, truth))) twins.always++;
}

/** A plain value with every list of numbers in rising order. */
function unordered(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.every((one) => typeof one === 'number') ? [...value].sort((a, b) => a - b) : value.map(unordered);
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, unordered(inner)]));
}

function* allFaults({ looks, truths, twins, truthOnly, otherOnly }: Tally): Generator<string, void> {
  if (looks >= FEWEST && truths === looks)
    yield `deal(view) was the truth in all ${looks} of ${looks} looks: the view or the deal tells what is hidden`;
  if (twins.always > twins.expected + SIGMAS * Math.sqrt(twins.expected) + SLACK) {
    yield `deal(view) was the truth ${RUN} times running in ${twins.always} of ${twins.looks} looks where other worlds are proved`;
  }
  if (Math.abs(truthOnly - otherOnly) > SIGMAS * Math.sqrt(truthOnly + otherOnly)) {
    const way = truthOnly > otherOnly ? 'leans towards the truth' : 'is uneven, or leaves out worlds that are possible';
    yield `deal(view) ${way}: ${truthOnly} looks met only the truth, ${otherOnly} another world twice`;
  }
}

function faults(tally: Tally): readonly string[] {
  return [...allFaults(tally)];
}
