// Damage: things that are no moves at all, and moves with one value changed as a broken or a crooked client might.

/** What is no move in any game. */
export const GARBAGE: readonly unknown[] = [
  null,
  true,
  [],
  {},
  { kind: '\u0000' },
  [[]],
  'no such move',
  { kind: {} },
  -0.5,
];

/** A plain value with one of its parts changed, dropped or added, once for each part and way. */
export function damaged(value: unknown): readonly unknown[] {
  if (typeof value === 'number') return [value + 1, value - 1, -1, 0.5, 2 ** 53, String(value), null];
  if (typeof value === 'string') return [`${value}x`, '', ' '.repeat(5000), 0];
  if (typeof value === 'boolean') return [!value, 0];
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    return [
      ...list.flatMap((inner, at) => damaged(inner).map((bad) => list.with(at, bad))),
      list.slice(1),
      [...list, ...list],
      {},
    ];
  }
  if (typeof value !== 'object' || value === null) return [0];
  return Object.entries(value).flatMap(([key, inner]) => {
    const { [key]: _, ...rest } = value as Record<string, unknown>;
    return [rest, ...damaged(inner).map((bad) => ({ ...value, [key]: bad }))];
  });
}
