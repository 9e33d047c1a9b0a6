/** Deep equality of facts, payloads and views, including errors and dates. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false;
  if (a instanceof Date) return a.getTime() === (b as Date).getTime();
  if (a instanceof Map || a instanceof Set) return isSame([...a], [...(b as Iterable<unknown>)]);
  // An error's message is not enumerable.
  if (a instanceof Error && a.message !== (b as Error).message) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every(
    (key) =>
      Object.hasOwn(b, key) &&
      isSame((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]),
  );
}
