// Matches and deals of Break In between bots, without a clock: in a window every seat that may call is asked first, from
// the left of who discarded.
import { rules, type BreakInMove, type BreakInState, type BreakInView } from '@cardinal/games/break-in';
import { legal, outcomeOf, rngFrom, units, type Bot, type Heard, type Rng } from '@cardinal/kernel';

type Player = Bot<BreakInView, BreakInMove>;

/** What a table found out. */
export interface Played {
  /** Points by seat. */
  readonly scores: readonly number[];
  readonly deals: number;
  readonly entries: number;
  readonly fines: readonly number[];
  readonly endings: Readonly<Record<string, number>>;
  /** Milliseconds of each answer, by seat. */
  readonly times: readonly (readonly number[])[];
}

/** Plays so many deals (or a whole match); throws on a refused move. */
export function playOut(players: readonly Player[], seed: string, options: object = {}, deals = Infinity): Played {
  const read = rules.options.read(options);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  let s: BreakInState = rules.start(read.options, players.length);
  const rngs = players.map((_, seat) => rngFrom(`${seed}/bot${seat}`));
  const times: number[][] = players.map(() => []);
  const heard: Heard<never>[] = [];
  let entries = 0;
  for (; s.phase !== 'over' && s.history.length < deals; entries++) {
    const turn = rules.turn(s);
    const next = rules.copy(s);
    if (turn.draw) {
      rules.play(next, { seq: entries, at: entries, by: 'chance', move: outcomeOf(seed, turn.draw) }, heard);
    } else {
      const from = s.window?.by ?? s.pending?.seat ?? 0;
      const left = (seat: number): number => (seat - from + s.seats) % s.seats;
      const asked = [...turn.may.toSorted((a, b) => left(a) - left(b)), ...turn.must];
      let entered = false;
      for (const seat of asked) {
        const view = rules.view(s, seat);
        const before = process.cpuUsage().user;
        const move = (players[seat] as Player).choose(view, rngs[seat] as Rng, units(1_000_000));
        times[seat]?.push((process.cpuUsage().user - before) / 1000);
        if (!move) continue;
        const verdict = legal(rules, view, move);
        if (!verdict.ok) throw new Error(`${seed}: seat ${seat} may not ${rules.write(move)} (${verdict.why})`);
        rules.play(next, { seq: entries, at: entries, by: seat, move }, heard);
        entered = true;
        break;
      }
      if (!entered) throw new Error(`${seed}: nobody acts in ${s.phase}`);
    }
    s = next;
    heard.length = 0;
    if (entries > 50_000) throw new Error(`${seed}: no end`);
  }
  const endings: Record<string, number> = {};
  for (const { ended } of s.history) endings[ended] = (endings[ended] ?? 0) + 1;
  const fines = players.map((_, seat) => s.history.reduce((sum, deal) => sum + (deal.fines[seat] ?? 0), 0));
  return { scores: s.totals, deals: s.history.length, entries, fines, endings, times };
}
