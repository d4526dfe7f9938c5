// What a chosen file holds: a match, proved from its seed, or a position; or why it cannot be opened, in a sentence.
import {
  readPosition,
  readRecord,
  verify,
  type FileProblem,
  type Game,
  type MatchRecord,
  type Position,
  type Unproved,
} from '@cardinal/kernel';

/** What was found in a file. */
export type Found =
  | {
      readonly kind: 'record';
      readonly record: MatchRecord;
      readonly game: Game;
      readonly proof: { readonly ok: true; readonly entries: number } | Unproved;
    }
  | { readonly kind: 'position'; readonly position: Position; readonly game: Game }
  | { readonly kind: 'problem'; readonly problem: FileProblem };

/** Reads a file's text. `load` fetches the rules of the game that the file names. */
export async function openText(text: string, load: (game: string) => Promise<Game | undefined>): Promise<Found> {
  const { format, game: named } = head(text);
  const game = named === undefined ? undefined : await load(named);
  const find = (id: string): Game | undefined => (game?.id === id ? game : undefined);
  if (format === 'cardinal-position') {
    const read = readPosition(text, find);
    return read.ok ? { kind: 'position', ...read } : { kind: 'problem', problem: read };
  }
  const read = readRecord(text, find);
  if (!read.ok) return { kind: 'problem', problem: read };
  return { kind: 'record', record: read.record, game: read.game, proof: verify(read.game, read.record) };
}

/** The points of each seat of a finished record, and who won. */
export function standing(record: MatchRecord): readonly { readonly points: number; readonly won: boolean }[] {
  const { result } = record;
  return result ? result.scores.map((points, seat) => ({ points, won: result.winners.includes(seat) })) : [];
}

function head(text: string): { readonly format?: unknown; readonly game?: string } {
  try {
    const given = JSON.parse(text) as { format?: unknown; game?: unknown } | null;
    return { format: given?.format, ...(typeof given?.game === 'string' && { game: given.game }) };
  } catch {
    return {};
  }
}
