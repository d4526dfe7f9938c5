// Frames are put together here and not by the library; the library's own reader must find every text in them.
import type { Writable } from 'node:stream';
import fc from 'fast-check';
import * as ws from 'ws';
import { expect, it } from 'vitest';
import { frameOf } from './ws-door.ts';

/** The reader of the library; its types leave it out. */
const { Receiver } = ws as unknown as {
  readonly Receiver: new (options: { readonly isServer: boolean }) => Writable;
};

function read(frames: Buffer): string[] {
  const texts: string[] = [];
  const reader = new Receiver({ isServer: false });
  reader.on('message', (data: Buffer) => texts.push(data.toString()));
  reader.write(frames);
  return texts;
}

// Lengths on both sides of every step of the head, and letters of one to four bytes.
const long = fc.constantFrom(0, 1, 125, 126, 127, 255, 256, 65_535, 65_536, 70_000).map((size) => 'x'.repeat(size));
const letters = fc.string({ unit: fc.constantFrom('a', '"', 'é', 'م', '数', '🂡'), maxLength: 200 });

it('a frame holds its text, whatever its length and its letters', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(long, letters), { maxLength: 4 }), (texts) => {
      expect(read(Buffer.from(texts.map(frameOf).join(''), 'latin1'))).toEqual(texts);
    }),
  );
});
