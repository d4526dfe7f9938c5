// How long bots of this page take for a move: as people do, shorter, or no time at all.
import type { Shelf } from './shelf.ts';

/** The paces one can choose. */
export const PACES = ['calm', 'brisk', 'instant'] as const;
/** One of {@link PACES}. */
export type Pace = (typeof PACES)[number];

const KEY = 'cardinal.pace';
const SHARE: Readonly<Record<Pace, number>> = { calm: 1, brisk: 0.35, instant: 0 };

/** The pace of this page. */
export const pace: { value: Pace } = $state({ value: 'calm' });

/** How much of a human pace is kept. */
export function paceShare(): number {
  return SHARE[pace.value];
}

/** Takes over the pace that was chosen before. */
export function loadPace(shelf: Shelf): void {
  const kept = shelf.read(KEY);
  pace.value = PACES.find((one) => one === kept) ?? 'calm';
}

/** Chooses a pace and keeps it. */
export function choosePace(next: Pace, shelf: Shelf): void {
  pace.value = next;
  shelf.write(KEY, next);
}
