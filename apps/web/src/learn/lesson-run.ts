// A lesson as it is played: a match of its own, the others' moves, the step one is at, and all acts so far, so that it can
// be taken up again. Touches no page.
import {
  heardBy,
  legal,
  no,
  openMatch,
  YES,
  type AnyEvent,
  type AnyMove,
  type AnyView,
  type Game,
  type Match,
  type Told,
  type Verdict,
} from '@cardinal/kernel';
import type { Lesson, LessonStep } from '@cardinal/games/lessons';

/** What the learner did: a move, the end of a break, or having read a step. */
export type LessonAct = AnyMove | 'go-on' | 'read';

/** The learner's seat. */
export const LEARNER = 0;

/** More moves of others than this at one go are a fault. */
const MOST_REPLIES = 100;

/** A lesson under way. */
export class LessonRun {
  readonly lesson: Lesson;
  readonly #match: Match;
  readonly #acts: LessonAct[] = [];
  readonly #hear: (event: AnyEvent) => void;
  #step = 0;

  /** Begins a lesson, or takes one up after some acts; throws where they do not follow. */
  constructor(
    game: Game,
    lesson: Lesson,
    acts: readonly LessonAct[] = [],
    hear: (event: AnyEvent) => void = () => undefined,
  ) {
    this.lesson = lesson;
    this.#hear = hear;
    const { options, seed, seats } = lesson;
    const opened = openMatch(game, { options, seed, seats });
    if (!opened.ok) throw new Error(`lesson-broken: ${opened.why}`);
    this.#match = opened.match;
    this.#tell(this.#match.advance(0));
    this.#others();
    this.#pass();
    for (const act of acts) {
      const verdict = this.act(act);
      if (!verdict.ok) throw new Error(`lesson-broken: ${verdict.why}`);
    }
  }

  /** All that the learner did. */
  get acts(): readonly LessonAct[] {
    return this.#acts;
  }

  get view(): AnyView {
    return this.#match.view(LEARNER);
  }

  get atBreak(): boolean {
    return this.#match.turn.draw?.pause === true;
  }

  /** The place of the step one is at; as many as there are steps once all are done. */
  get at(): number {
    return this.#step;
  }

  /** The step one is at, or null once all are done. */
  get step(): LessonStep<AnyView, AnyMove, AnyEvent> | null {
    return this.lesson.steps[this.#step] ?? null;
  }

  /** Whether the rules allow a move now, whatever the step asks for: what the table builds its buttons on. */
  legal(move: AnyMove): Verdict {
    return legal(this.#match.game, this.view, move);
  }

  /** Whether the learner may do that at this step; `step-first` where the rules would allow it and the step asks for something else. */
  check(act: LessonAct): Verdict {
    const { step } = this;
    if (act === 'read') return step && !step.until ? YES : no('not-now');
    if (act === 'go-on') return this.atBreak ? YES : no('not-now');
    const verdict = this.legal(act);
    if (!verdict.ok) return verdict;
    return (this.#asking()?.only?.(act, this.view) ?? true) ? YES : no('step-first');
  }

  /** Does it, and what the others do then. */
  act(act: LessonAct): Verdict {
    const verdict = this.check(act);
    if (!verdict.ok) return verdict;
    this.#acts.push(act);
    if (act === 'read') this.#step++;
    else this.#does(act);
    this.#pass();
    return YES;
  }

  /** Whoever acts has read what was to be read; where nothing is left to be asked, the lesson is over and the match goes on. */
  #does(act: AnyMove | 'go-on'): void {
    const asks = this.#asking();
    this.#step = asks ? this.lesson.steps.indexOf(asks) : this.lesson.steps.length;
    if (act === 'go-on') this.#tell(this.#match.advance(0, true));
    else {
      const { told, ...said } = this.#match.submit(LEARNER, act, 0);
      if (!said.ok) throw new Error('lesson-broken: a legal move is refused');
      this.#tell(told);
    }
    this.#others();
  }

  /** The step that an act would be for: this one, or the next that waits for one, if only reading lies before it. */
  #asking(): LessonRun['step'] {
    const { view } = this;
    return this.lesson.steps.slice(this.#step).find(({ until, skip }) => until && !skip?.(view)) ?? null;
  }

  /** Passes over what does not fit how the game went. */
  #pass(): void {
    const { view } = this;
    while (this.step?.skip?.(view)) this.#step++;
  }

  /** What ends this step, done for the learner. */
  doIt(): void {
    const { step } = this;
    for (const act of step?.way?.(this.view) ?? ['read' as const]) this.act(act);
  }

  #others(): void {
    for (let count = 0; count < MOST_REPLIES; count++) {
      const next = this.#reply();
      if (!next) return;
      const { told, ...said } = this.#match.submit(next.seat, next.move, 0);
      if (!said.ok) throw new Error('lesson-broken: a reply is refused');
      this.#tell(told);
    }
    throw new Error('lesson-broken: the others never stop');
  }

  #reply(): { readonly seat: number; readonly move: AnyMove } | null {
    const { game, turn } = this.#match;
    // In a window that the step is about the others wait for the learner's call.
    const asked = turn.mode === 'window' && turn.may.includes(LEARNER) && this.step?.call === true;
    for (let seat = 1; seat < this.lesson.seats; seat++) {
      const view = this.#match.view(seat);
      const own = this.lesson.reply?.(view, seat) ?? null;
      if (own) return { seat, move: own };
      if (turn.must.includes(seat) && !asked) return { seat, move: game.absent(view) };
    }
    return null;
  }

  #tell(told: readonly Told[]): void {
    for (const event of told.flatMap(({ heard }) => heardBy(heard, LEARNER))) {
      if (this.step?.until?.(event)) {
        this.#step++;
        this.#pass();
      }
      this.#hear(event);
    }
  }
}
