// From text to message: anything that is no message is null, never an exception.
import * as v from 'valibot';
import { askShape, HIGHEST_COUNT, type Ask } from './ask.ts';
import { tellShape, type Tell } from './tell.ts';

/** A page's message from its text. */
export function readAsk(text: string): Ask | null {
  const value = parsed(text);
  return isPlay(value) ? value : shaped(asks, value);
}

/** A server's message from its text. */
export function readTell(text: string): Tell | null {
  return shaped(tells, parsed(text));
}

/** Whether it is a move, the ask that comes most: what its shape says, by hand, for a tenth of the price. A test holds both together. */
function isPlay(value: unknown): value is Extract<Ask, { readonly t: 'play' }> {
  if (typeof value !== 'object' || value === null) return false;
  const { t, cid, match, move } = value as Readonly<Record<string, unknown>>;
  return t === 'play' && move !== undefined && isCount(cid) && isCount(match) && Object.keys(value).length === 4;
}

const isCount = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= HIGHEST_COUNT;

type Shapes<T> = ReadonlyMap<unknown, v.GenericSchema<unknown, T>>;

/** The shapes by their `t`: one look instead of trying all of them, which costs more than the shape itself. */
const asks: Shapes<Ask> = new Map(askShape.options.map((shape) => [shape.entries.t.literal, shape]));
const tells: Shapes<Tell> = new Map(tellShape.options.map((shape) => [shape.entries.t.literal, shape]));

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function shaped<T>(shapes: Shapes<T>, value: unknown): T | null {
  const shape = typeof value === 'object' && value !== null && 't' in value ? shapes.get(value.t) : undefined;
  const read = shape && v.safeParse(shape, value);
  return read?.success ? read.output : null;
}
