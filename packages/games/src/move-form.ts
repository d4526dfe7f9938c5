// How one kind of move is shown to those who write moves, as a line of text and as JSON. The forms of a game lie in its
// folder and are loaded from there; this knows none of them.

/** One kind of move: an example as a line, what may stand in it, and an example as JSON. */
export interface MoveForm {
  readonly line: string;
  readonly means: string;
  readonly json: Readonly<Record<string, unknown>> & { readonly kind: string };
}

/** A form; `means` is left out where the line says all. */
export const form = (line: string, json: MoveForm['json'], means = ''): MoveForm => ({ line, means, json });

/** The forms of a game, in the order of play, from its folder. Throws where there is no such game. */
export async function formsOf(game: string): Promise<readonly MoveForm[]> {
  const { moveForms } = (await import(`./${game}/move-forms.ts`)) as { readonly moveForms: readonly MoveForm[] };
  return moveForms;
}
