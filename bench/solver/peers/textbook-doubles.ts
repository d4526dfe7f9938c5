// The textbook way, as found in countless repositories: take two numbers, join them in every way, go on with
// one number less; doubles, and equal means within a millionth. Written for comparison, not used by any game.

interface Item {
  readonly value: number;
  readonly text: string;
}

/** The first sentence that makes the target, or null. */
export function firstByDoubles(numbers: readonly number[], target: number): string | null {
  return search(
    numbers.map((value) => ({ value, text: String(value) })),
    target,
  );
}

function search(items: readonly Item[], target: number): string | null {
  if (items.length === 1) return Math.abs(items[0]!.value - target) < 1e-6 ? items[0]!.text : null;
  for (let i = 0; i < items.length; i++) {
    for (let j = i + 1; j < items.length; j++) {
      const a = items[i]!;
      const b = items[j]!;
      const rest = items.filter((_, k) => k !== i && k !== j);
      const go = (value: number, text: string): string | null => search([...rest, { value, text }], target);
      const found =
        go(a.value + b.value, `(${a.text}+${b.text})`) ??
        go(a.value - b.value, `(${a.text}-${b.text})`) ??
        go(b.value - a.value, `(${b.text}-${a.text})`) ??
        go(a.value * b.value, `(${a.text}*${b.text})`) ??
        (Math.abs(b.value) > 1e-9 ? go(a.value / b.value, `(${a.text}/${b.text})`) : null) ??
        (Math.abs(a.value) > 1e-9 ? go(b.value / a.value, `(${b.text}/${a.text})`) : null);
      if (found !== null) return found;
    }
  }
  return null;
}
