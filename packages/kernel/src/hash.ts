// SHA-256 as the kernel's only source of sameness and of chance; synchronous, the same in Node and in a browser.
import { canonical } from './json.ts';
import { sha256 } from './sha256.ts';

const utf8 = new TextEncoder();
const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** The 32 bytes of SHA-256 over the UTF-8 bytes of a text. */
export function digest(text: string): Uint8Array {
  return sha256(utf8.encode(text));
}

/** SHA-256 of a text as 64 hexadecimal digits. */
export function digestHex(text: string): string {
  let hex = '';
  for (const byte of digest(text)) hex += HEX[byte] as string;
  return hex;
}

/** A short name of a state: the first 16 hexadecimal digits of SHA-256 over its canonical text. */
export function stateHash(state: unknown): string {
  return digestHex(canonical(state)).slice(0, 16);
}
