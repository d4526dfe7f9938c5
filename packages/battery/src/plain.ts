// Small things that every part needs: freezing, comparing and copying plain values.
/** Freezes a plain value through and through and gives it back. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}

/** A copy that went through JSON text, as over a wire or out of a store, frozen. */
export function wired<T>(value: T): T {
  return frozen(JSON.parse(JSON.stringify(value)) as T);
}

/** Whether two plain values are the same, as their canonical texts would be; much faster than writing these. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isRecord(a) || !isRecord(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && same(a[key], b[key]));
}

/** The first place where two plain values differ, with both values in short, or null when they are the same. */
export function difference(a: unknown, b: unknown, at = ''): string | null {
  if (same(a, b)) return null;
  if (isRecord(a) && isRecord(b) && Array.isArray(a) === Array.isArray(b)) {
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      const place = at ? `${at}.${key}` : key;
      if (!Object.hasOwn(a, key) || !Object.hasOwn(b, key)) return `${place} is on one side only`;
      const inner = difference(a[key], b[key], place);
      if (inner) return inner;
    }
  }
  return `${at || 'the value'}: ${brief(a)} against ${brief(b)}`;
}

/** A value in at most so many characters. */
export function brief(value: unknown, length = 80): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length <= length ? text : `${text.slice(0, length - 1)}…`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
