// The textbook way, as found in countless repositories: take two numbers, join them in every way, go on with
// one number less; doubles, and equal means within a millionth. Written for comparison, not used by any game.

/** Whether any sentence makes the target; without texts, which a proof of the contrary does not need. */
export function hitsByDoubles(numbers: readonly number[], target: number): boolean {
  if (numbers.length === 1) return Math.abs(numbers[0]! - target) < 1e-6;
  for (let i = 0; i < numbers.length; i++) {
    for (let j = i + 1; j < numbers.length; j++) {
      const a = numbers[i]!;
      const b = numbers[j]!;
      const rest = numbers.filter((_, k) => k !== i && k !== j);
      const values = [a + b, a - b, b - a, a * b];
      if (Math.abs(b) > 1e-9) values.push(a / b);
      if (Math.abs(a) > 1e-9) values.push(b / a);
      for (const value of values) if (hitsByDoubles([...rest, value], target)) return true;
    }
  }
  return false;
}
