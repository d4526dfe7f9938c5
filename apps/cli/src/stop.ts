// How a command ends early: with an exit code and one sentence, never a stack trace.

/** Exit codes of every command. */
export const DONE = 0;
/** The answer is no: no solution, a record that does not verify. */
export const ANSWER_NO = 1;
/** Wrong use: an unknown game, options out of range, a file that cannot be read. */
export const WRONG_USE = 2;

/** Thrown by a command that cannot go on because of what it was given; `main` prints its sentence on stderr and exits with 2. */
export class WrongUse extends Error {}
