// Reads a QR code as a phone would, from nothing but its squares (ISO/IEC 18004, versions 1 to 6, text in bytes): what made
// the code has no part in it. No square is damaged on a screen, so nothing needs mending.
import type { Locator } from 'playwright-core';

/** Data codewords of each block, by level (as its two bits say) and version. */
const BLOCKS: Readonly<Record<number, readonly (readonly number[])[]>> = {
  0: [[16], [28], [44], [32, 32], [43, 43], [27, 27, 27, 27]],
  1: [[19], [34], [55], [80], [108], [68, 68]],
  2: [[9], [16], [13, 13], [9, 9, 9, 9], [11, 11, 12, 12], [15, 15, 15, 15]],
  3: [[13], [22], [17, 17], [24, 24], [15, 15, 16, 16], [19, 19, 19, 19]],
};
const half = Math.floor;
const MASKS: readonly ((row: number, column: number) => number)[] = [
  (r, c) => (r + c) % 2,
  (r) => r % 2,
  (_, c) => c % 3,
  (r, c) => (r + c) % 3,
  (r, c) => (half(r / 2) + half(c / 3)) % 2,
  (r, c) => ((r * c) % 2) + ((r * c) % 3),
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2,
];

/** The text of a code; `dark` says of a row and a column whether that square is dark. */
function textOf(size: number, dark: (row: number, column: number) => boolean): string {
  const version = (size - 17) / 4;
  const format = [0, 1, 2, 3, 4, 5, 7, 8].map((column) => dark(8, column)).slice(0, 5);
  const [level, mask] = ((bits) => [bits >> 3, bits & 7] as const)(numberOf(format) ^ (0x5412 >> 10));
  const blocks = BLOCKS[level]?.[version - 1];
  const masked = MASKS[mask];
  if (!blocks || !masked) throw new Error(`no code of version ${version}`);
  const isData = (row: number, column: number): boolean => {
    const corner = (row < 9 && (column < 9 || column >= size - 8)) || (row >= size - 8 && column < 9);
    const aligns = version > 1 && Math.abs(row - (size - 7)) <= 2 && Math.abs(column - (size - 7)) <= 2;
    return !corner && !aligns && row !== 6 && column !== 6;
  };
  const bits: boolean[] = [];
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right -= 1;
    for (let step = 0; step < size; step++) {
      const row = up ? size - 1 - step : step;
      for (const column of [right, right - 1])
        if (isData(row, column)) bits.push(dark(row, column) !== (masked(row, column) === 0));
    }
  }
  // The blocks lie in each other, a codeword of each in turn.
  const parts = blocks.map((): boolean[] => []);
  let at = 0;
  for (let word = 0; word < Math.max(...blocks); word++) {
    for (const [block, length] of blocks.entries()) if (word < length) parts[block]?.push(...bits.slice(at, (at += 8)));
  }
  const data = parts.flat();
  if (numberOf(data.slice(0, 4)) !== 4) throw new Error('no text in bytes');
  const length = numberOf(data.slice(4, 12));
  const bytes = Array.from({ length }, (_, byte) => numberOf(data.slice(12 + 8 * byte, 20 + 8 * byte)));
  return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
}

const numberOf = (bits: readonly boolean[]): number => bits.reduce((sum, bit) => 2 * sum + Number(bit), 0);

/** What a code on the screen says. */
export async function readQr(picture: Locator): Promise<string> {
  const { size, squares } = await picture.evaluate((svg) => ({
    size: Number(svg.getAttribute('viewBox')?.split(' ')[2]),
    squares: svg.querySelector('path')?.getAttribute('d') ?? '',
  }));
  const dark = new Set([...squares.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`));
  const least = Math.min(...[...dark].map((square) => Number(square.split(' ')[0])));
  return textOf(size - 2 * least, (row, column) => dark.has(`${column + least} ${row + least}`));
}
