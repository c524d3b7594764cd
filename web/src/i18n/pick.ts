/** What stands at a number in a list or table; whatever is not there is a mistake of ours, and said loudly. */
export function pick<T>(from: readonly T[] | Readonly<Record<string | number, T>>, at: string | number): T {
  const found = (from as Readonly<Record<string | number, T>>)[at];
  if (found === undefined) throw new RangeError(`there is nothing at ${at}`);
  return found;
}
