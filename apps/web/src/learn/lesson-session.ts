// A lesson as a table meets it: like any match in this page, but that it waits for nobody and lets only the step's act through.
// What was done and what is half built are kept on this device, so that one can leave and come back.
import {
  type AnyEvent,
  type AnyMove,
  type AnyView,
  type Game,
  type Ms,
  type Verdict,
  type Who,
} from '@cardinal/kernel';
import type { Lesson } from '@cardinal/games/lessons';
import type { Player, TableSession } from '@cardinal/table-kit';
import type { Shelf } from '../session/shelf.ts';
import { ShownSession } from '../session/shown-session.ts';
import { LEARNER, LessonRun, type LessonAct } from './lesson-run.ts';

/** The name under which the acts of a game's lesson lie. */
const shelfName = (game: string): string => `cardinal.lesson.${game}`;
/** The name under which lies what is half built in it. */
const draftName = (game: string): string => `cardinal.lesson-draft.${game}`;

/** A lesson in this page. Getters are reactive. */
export class LessonSession extends ShownSession implements TableSession<AnyView, AnyMove, AnyEvent> {
  readonly me: Who = LEARNER;
  readonly thinking = [];
  readonly players: readonly Player[];
  /** How many steps the lesson has. */
  readonly steps: number;
  readonly #shelf: Shelf;
  readonly #game: string;
  readonly #stepFirst: () => string;
  readonly #run: LessonRun;
  #view: AnyView;
  #draft: string | null;

  /** Takes the lesson up where it was left; from the start where nothing is kept, or what is kept does not follow any more. */
  constructor(
    game: Game,
    lesson: Lesson,
    names: readonly string[],
    shelf: Shelf,
    /** What the step asks for instead, in words: the answer to an act that it does not let through. */
    stepFirst: () => string = () => '',
  ) {
    super();
    this.#stepFirst = stepFirst;
    this.steps = lesson.steps.length;
    this.#game = game.id;
    this.#shelf = shelf;
    this.players = names.map((name, seat) => ({ name, kind: seat === LEARNER ? 'person' : 'bot' }));
    const hear = (event: AnyEvent): void => this.tell([event]);
    this.#run = keptRun(game, lesson, shelf, hear) ?? new LessonRun(game, lesson, [], hear);
    this.#draft = shelf.read(draftName(game.id));
    this.#view = this.#run.view;
  }

  get view(): AnyView {
    this.watch();
    return this.#view;
  }

  get atBreak(): boolean {
    this.watch();
    return this.#run.atBreak;
  }

  /** The place of the step one is at. */
  get at(): number {
    this.watch();
    return this.#run.at;
  }

  get step(): LessonRun['step'] {
    this.watch();
    return this.#run.step;
  }

  /** What the learner has half built. */
  get draft(): string | null {
    this.watch();
    return this.#draft;
  }

  set draft(text: string | null) {
    if (text === this.#draft) return;
    this.#draft = text;
    if (text === null) this.#shelf.remove(draftName(this.#game));
    else this.#shelf.write(draftName(this.#game), text);
    this.changed();
  }

  /** By the rules alone; what the step does not ask for is refused when it is played. */
  check(move: AnyMove): Verdict {
    this.watch();
    return this.#run.legal(move);
  }

  play(move: AnyMove): Verdict {
    const verdict = this.#run.act(move);
    if (verdict.ok || verdict.why !== 'step-first') return this.#did(verdict);
    return { ...verdict, facts: { says: this.#stepFirst() } };
  }

  goOn(): void {
    this.#did(this.#run.act('go-on'));
  }

  /** The step was read. */
  read(): void {
    this.#did(this.#run.act('read'));
  }

  /** Does the step for the learner. */
  doIt(): void {
    this.#run.doIt();
    this.#did({ ok: true });
  }

  now(): Ms {
    return 0;
  }

  /** Forgets what was done: the next lesson begins at the beginning. */
  forget(): void {
    this.#shelf.remove(shelfName(this.#game));
    this.#shelf.remove(draftName(this.#game));
  }

  #did(verdict: Verdict): Verdict {
    if (!verdict.ok) return verdict;
    this.#view = this.#run.view;
    if (this.#run.step) this.#shelf.write(shelfName(this.#game), JSON.stringify(this.#run.acts));
    else this.forget();
    this.changed();
    return verdict;
  }
}

function keptRun(game: Game, lesson: Lesson, shelf: Shelf, hear: (event: AnyEvent) => void): LessonRun | null {
  const text = shelf.read(shelfName(game.id));
  if (text === null) return null;
  try {
    const acts: unknown = JSON.parse(text);
    return Array.isArray(acts) ? new LessonRun(game, lesson, acts as LessonAct[], hear) : null;
  } catch {
    shelf.remove(shelfName(game.id));
    shelf.remove(draftName(game.id));
    return null;
  }
}
