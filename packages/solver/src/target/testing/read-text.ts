// Reads a sentence from its printed text and works it out with BigInt: the independent judge of the fuzz run.
// Shares nothing with @cardinal/number, neither its parser nor its fractions.

/** What a text says. */
export interface Reading {
  /** The value as an unreduced fraction. */
  readonly p: bigint;
  readonly q: bigint;
  /** The numbers in the text, from the left. */
  readonly used: readonly number[];
  /** Whether every step came out whole. */
  readonly whole: boolean;
}

/** Reads digits, + - * / and round brackets, with * and / first and equals from the left; throws on all else. */
export function readText(text: string): Reading {
  const used: number[] = [];
  let whole = true;
  let at = 0;
  const fail = (): never => {
    throw new Error(`cannot read "${text}" at ${at}`);
  };
  const step = (p: bigint, q: bigint): readonly [bigint, bigint] => {
    if (q === 0n) return fail();
    if (p % q !== 0n) whole = false;
    return [p, q];
  };
  const atom = (): readonly [bigint, bigint] => {
    if (text[at] === '(') {
      at++;
      const inside = sum();
      if (text[at++] !== ')') fail();
      return inside;
    }
    const digits = /^(0|[1-9]\d*)/.exec(text.slice(at))?.[0] ?? fail();
    at += digits.length;
    used.push(Number(digits));
    return [BigInt(digits), 1n];
  };
  const product = (): readonly [bigint, bigint] => {
    let [p, q] = atom();
    while (text[at] === '*' || text[at] === '/') {
      const times = text[at++] === '*';
      const [a, b] = atom();
      [p, q] = times ? step(p * a, q * b) : step(p * b, q * a);
    }
    return [p, q];
  };
  const sum = (): readonly [bigint, bigint] => {
    let [p, q] = product();
    while (text[at] === '+' || text[at] === '-') {
      const plus = text[at++] === '+';
      const [a, b] = product();
      [p, q] = step(plus ? p * b + a * q : p * b - a * q, q * b);
    }
    return [p, q];
  };
  const [p, q] = sum();
  if (at !== text.length) fail();
  return { p, q, used, whole };
}
