// SHA-256 as the kernel's only source of sameness and of chance; synchronous, the same in Node and in a browser.
import { _SHA256 as SHA256 } from '@noble/hashes/sha2.js';
import { canonical } from './json.ts';

// The library's class, not its function around it: that brings checks of options and names that nothing here asks for.
const UTF8 = new TextEncoder();

/** The 32 bytes of SHA-256 over the UTF-8 bytes of a text. */
export function digest(text: string): Uint8Array {
  return new SHA256().update(UTF8.encode(text)).digest();
}

/** SHA-256 of a text as 64 hexadecimal digits. */
export function digestHex(text: string): string {
  return Array.from(digest(text), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A short name of a state: the first 16 hexadecimal digits of SHA-256 over its canonical text. */
export function stateHash(state: unknown): string {
  return digestHex(canonical(state)).slice(0, 16);
}
