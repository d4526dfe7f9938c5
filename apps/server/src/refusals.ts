/**
 * How it is said that something cannot be answered: the same shape and the same safe headers everywhere, also on a bare
 * connection where no request came to be.
 */
import { STATUS_CODES } from 'node:http';
import { SAFE_HEADERS } from './headers.ts';

/** What each status says; details would help nobody. */
export const REFUSALS = {
  400: { why: 'bad-request', text: 'The server could not read that.' },
  404: { why: 'not-found', text: 'There is nothing at this address.' },
  408: { why: 'timeout', text: 'That took too long.' },
  429: { why: 'too-fast', text: 'Too many lines at once.' },
  431: { why: 'too-long', text: 'The address or the headers are too long.' },
  500: { why: 'server-fault', text: 'Something went wrong on the server. Try again.' },
} as const satisfies Readonly<Record<number, { readonly why: string; readonly text: string }>>;

/** A whole answer as it goes over a connection that ends with it. */
export function bareAnswer(status: keyof typeof REFUSALS, more: Readonly<Record<string, string>> = {}): string {
  const body = JSON.stringify(REFUSALS[status]);
  const headers = {
    ...SAFE_HEADERS,
    ...more,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}
