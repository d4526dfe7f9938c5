// From text to message: anything that is no message is null, never an exception.
import * as v from 'valibot';
import { askShape, type Ask } from './ask.ts';
import { tellShape, type Tell } from './tell.ts';

/** A page's message from its text. */
export function readAsk(text: string): Ask | null {
  return read(asks, text);
}

/** A server's message from its text. */
export function readTell(text: string): Tell | null {
  return read(tells, text);
}

type Shapes<T> = ReadonlyMap<unknown, v.GenericSchema<unknown, T>>;

/** The shapes by their `t`: one look instead of trying all of them, which costs more than the shape itself. */
const asks: Shapes<Ask> = new Map(askShape.options.map((shape) => [shape.entries.t.literal, shape]));
const tells: Shapes<Tell> = new Map(tellShape.options.map((shape) => [shape.entries.t.literal, shape]));

function read<T>(shapes: Shapes<T>, text: string): T | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const shape = typeof value === 'object' && value !== null && 't' in value ? shapes.get(value.t) : undefined;
  const shaped = shape && v.safeParse(shape, value);
  return shaped?.success ? shaped.output : null;
}
