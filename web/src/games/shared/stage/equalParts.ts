/** The same value, with every part of an earlier one that is equal: whoever shows only such parts is not drawn again. */
export function withEqualParts<T>(value: T, earlier: unknown): T {
  if (Object.is(value, earlier) || !isParted(value) || !isParted(earlier) || Array.isArray(value) !== Array.isArray(earlier)) return value;
  const parts = Object.entries(value).map(([key, part]): [string, unknown] => [key, withEqualParts(part, earlier[key])]);
  if (parts.length === Object.keys(earlier).length && parts.every(([key, part]) => Object.is(part, earlier[key]) && key in earlier))
    return earlier as T;
  return (Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts)) as T;
}

function isParted(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
