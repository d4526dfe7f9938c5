// SHA-256 (FIPS 180-4) on bytes, synchronous, because a draw is part of a step; a browser's own hashing answers later, and
// not at all on a page without https. Tested against two other implementations.

/** The first 64 primes. The standard takes its constants from their roots. */
const PRIMES = ((): number[] => {
  const primes: number[] = [];
  for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return primes;
})();

/** The first 32 bits behind the point. No root of these primes lies so near an edge that the last bits of a double matter. */
const bits = (root: number): number => ((root % 1) * 2 ** 32) | 0;
const ROUNDS = Int32Array.from(PRIMES, (prime) => bits(Math.cbrt(prime)));
const START = Int32Array.from(PRIMES.slice(0, 8), (prime) => bits(Math.sqrt(prime)));
const words = new Int32Array(64);

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The 32 bytes of SHA-256. */
export function sha256(message: Uint8Array): Uint8Array {
  const blocks = new DataView(new ArrayBuffer(((message.length + 72) >> 6) << 6));
  new Uint8Array(blocks.buffer).set(message);
  blocks.setUint8(message.length, 0x80);
  blocks.setBigUint64(blocks.byteLength - 8, BigInt(message.length) * 8n);
  const state = START.slice();
  for (let at = 0; at < blocks.byteLength; at += 64) addBlock(state, blocks, at);
  const out = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => out.setInt32(i * 4, word));
  return new Uint8Array(out.buffer);
}

function addBlock(state: Int32Array, blocks: DataView, at: number): void {
  const w = words as unknown as number[];
  for (let i = 0; i < 16; i++) w[i] = blocks.getInt32(at + i * 4);
  for (let i = 16; i < 64; i++) {
    const [near, far] = [w[i - 2] as number, w[i - 15] as number];
    const a = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
    const b = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    w[i] = ((w[i - 16] as number) + a + (w[i - 7] as number) + b) | 0;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const mixed = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + mixed + ((e & f) ^ (~e & g)) + (ROUNDS[i] as number) + (w[i] as number)) | 0;
    const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] = ((state[i] as number) + word) | 0;
}
