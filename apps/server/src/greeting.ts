/** What the person who starts the server reads: the addresses and a QR code for a phone nearby. */
import { renderUnicodeCompact } from 'uqr';
import type { Addresses } from './addresses.ts';

/** The code's light squares are the drawn ones. */
const WHITE_ON_BLACK = '\x1b[97;40m';
const RESET = '\x1b[0m';

/** A QR code as text; `colour` fixes white on black, since a light terminal would turn it inside out. */
function qrCode(text: string, colour: boolean): string {
  const lines = renderUnicodeCompact(text, { border: 2, ecc: 'L' }).split('\n');
  return lines.map((line) => (colour ? `  ${WHITE_ON_BLACK}${line}${RESET}` : `  ${line}`)).join('\n');
}

/** The lines shown once the server listens. The code leads to the first nearby address; this machine's would lead a phone to itself. */
export function greeting({ here, nearby }: Addresses, colour: boolean): string {
  return [
    '',
    `  Cardinal is ready:  ${here}`,
    ...nearby.map((address) => `  In your network:    ${address}`),
    '',
    ...nearby.slice(0, 1).flatMap((address) => [qrCode(address, colour), '']),
    '  Stop with Ctrl+C.',
    '',
  ].join('\n');
}
