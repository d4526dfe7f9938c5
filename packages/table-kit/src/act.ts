// Something one can do at a table, as data for the bar of buttons.

/** An act with its button. At most one act of a bar is the main one. */
export interface Act {
  readonly id: string;
  readonly label: string;
  readonly main?: boolean;
  /** It cannot be done yet; pressing it says why. */
  readonly off?: boolean;
  readonly onpress: () => void;
}
