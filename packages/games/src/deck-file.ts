// Decks as files: written, and read with every fault told. Knows no game: what may stand where is asked of the shape of the
// game's deck, which is a schema of valibot.
import { shaped, type Game, type OptionSpec } from '@cardinal/kernel';
import { DECK_LISTS, type DeckFault, type DeckFaults, type DeckPlace, type DeckWanted } from '@cardinal/words';
import type { BaseIssue } from 'valibot';

/** So many faults are told one by one. */
const TOLD = 3;
/** So much of what was found is shown. */
const SHOWN = 32;
const FORMAT = 'cardinal-deck';
const EDITION = 1;

type DeckSpec = Extract<OptionSpec, { readonly kind: 'data' }>;

/** The shape of a deck. */
export type DeckShape = DeckSpec['shape'];

/** The deck among the options of a game. */
export function deckSpecOf(game: Game): DeckSpec {
  const spec = game.options.specs['deck'];
  if (spec?.kind !== 'data') throw new Error(`no-deck: ${game.id} has no deck among its options`);
  return spec;
}

/** A deck from a file in the shape of the game's option, or what is wrong with it. */
export type DeckRead =
  { readonly ok: true; readonly deck: unknown } | { readonly ok: false; readonly faults: DeckFaults };

/** The text of a deck file. */
export function deckText(game: string, deck: unknown): string {
  return `${JSON.stringify({ format: FORMAT, edition: EDITION, game, cards: deck }, null, 1)}\n`;
}

/** The deck in a file: one of ours, or the bare cards. */
export function readDeckText(text: string, game: string, shape: DeckShape): DeckRead {
  let given: unknown;
  try {
    given = JSON.parse(text) as unknown;
  } catch (error) {
    return refused([{ kind: 'not-json', line: brokenLine(text, error) }]);
  }
  const file = isRecord(given) ? given : {};
  const wanted = { format: FORMAT, edition: EDITION, game } as const;
  for (const field of ['format', 'edition', 'game'] as const) {
    if (Object.hasOwn(file, field) && file[field] !== wanted[field])
      return refused([{ kind: 'other-file', field, found: told(file[field]), wanted: told(wanted[field]) }]);
  }
  return readDeck(Object.hasOwn(file, 'cards') ? file['cards'] : given, shape);
}

/** A deck from outside by the shape of its game. */
export function readDeck(given: unknown, shape: DeckShape): DeckRead {
  const read = shaped(shape, given);
  if (read.ok) return { ok: true, deck: read.value };
  const answer = shape['~standard'].validate(given);
  const issues = 'issues' in answer ? (answer.issues as readonly BaseIssue<unknown>[]) : [];
  const faults = new Map<string, DeckFault>();
  for (const issue of issues) {
    const path = (issue.path ?? []).map(({ key }) => key as string | number);
    const at = JSON.stringify(path);
    if (!faults.has(at)) faults.set(at, faultOf(issue, path, given, shape));
  }
  return refused([...faults.values()]);
}

function refused(faults: readonly DeckFault[]): DeckRead {
  return { ok: false, faults: { first: faults.slice(0, TOLD), more: Math.max(0, faults.length - TOLD) } };
}

/** What of a schema of valibot says what may stand in its place. */
interface Schema {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly item?: Schema;
  readonly options?: readonly unknown[];
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown; readonly metadata?: unknown }[];
}

/** What {@link Schema}s of decks say beside their kind: the letters that a text may have, and how many cards all lines may make. */
interface DeckMetadata {
  readonly letters?: string;
  readonly mostCards?: number;
}

function faultOf(issue: BaseIssue<unknown>, path: readonly (string | number)[], deck: unknown, top: Schema): DeckFault {
  const place = placeOf(path, deck, top);
  const parent = within(top, path.slice(0, -1));
  const last = issue.path?.at(-1);
  if (issue.type === 'strict_object' && issue.expected === 'never')
    return { kind: 'unknown', place, known: Object.keys(parent.entries ?? {}) };
  const schema = within(top, path);
  if (last?.type === 'object' && !Object.hasOwn(last.input, last.key))
    return { kind: 'missing', place, wanted: wantedOf(schema) };
  const { mostCards } = metadataOf(schema);
  if (issue.type === 'check' && mostCards !== undefined)
    return { kind: 'total', found: cardsIn(issue.input), most: mostCards };
  if (issue.type === 'check_items') return { kind: 'twice', place: { ...place, mark: null }, found: place.mark ?? '' };
  const wanted = wantedOf(schema);
  if (Array.isArray(issue.input) && wanted.kind === 'list')
    return { kind: 'length', place, found: issue.input.length, wanted };
  return { kind: 'value', place, found: told(issue.input), wanted };
}

/** A card is known by what stands on it, the first of its fields, unless that is what is wrong. */
function placeOf(path: readonly (string | number)[], deck: unknown, top: Schema): DeckPlace {
  const index = path.findIndex((key) => typeof key === 'number');
  const [name] = path;
  const before = typeof name === 'string' ? DECK_LISTS.find((list) => list === name) : 'cards';
  if (index < 0) return { list: null, at: null, mark: null, field: typeof name === 'string' ? name : null };
  const upTo = path.slice(0, index + 1);
  const card = upTo.reduce<unknown>((at, key) => (at as Readonly<Record<string | number, unknown>>)[key], deck);
  const [sign = ''] = Object.keys(within(top, upTo).entries ?? {});
  const field = path[index + 1] === undefined ? null : String(path[index + 1]);
  const mark = isRecord(card) && field !== sign ? card[sign] : undefined;
  return {
    list: before ?? null,
    at: Number(path[index]) + 1,
    mark: typeof mark === 'string' || typeof mark === 'number' ? String(mark).slice(0, SHOWN) : null,
    field,
  };
}

function within(top: Schema, path: readonly (string | number)[]): Schema {
  return path.reduce((at, key) => (typeof key === 'number' ? at.item : at.entries?.[key]) ?? at, top);
}

function metadataOf({ pipe = [] }: Schema): DeckMetadata {
  return Object.assign({}, ...pipe.map(({ metadata }) => metadata)) as DeckMetadata;
}

function wantedOf(schema: Schema): DeckWanted {
  const bound = (type: string): number => Number(schema.pipe?.find((step) => step.type === type)?.requirement ?? 0);
  switch (schema.type) {
    case 'number':
      return { kind: 'whole', least: bound('min_value'), most: bound('max_value') };
    case 'picklist':
      return { kind: 'one-of', values: (schema.options ?? []).map(String) };
    case 'string': {
      const { letters } = metadataOf(schema);
      return letters === undefined ? { kind: 'text', most: bound('max_length') } : { kind: 'letters', of: letters };
    }
    case 'boolean':
      return { kind: 'flag' };
    case 'array':
      return { kind: 'list', least: bound('min_length'), most: bound('max_length') };
    case 'strict_object':
      return { kind: 'fields', names: Object.keys(schema.entries ?? {}) };
    case 'union':
      return { kind: 'either', of: (schema.options ?? []).map((one) => wantedOf(one as Schema)) };
    default:
      throw new Error(`deck-shape-unknown: nobody can say what a ${schema.type} of a deck takes`);
  }
}

function cardsIn(lines: unknown): number {
  return (lines as readonly { readonly count: number }[]).reduce((sum, { count }) => sum + count, 0);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function told(value: unknown): string {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}

/** The line where a file stops being JSON, as far as the machine says it; a file that only ends too early is broken at its end. */
function brokenLine(text: string, error: unknown): number | null {
  const said = error instanceof Error ? error.message : '';
  const line = /line (\d+)/.exec(said)?.[1];
  if (line !== undefined) return Number(line);
  const position = /position (\d+)/.exec(said)?.[1] ?? (/end of/.test(said) ? Infinity : null);
  if (position === null) return null;
  return text.slice(0, Math.min(Number(position), text.trimEnd().length)).split('\n').length;
}
