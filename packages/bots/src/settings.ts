// What can be set on a search.

/** Exploration that suits worths which fill the range from 0 to 1: the square root of one half, as in UCB1. */
export const EXPLORE = 0.7;

/** How a search spends its units; one unit deals the hidden cards once and plays to the horizon. */
export interface SearchSettings {
  /** Most units, whatever the budget allows. */
  readonly units?: number;
  /** How much to try what was tried little, in parts of worth. */
  readonly explore?: number;
}
