// Fractions kept exactly in growing typed arrays, with hash tables that tell whether a value is new. Knows
// neither cards nor hands: `subset-values.ts` decides what is worth keeping.
//
// A value is an unreduced pair p/q of whole numbers in doubles, exact below 2^53. Its key is the double p / q.
// Division rounds the true quotient, so equal fractions always share a key. Different ones can share it only
// once p1 * q2 >= 2^52, and then |p1 * q2 - p2 * q1| < 2^31 as long as p1 * q2 < 2^82 (keys are right to one
// part in 2^53), so comparing the low 32 bits of both products settles it exactly (`sameFraction`).

/** A card itself. */
export const LEAF = 0;
/** left + right. */
export const ADD = 1;
/** left - right, never below nought. */
export const SUB = 2;
/** left × right. */
export const MUL = 3;
/** left ÷ right, right never nought. */
export const DIV = 4;

/** A table doubles when it is fuller than this. */
const FILL = 0.6;

/** Whether p1/q1 = p2/q2, for fractions whose doubles are already equal. */
export const sameFraction = (p1: number, q1: number, p2: number, q2: number): boolean =>
  Math.imul(p1, q2) === Math.imul(p2, q1);

/** Values with how they were made, and one open table at a time to which values are added. */
export class ValueArena {
  /** The value num/den, the operation that made it and from which two others (a card: its number in `left`). */
  num: Float64Array;
  den: Float64Array;
  op: Uint8Array;
  left: Int32Array;
  right: Int32Array;
  /** Bits that say in which ways a value can end; the meaning is the caller's. */
  endings: Uint8Array;
  /** Values in use. */
  top = 0;
  /** Look-ups since this was last set to 0. */
  lookups = 0;

  /** Where the open table starts, and its size less one. */
  protected tableAt = 0;
  protected tableMask = 0;
  /** The largest key in the open table. */
  protected highest = 0;
  /** Whether in the open table equal keys mean equal fractions. */
  protected narrow = true;
  private keys: Float64Array;
  private slots: Int32Array;
  private keysTop = 0;
  private room = 0;

  constructor(capacity = 1 << 13) {
    this.num = new Float64Array(capacity);
    this.den = new Float64Array(capacity);
    this.op = new Uint8Array(capacity);
    this.left = new Int32Array(capacity);
    this.right = new Int32Array(capacity);
    this.endings = new Uint8Array(capacity);
    this.keys = new Float64Array(2 * capacity);
    this.slots = new Int32Array(2 * capacity);
  }

  /** Adds a value outside the tables: the way a search went. */
  node(op: number, left: number, right: number, p: number, q: number): number {
    this.reserve(1);
    const index = this.top++;
    this.op[index] = op;
    this.left[index] = left;
    this.right[index] = right;
    this.num[index] = p;
    this.den[index] = q;
    return index;
  }

  /** Forgets all values and tables. */
  protected clear(): void {
    this.top = 0;
    this.keysTop = 0;
  }

  /** Starts a table with room for a size that is a power of two. */
  protected openTable(size: number): void {
    const at = this.keysTop;
    if (at + size > this.keys.length) {
      const capacity = Math.max(2 * this.keys.length, at + size);
      this.keys = grown(this.keys, new Float64Array(capacity));
      this.slots = grown(this.slots, new Int32Array(capacity));
    }
    // A loop is quicker than a call for the many tables of one or two cards.
    if (size > 16) this.keys.fill(-1, at, at + size);
    else for (let i = at; i < at + size; i++) this.keys[i] = -1;
    this.tableAt = at;
    this.tableMask = size - 1;
    this.room = Math.max(2, Math.floor(size * FILL));
    this.keysTop = at + size;
  }

  /** Makes room for this many more values; the arrays may be new ones afterwards. */
  protected reserve(values: number): void {
    const need = this.top + values;
    if (need <= this.num.length) return;
    const capacity = Math.max(2 * this.num.length, need);
    this.num = grown(this.num, new Float64Array(capacity));
    this.den = grown(this.den, new Float64Array(capacity));
    this.op = grown(this.op, new Uint8Array(capacity));
    this.left = grown(this.left, new Int32Array(capacity));
    this.right = grown(this.right, new Int32Array(capacity));
    this.endings = grown(this.endings, new Uint8Array(capacity));
  }

  /** Keeps p/q in the open table if it is new, else notes one more way to end; room has been reserved. */
  protected keep(p: number, q: number, op: number, left: number, right: number, ending: number): void {
    const { keys, slots, tableAt: at, tableMask: mask } = this;
    const key = p / q;
    let h = hash(key) & mask;
    for (;;) {
      const found = keys[at + h];
      if (found === -1) break;
      if (found === key) {
        const index = slots[at + h] as number;
        if (this.narrow || sameFraction(this.num[index] as number, this.den[index] as number, p, q)) {
          this.endings[index] = (this.endings[index] as number) | ending;
          return;
        }
      }
      h = (h + 1) & mask;
    }
    const index = this.top++;
    keys[at + h] = key;
    slots[at + h] = index;
    this.num[index] = p;
    this.den[index] = q;
    this.op[index] = op;
    this.left[index] = left;
    this.right[index] = right;
    this.endings[index] = ending;
    if (key > this.highest) this.highest = key;
    if (--this.room === 0) this.growTable();
  }

  /** Index of p/q in the table at `at`, or -1; confirmed exactly, whatever the key says. */
  protected lookUp(at: number, mask: number, p: number, q: number): number {
    this.lookups++;
    const { keys } = this;
    const key = p / q;
    let h = hash(key) & mask;
    for (;;) {
      const found = keys[at + h];
      if (found === -1) return -1;
      if (found === key) {
        const index = this.slots[at + h] as number;
        if (sameFraction(this.num[index] as number, this.den[index] as number, p, q)) return index;
      }
      h = (h + 1) & mask;
    }
  }

  private growTable(): void {
    const { tableAt: from, tableMask: last } = this;
    const held = Math.floor((last + 1) * FILL);
    this.openTable(2 * (last + 1));
    this.room -= held;
    const { keys, slots, tableAt: at, tableMask: mask } = this;
    for (let s = from; s <= from + last; s++) {
      const key = keys[s] as number;
      if (key === -1) continue;
      let h = hash(key) & mask;
      while (keys[at + h] !== -1) h = (h + 1) & mask;
      keys[at + h] = key;
      slots[at + h] = slots[s] as number;
    }
  }
}

/** Mixes the low 32 bits of a scaled key; keys beyond 2^53 / 433494437 only mix less well. */
function hash(key: number): number {
  const h = Math.imul((key * 433494437.618) | 0, 0x9e3779b1);
  return h ^ (h >>> 15);
}

function grown<A extends Float64Array | Int32Array | Uint8Array>(from: A, to: A): A {
  to.set(from);
  return to;
}
