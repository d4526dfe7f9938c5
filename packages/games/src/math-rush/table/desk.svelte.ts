// What one player has in front of them at a table of Math Rush: the card in their fingers, cards marked for a Help, what may
// be done now and the line that says so. The match itself is the session's; this is only what has not been asked yet.
import type { Seat } from '@cardinal/kernel';
import {
  areIds,
  endActs,
  namesAt,
  offersHints,
  Steps,
  type Act,
  type DeskSource,
  type TableProps,
} from '@cardinal/table-kit';
import { ownHand } from '../check.ts';
import { raceLength } from '../options.ts';
import { totalOf } from '../score.ts';
import type { CardId, GoalId, Place, RushEvent, RushMove, RushView } from '../types.ts';
import { askedBy, bannerOf, checkedRace, mustThrow } from './banner.ts';
import { tongue } from './tongue.ts';

/** What the page gives the table of Math Rush. */
export type RushProps = TableProps<RushView, RushMove, RushEvent>;

/** What one has begun: the card in the fingers, whether cards are chosen that a Help takes away, and which are marked. */
interface Begun {
  readonly picked: CardId | null;
  readonly clearing: boolean;
  readonly marked: readonly CardId[];
}
const NOTHING: Begun = { picked: null, clearing: false, marked: [] };

function isBegun(value: unknown): boolean {
  const { picked, clearing, marked } = value as Begun;
  return (picked === null || typeof picked === 'number') && typeof clearing === 'boolean' && areIds(marked);
}

/** One player's side of the table. */
export class Desk {
  readonly #source: () => DeskSource<RushView, RushMove, RushEvent>;
  readonly #askHint: () => void;
  toast: string | null = $state(null);
  readonly #begun = new Steps(NOTHING, isBegun, () => ({ session: this.#session, time: this.view.race }));

  readonly #session = $derived.by(() => this.#source().session);
  readonly view = $derived.by(() => this.#session.view);
  readonly words = $derived.by(() => tongue.table);
  readonly held = $derived.by(() => ownHand(this.view));
  readonly total = $derived.by(() => totalOf(this.view));
  readonly #mayAct = $derived.by(() => {
    const { who, turn } = this.view;
    return who !== 'watcher' && [...turn.must, ...turn.may].includes(who);
  });
  readonly #throwing = $derived.by(() => mustThrow(this.view));
  /** The race that was just checked, between races and at the end. */
  readonly lastRace = $derived.by(() => checkedRace(this.view));
  /** The card in the fingers, while it is in the hand. */
  readonly #picked = $derived.by(() => this.held.find(({ id }) => id === this.#begun.now.picked));
  /** Whether the card in the fingers can be laid on an open goal. */
  readonly lays = $derived.by(() => this.view.phase === 'race' && this.#picked !== undefined);

  /** The line above the hand. */
  readonly banner = $derived.by(() =>
    bannerOf({
      view: this.view,
      names: namesAt(this.#session),
      clearing: this.clears,
      picked: this.#picked?.text,
    }),
  );

  /** `askHint` is what the button for a hint does. */
  constructor(source: () => DeskSource<RushView, RushMove, RushEvent>, askHint: () => void) {
    this.#source = source;
    this.#askHint = askHint;
  }

  /** How a seat is called. */
  nameOf(seat: Seat | 'watcher'): string {
    return seat === 'watcher' ? '' : (namesAt(this.#session)[seat] ?? '');
  }

  /** Whether a card of the hand is in the fingers or marked. */
  isChosen(id: CardId): boolean {
    return this.#picked?.id === id || (this.#throwing && this.marked.includes(id));
  }

  /** Cards that a Help would take away or throw away. */
  get marked(): readonly CardId[] {
    return this.#begun.now.marked;
  }

  /** Whether one chooses the cards that a Help takes out of a row. */
  get clears(): boolean {
    return this.#begun.now.clearing;
  }

  #play(move: RushMove): void {
    const verdict = this.#session.play(move);
    this.toast = verdict.ok ? null : tongue.whyNot(verdict);
  }

  /** A card of the hand was pressed. */
  pressCard(id: CardId): void {
    this.toast = null;
    if (this.#throwing) this.#mark(this.#toggled(id));
    else this.#begun.set({ ...this.#begun.now, picked: this.#picked?.id === id ? null : id });
  }

  #mark(marked: readonly CardId[]): void {
    this.#begun.go({ ...this.#begun.now, marked });
  }

  #toggled(id: CardId): readonly CardId[] {
    return this.marked.includes(id) ? this.marked.filter((one) => one !== id) : [...this.marked, id];
  }

  /** Somebody else around this screen takes a card of the own hand. */
  pickFor(seat: Seat, id: CardId): void {
    this.#session.around?.take(seat);
    // What that seat had in its fingers when somebody else took over is laid down.
    if (!this.#throwing) this.#begun.set({ ...this.#begun.now, picked: null });
    this.pressCard(id);
  }

  /** The card in the fingers goes to a place of a goal; `mark` says which moment of it is meant. */
  place(goal: GoalId, place: Place, mark: number): void {
    if (!this.#picked) return;
    this.#play({ kind: 'play', card: this.#picked.id, goal, place, mark });
    this.#begun.set({ ...this.#begun.now, picked: null });
  }

  /** A card of a goal is marked for Help, which takes cards out of a single row: one of another row begins anew. */
  mark(goal: GoalId, id: CardId): void {
    this.toast = null;
    const row = this.view.sets.find((set) => set.id === goal)?.stacks.flat() ?? [];
    this.#mark(this.#toggled(id).filter((one) => row.some((card) => card.id === one)));
  }

  #undo(): void {
    this.toast = null;
    this.#begun.undo();
  }

  #takeAway(): void {
    const set = this.view.sets.find(({ stacks }) => stacks.flat().some(({ id }) => this.marked.includes(id)));
    if (set) this.#play({ kind: 'clear', goal: set.id, cards: this.marked, mark: set.mark });
    this.#stopClearing();
  }

  #throwAway(): void {
    this.#play({ kind: 'discard', cards: this.marked.filter((id) => this.held.some((card) => card.id === id)) });
    this.#begun.anew();
  }

  #stopClearing(): void {
    this.#begun.anew({ ...NOTHING, picked: this.#begun.now.picked });
  }

  /** What may be done now, quiet acts first. */
  readonly acts: readonly Act[] = $derived.by(() => {
    const { view, words } = this;
    const { session, onLeave, onRematch } = this.#source();
    if (view.phase === 'over') return endActs(words, { onLeave, onRematch });
    if (session.atBreak) return [{ id: 'next', label: words.next, main: true, onpress: () => session.goOn() }];
    if (!this.#mayAct) return [];
    if (view.phase === 'ready')
      return [{ id: 'ready', label: words.ready, main: true, onpress: () => this.#play({ kind: 'ready' }) }];
    if (this.#throwing) {
      const label = words.throwAway(this.marked.length);
      return [...this.#undoing(), { id: 'throw', label, main: true, commits: true, onpress: () => this.#throwAway() }];
    }
    if (askedBy(view) !== null) {
      return [
        { id: 'no', label: words.no, onpress: () => this.#play({ kind: 'answer', yes: false }) },
        { id: 'yes', label: words.yes, main: true, onpress: () => this.#play({ kind: 'answer', yes: true }) },
      ];
    }
    return this.clears ? this.#taking() : this.#racing();
  });

  #undoing(): Act[] {
    const { canUndo } = this.#begun;
    return canUndo ? [{ id: 'undo', label: this.words.undo, onpress: () => this.#undo() }] : [];
  }

  #taking(): Act[] {
    const many = this.marked.length;
    const onpress = (): void => this.#takeAway();
    return [
      { id: 'stop', label: this.words.stop, onpress: () => this.#stopClearing() },
      ...this.#undoing(),
      { id: 'take-away', label: this.words.takeAway(many), main: true, off: many === 0, commits: true, onpress },
    ];
  }

  #racing(): Act[] {
    const { view, words } = this;
    const open = view.who !== 'watcher' && (view.open[view.who] ?? false);
    const help = view.help > 0 || view.options.freeHelp;
    const plays = (kind: 'redraw' | 'done' | 'draw') => (): void => this.#play({ kind });
    const acts: Act[] = [];
    if (offersHints(this.#session)) acts.push({ id: 'hint', label: words.hint, onpress: this.#askHint });
    if (help) {
      const onpress = (): void => this.#begun.anew({ ...this.#begun.now, clearing: true, marked: [] });
      acts.push({ id: 'clear', label: words.helpClear, onpress });
    }
    acts.push({
      id: 'show',
      label: open ? words.hide : words.show,
      onpress: () => this.#play({ kind: 'show', open: !open }),
    });
    if (help && !view.redraw) {
      acts.push({ id: 'redraw', label: words.helpRedraw, commits: true, onpress: plays('redraw') });
    }
    if (raceLength(view.options) === null) {
      acts.push({ id: 'done', label: words.done, commits: true, onpress: plays('done') });
    }
    if (this.held.length < view.handSize) {
      acts.push({ id: 'draw', label: words.draw, main: true, onpress: plays('draw') });
    }
    return acts;
  }
}
