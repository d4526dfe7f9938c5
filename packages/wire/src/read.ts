// From text to message: anything that is no message is null, never an exception.
import * as v from 'valibot';
import { askShape, type Ask } from './ask.ts';
import { tellShape, type Tell } from './tell.ts';

/** A page's message from its text. */
export function readAsk(text: string): Ask | null {
  return read(askShape, text);
}

/** A server's message from its text. */
export function readTell(text: string): Tell | null {
  return read(tellShape, text);
}

function read<T>(shape: v.GenericSchema<unknown, T>, text: string): T | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const shaped = v.safeParse(shape, value);
  return shaped.success ? shaped.output : null;
}
