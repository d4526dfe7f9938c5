// What a game gives to the frame of its table: the words of the moment, the acts, and what fills each place.
import type { ViewBase } from '@cardinal/kernel';
import type { Snippet } from 'svelte';
import type { Act } from '../act.ts';
import type { Choreography } from '../faces.ts';
import type { TableSession } from '../session.ts';
import type { TableLog } from './log.svelte.ts';
import type { Line } from './prompt.ts';
import type { SeatLine } from './seat-line.ts';
import type { Stand } from './stand.ts';

/** A table at one moment, as its game fills it. */
export interface TableParts {
  readonly session: TableSession<ViewBase, never, never>;
  readonly log: TableLog;
  readonly title: string;
  readonly heading: string;
  readonly detail?: string | undefined;
  /** What everyone must know now, such as a last turn. */
  readonly notice?: string | null;
  readonly others: readonly SeatLine[];
  /** One's own points, or null for a watcher. */
  readonly mine: string | null;
  /** Whose points those are where it is not "You". */
  readonly whose?: string | undefined;
  readonly banner: Line;
  /** The banner is said when this changes; its own text if not given. */
  readonly moment?: string;
  readonly acts: readonly Act[];
  readonly toast: string | null;
  readonly onToastClosed: () => void;
  /** Beside the heading: a clock, a counter. */
  readonly strip?: Snippet | undefined;
  /** Told whether there is room beside the table. */
  readonly middle: Snippet<[wide: boolean]>;
  /** What one builds with, above the hand. */
  readonly tools?: Snippet | undefined;
  /** One's own cards: always in sight. */
  readonly hand?: Snippet | undefined;
  readonly scores: Snippet;
  /** A hint that was asked for: beside the table where there is room, else a sheet over the piles. */
  readonly talk?: Snippet | undefined;
  /** Whatever may move cards; gliding follows its changes. */
  readonly moves: unknown;
  /** How the latest change moves what has no slot of its own. */
  readonly choreography?: () => Choreography | null;
  /** The table stands. What is returned is called when it goes. */
  readonly onstand?: (stand: Stand) => () => void;
  /** Called after each change has been shown and the focus is right. */
  readonly onmoved?: () => void;
}
