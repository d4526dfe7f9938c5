// Everything unguessable: tokens, table names, PINs, seeds. Tokens are kept as hashes only, so a stolen store opens no seat.
import { createHash, randomBytes, randomInt } from 'node:crypto';

/** 128 random bits in base64url: whoever has them, has the seat. */
export function freshToken(): string {
  return randomBytes(16).toString('base64url');
}

/** What is kept of a token. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(`cardinal/token/${token}`).digest('base64url').slice(0, 22);
}

/** What is kept of a code that moves a seat. */
export function codeHash(code: string): string {
  return createHash('sha256').update(`cardinal/code/${code}`).digest('base64url').slice(0, 22);
}

/** 128 random bits in hexadecimal, the seed of a match. */
export function freshMatchSeed(): string {
  return randomBytes(16).toString('hex');
}

/** A name for a table, as it stands in an address; it opens nothing. */
export function freshTableName(): string {
  return randomBytes(9).toString('base64url');
}

/** An even random whole number from 0 to limit − 1. */
export function below(limit: number): number {
  return randomInt(limit);
}
