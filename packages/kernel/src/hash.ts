// SHA-256 as the kernel's only source of sameness and of chance; synchronous, the same in Node and in a browser.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from './json.ts';

/** The 32 bytes of SHA-256 over the UTF-8 bytes of a text. */
export function digest(text: string): Uint8Array {
  return sha256(utf8ToBytes(text));
}

/** SHA-256 of a text as 64 hexadecimal digits. */
export function digestHex(text: string): string {
  return bytesToHex(digest(text));
}

/** A short name of a state: the first 16 hexadecimal digits of SHA-256 over its canonical text. */
export function stateHash(state: unknown): string {
  return digestHex(canonical(state)).slice(0, 16);
}
