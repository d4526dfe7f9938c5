// Something one can do at a table, as data for the bar of buttons.

/** An act with its button. At most one act of a bar is the main one: what a turn is for, also while it is off. Giving up on it (a pass, the end of a turn, silence) never is, or gold would send children past what they could do. */
export interface Act {
  readonly id: string;
  readonly label: string;
  readonly main?: boolean;
  /** It cannot be done yet; pressing it says why. */
  readonly off?: boolean;
  /** It cannot be taken back, so the settings may ask again first: `true`, or the question; null where pressing only says why not. */
  readonly commits?: boolean | (() => string | null);
  readonly onpress: () => void;
}

/** What one can do when the match is over: leave, or play again, where the room offers it. */
export function endActs(
  words: { readonly leave: string; readonly again: string },
  { onLeave, onRematch }: { readonly onLeave: (() => void) | undefined; readonly onRematch: (() => void) | undefined },
): readonly Act[] {
  return [
    ...(onLeave ? [{ id: 'leave', label: words.leave, onpress: onLeave }] : []),
    ...(onRematch ? [{ id: 'again', label: words.again, main: true, onpress: onRematch }] : []),
  ];
}
