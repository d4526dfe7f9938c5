// What has been heard at the table: the lines of the log, what each seat did last, and the movements that the next
// change of the page has still to show.
import type { Seat } from '@cardinal/kernel';
import { playSound, TableLog, type Choreography } from '@cardinal/table-kit';
import type { Cast } from '@cardinal/words';
import type { NumsenseEvent } from '../types.ts';
import { nameOf } from './faces.ts';
import type * as Stage from './stage.ts';
import { tongue } from './tongue.ts';

/** Who sits where, and who listens. */
export interface DiarySource {
  readonly cast: Cast;
}

/** The memory of one table, for as long as the page shows it. */
export class Diary {
  readonly log: TableLog;
  readonly #source: () => DiarySource;
  /** How events look and sound, once it is here: until then cards simply lie where they are. */
  #stage: typeof Stage | null = null;
  #cues: Stage.Cue[] = [];
  /** What each seat did last, in a few words. */
  notes: Readonly<Record<Seat, string>> = $state.raw({});

  constructor(source: () => DiarySource) {
    this.#source = source;
    import('./stage.ts').then(
      (stage) => (this.#stage = stage),
      () => undefined,
    );
    this.log = new TableLog(
      (event, cast) => tongue.game.tell(event, cast),
      () => source().cast,
    );
  }

  /** Hears an event: says and keeps its line, plays its sound, remembers its movement. */
  hear(event: NumsenseEvent): void {
    const { cast } = this.#source();
    const cue = this.#stage?.cueOf(event, cast.you);
    if (cue) this.#cues.push(cue);
    if (cue?.sound) void playSound(cue.sound);
    this.#note(event);
    this.log.hear(event);
  }

  /** The movements heard since the last change of the page. */
  takeMovements(): Choreography | null {
    const cues = this.#cues;
    this.#cues = [];
    return this.#stage?.together(cues) ?? null;
  }

  #note(event: NumsenseEvent): void {
    const words = tongue.table;
    const set = (seat: Seat, note: string): void => {
      this.notes = { ...this.notes, [seat]: note };
    };
    switch (event.kind) {
      case 'deal-begun':
        this.notes = {};
        return;
      case 'card-taken':
        set(
          event.seat,
          event.from === 'discard' && event.card ? words.took.discard(nameOf(event.card.face, words)) : words.took.draw,
        );
        return;
      case 'card-put': {
        const took = this.notes[event.seat];
        const put = words.putDown(nameOf(event.card.face, words));
        set(event.seat, took ? words.tookAndPut(took, put) : put);
        return;
      }
      case 'card-exchanged':
        set(event.seat, words.swapped(nameOf(event.card.face, words)));
        return;
      case 'declared':
        set(event.seat, words.said);
        return;
      case 'written':
        set(event.seat, words.wrote);
        return;
      default:
    }
  }
}
