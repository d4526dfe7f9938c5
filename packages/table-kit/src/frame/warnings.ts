// When a clock warns, and how: in words and, where sound is on, by a sound. It knows no clock: seconds come in.
import { playSound } from '../extras.ts';
import { settings } from '../settings.svelte.ts';
import type { Announcer } from '../spoken.svelte.ts';
import { frame } from '../tongue.svelte.ts';

/** Seconds before the end at which a clock warns in colour, in words and, where sound is on, by a sound (expectation 36). */
export const WARNINGS = [60, 30, 10] as const;

/** The warning that falls due when the seconds left go from `before` to `left`, or null; of several the last. */
export function warningDue(before: number, left: number): number | null {
  return WARNINGS.findLast((at) => before > at && left <= at && left > 0) ?? null;
}

/** Says what falls due when the seconds left go from `before` to `left`, unless the player wants no warnings. */
export function tellTime(voice: Announcer, before: number, left: number): void {
  if (!settings.warnings || warningDue(before, left) === null) return;
  voice.say(frame.words.timeLeft(0, left));
  void playSound('clock');
}
