// Who must and who may act now, which draw waits for chance, and which deadlines run: facts as data, so that bots,
// rooms and pages all read the same thing and no game keeps a timer.
import type { Draw } from './draws.ts';
import type { Ms, Seat } from './ids.ts';

/** How a moment is played: one after the other, all at once and hidden, with a window for calls, or freely in real time. */
export const MODES = ['turn', 'sealed', 'window', 'free'] as const;
/** One of {@link MODES}. */
export type Mode = (typeof MODES)[number];

/** A deadline: when match time reaches `at`, the clock acts by this name. */
export interface Due {
  readonly id: string;
  readonly at: Ms;
}

/** The moment of a match. `must`: play waits for them. `may`: interrupts and real-time seats. `draw`: only chance may act. `dues`: ascending by time. All of it is public. */
export interface Turn {
  readonly mode: Mode;
  readonly must: readonly Seat[];
  readonly may: readonly Seat[];
  readonly draw?: Draw;
  readonly dues: readonly Due[];
}

/** A turn in which nobody can act any more. */
export const OVER: Turn = { mode: 'turn', must: [], may: [], dues: [] };
