// The table of everything that hands of up to six cards of 0 to 25 can make, as a file of some forty kilobytes
// and in memory. Reading it takes about a tenth of a second; after that a question is a look-up.

import { CARD_VALUES, handCount, LONGEST, rankOf, ranksWith } from './hand-rank.ts';
import { RangeReader, RangeWriter } from './range-coder.ts';
import { CONTEXTS, deriveMasks, singles, type Ask } from './reach-model.ts';

/** "crt1": the first bytes of the file; then a check of the masks (four bytes), then the coded facts. */
const MAGIC = [0x63, 0x72, 0x74, 0x31] as const;
const HEADER = 8;

/** The masks by number of cards and rank. */
export class ReachTable {
  private readonly masks: readonly Uint32Array[];
  private readonly sorted = new Int32Array(LONGEST);

  /** `masks[n]` holds those of n cards, n = 1 to 6. */
  constructor(masks: readonly Uint32Array[]) {
    this.masks = masks;
  }

  /** The targets these numbers make as a 26-bit mask, or -1 outside of the table. */
  mask(numbers: readonly number[]): number {
    const size = numbers.length;
    if (size === 0 || size > LONGEST) return -1;
    return this.sort(numbers) ? (this.masks[size]?.[rankOf(this.sorted, size)] as number) : -1;
  }

  /** Fills `masks` with those of the numbers with each value 0 to 25 added; false outside of the table. */
  masksWith(numbers: readonly number[], masks: Int32Array): boolean {
    if (numbers.length >= LONGEST || !this.sort(numbers)) return false;
    ranksWith(this.sorted, numbers.length, masks);
    const all = this.masks[numbers.length + 1] as Uint32Array;
    for (let value = 0; value < CARD_VALUES; value++) masks[value] = all[masks[value] as number] as number;
    return true;
  }

  private sort(numbers: readonly number[]): boolean {
    const { sorted } = this;
    for (let i = 0; i < numbers.length; i++) {
      const value = numbers[i] as number;
      if (value >= CARD_VALUES) return false;
      let at = i;
      for (; at > 0 && (sorted[at - 1] as number) > value; at--) sorted[at] = sorted[at - 1] as number;
      sorted[at] = value;
    }
    return true;
  }

  /** Reads the file; throws when it is not the table or damaged. */
  static read(bytes: Uint8Array): ReachTable {
    if (MAGIC.some((byte, i) => bytes[i] !== byte)) throw new Error('not a reach table');
    const reader = new RangeReader(CONTEXTS, bytes, HEADER);
    const table = new ReachTable(buildMasks((context) => reader.get(context)));
    const check = new DataView(bytes.buffer, bytes.byteOffset).getUint32(4);
    if (table.check() !== check) throw new Error('a damaged reach table');
    return table;
  }

  /** The file. */
  write(): Uint8Array {
    const writer = new RangeWriter(CONTEXTS);
    buildMasks((context, hand, rank, target) => {
      const bit = ((this.masks[hand.length]?.[rank] as number) >>> target) & 1;
      writer.put(context, bit);
      return bit;
    });
    const coded = writer.finish();
    const bytes = new Uint8Array(HEADER + coded.length);
    bytes.set(MAGIC);
    new DataView(bytes.buffer).setUint32(4, this.check());
    bytes.set(coded, HEADER);
    return bytes;
  }

  /** The masks of hands of this many cards by rank (1 to 6). */
  masksOf(size: number): Uint32Array {
    const masks = this.masks[size];
    if (masks?.length !== handCount(size)) throw new RangeError(`no hands of ${size} cards in the table`);
    return masks;
  }

  /** FNV-1a over the masks as 32-bit words. */
  private check(): number {
    let hash = 0x811c9dc5;
    for (const masks of this.masks) for (const mask of masks) hash = Math.imul(hash ^ mask, 0x01000193);
    return hash >>> 0;
  }
}

/** All masks, size by size. */
function buildMasks(ask: Ask): readonly Uint32Array[] {
  const masks = [new Uint32Array(), singles()];
  for (let size = 2; size <= LONGEST; size++) masks.push(deriveMasks(size, masks[size - 1] as Uint32Array, ask));
  return masks;
}
