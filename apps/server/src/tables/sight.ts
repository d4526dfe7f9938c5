// What each looks at while a match runs. Mostly that is the state itself. During a sealed moment, when all choose at once
// and in secret, each is shown the moment's beginning with their own choice only: neither who chose already, nor in
// which order, nor when, can be read from anything that is sent before the last choice is in. A deadline of some in such a
// moment passes for all alike.
import {
  heardBy,
  step,
  type AnyEvent,
  type AnyState,
  type AnyView,
  type Game,
  type Match,
  type Seat,
  type Told,
  type Turn,
  type Who,
} from '@cardinal/kernel';

/** Events for one who looks, and the numbers of entries known before and after. */
export interface Delivery {
  readonly from: number;
  readonly seq: number;
  readonly events: readonly AnyEvent[];
}

/** What each who looks is to hear; nothing for those who hear nothing. */
export interface Deliveries {
  get(who: Who): Delivery | undefined;
}

/** An entry that not all know of yet. `by`: whose choice it was; null for what nobody is told any more. */
interface HeldBack {
  readonly by: Seat | null;
  readonly told: Told;
}

/** One match as its seats and watchers see it. */
export class Sight {
  readonly #game: Game;
  readonly #whos: readonly Who[];
  readonly #sealing: boolean;
  #state: AnyState;
  /** The state when the sealed moment began, and the states in which only one seat has chosen. */
  #base: AnyState | null = null;
  readonly #own = new Map<Seat, AnyState>();
  #held: HeldBack[] = [];
  #length = 0;
  #secretSince: number | null;
  /** Entries each knows of, where that is fewer than all. */
  readonly #known = new Map<Who, number>();

  /** `state` is the state before the first entry. */
  constructor(game: Game, seats: number, state: AnyState) {
    this.#game = game;
    this.#whos = [...Array.from({ length: seats }, (_, seat) => seat), 'watcher'];
    this.#sealing = game.traits.sealed;
    this.#state = state;
    this.#secretSince = this.#sealing && game.turn(state).mode === 'sealed' ? 0 : null;
  }

  /** After how many entries all began to choose in secret, which they still do; null outside of such a moment. It follows from the log, so it is the same after a restart. */
  get secretSince(): number | null {
    return this.#secretSince;
  }

  /** How many entries somebody knows of. */
  knownBy(who: Who): number {
    return this.#known.get(who) ?? this.#length - this.#held.length;
  }

  /** What somebody may know now; `match` knows the true state. */
  view(who: Who, match: Pick<Match, 'view'>): AnyView {
    if (this.#base === null) return match.view(who);
    return this.#game.view(who === 'watcher' ? this.#base : (this.#own.get(who) ?? this.#base), who);
  }

  /** Takes an accepted entry; gives what each is to hear of it now. `after` is the true state after it, where it is at hand; it saves playing the entry once more. */
  took(told: Told, after: AnyState | null = null): Deliveries {
    this.#length += 1;
    if (!this.#sealing) return this.#all(told);
    const { entry } = told;
    const before = this.#game.turn(this.#state);
    const last = this.#state;
    this.#state = after ?? this.#played(entry);
    const turn = this.#game.turn(this.#state);
    this.#secretSince = turn.mode === 'sealed' ? (this.#secretSince ?? this.#length) : null;
    if (typeof entry.by === 'number' && stillSealed(before, turn, entry.by)) {
      return this.#hold(last, entry.by, told);
    }
    const goesOn = before.mode === 'sealed' && turn.mode === 'sealed';
    if (goesOn && entry.by === 'table') {
      // A note changes nothing, and one that is told before the first choice only would tell when that was.
      this.#held.push({ by: null, told });
      return new Map();
    }
    if (goesOn && entry.by === 'clock') return this.#passes(this.#base ?? last, told);
    return this.#held.length === 0 ? this.#all(told) : this.#release(told);
  }

  #played(entry: Told['entry']): AnyState {
    const stepped = step(this.#game, this.#state, entry);
    if (!stepped.ok) throw new Error(`sight-broken: entry ${entry.seq} does not follow (${stepped.why})`);
    return stepped.state;
  }

  /** A choice as if nobody else had chosen. */
  #alone(base: AnyState, by: Seat, { entry }: Told): { readonly state: AnyState; readonly heard: Told['heard'] } {
    const own = step(this.#game, this.#own.get(by) ?? base, entry);
    if (!own.ok) throw new Error(`sight-broken: a sealed choice of seat ${by} does not stand alone (${own.why})`);
    return own;
  }

  #hold(before: AnyState, by: Seat, told: Told): Deliveries {
    const from = this.#known.get(by) ?? this.#length - 1 - this.#held.length;
    this.#base ??= before;
    this.#own.set(by, this.#alone(this.#base, by, told).state);
    this.#held.push({ by, told });
    this.#known.set(by, from + 1);
    return new Map([[by, { from, seq: from + 1, events: heardBy(told.heard, by) }]]);
  }

  /** A deadline after which the moment goes on: it comes to the beginning that is shown to all, and to each one's own choice in it. */
  #passes(base: AnyState, told: Told): Deliveries {
    const all = new Map<Who, Delivery>();
    const after = (state: AnyState) => {
      const stepped = step(this.#game, state, told.entry);
      if (!stepped.ok) throw new Error(`sight-broken: a deadline does not stand alone (${stepped.why})`);
      return stepped;
    };
    const shared = after(base);
    this.#base = shared.state;
    for (const who of this.#whos) {
      const own = who === 'watcher' ? undefined : this.#own.get(who);
      const stepped = own ? after(own) : shared;
      if (own) this.#own.set(who as Seat, stepped.state);
      const from = this.#known.get(who) ?? this.#length - 1 - this.#held.length;
      all.set(who, { from, seq: from + 1, events: heardBy(stepped.heard, who) });
    }
    for (const [who, { seq }] of all) this.#known.set(who, seq);
    this.#held.push({ by: null, told });
    return all;
  }

  /** The last choice, or what else ends the moment: all hear the choices in the order of the seats, whatever their true order was, and then what they come to. */
  #release(told: Told): Deliveries {
    const held = this.#held;
    const start = this.#length - 1 - held.length;
    const known = new Map(this.#known);
    const choices = held.flatMap(({ by, told: { heard } }) => (by === null ? [] : [{ by, heard, own: false }]));
    const { by } = told.entry;
    let { heard: comesTo } = told;
    if (typeof by === 'number' && this.#base !== null) {
      // The last one's own part of what is heard is as long as if others were still awaited.
      const { length } = this.#alone(this.#base, by, told).heard;
      choices.push({ by, heard: comesTo.slice(0, length), own: true });
      comesTo = comesTo.slice(length);
    }
    choices.sort((a, b) => a.by - b.by);
    this.#base = null;
    this.#held = [];
    this.#own.clear();
    this.#known.clear();
    const all = new Map<Who, Delivery>();
    for (const who of this.#whos) {
      // One's own choice was heard when it was made, but for the last one.
      const heard = choices.filter(({ by: whose, own }) => own || whose !== who).flatMap((one) => one.heard);
      const events = heardBy([...heard, ...comesTo], who);
      all.set(who, { from: known.get(who) ?? start, seq: this.#length, events });
    }
    return all;
  }

  #all({ heard }: Told): Deliveries {
    const [from, seq] = [this.#length - 1, this.#length];
    return { get: (who) => ({ from, seq, events: heardBy(heard, who) }) };
  }
}

/** Whether an entry was one secret choice among several that are still awaited. */
function stillSealed(before: Turn, after: Turn, by: Seat): boolean {
  if (before.mode !== 'sealed' || after.mode !== 'sealed' || before.draw || after.draw) return false;
  return after.must.length > 0 && after.must.join() === before.must.filter((seat) => seat !== by).join();
}
