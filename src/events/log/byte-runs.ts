/**
 * Compares and copies short runs of bytes, four at a time: several times as fast as one by one, and faster than the
 * built-in methods, whose calls cost more than the few bytes of a name or a hash.
 */

export const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.length);

/** Whether `length` bytes are the same; false when there are not so many. */
export function areSame(
  one: DataView,
  from: number,
  other: DataView,
  start: number,
  length: number,
): boolean {
  if (from + length > one.byteLength || start + length > other.byteLength) return false;
  let i = 0;
  for (; i + 4 <= length; i += 4) if (one.getInt32(from + i) !== other.getInt32(start + i)) return false;
  for (; i < length; i += 1) if (one.getUint8(from + i) !== other.getUint8(start + i)) return false;
  return true;
}

/** Copies `length` bytes. The two must not overlap. */
export function copyRun(source: DataView, from: number, target: DataView, to: number, length: number): void {
  let i = 0;
  for (; i + 4 <= length; i += 4) target.setInt32(to + i, source.getInt32(from + i));
  for (; i < length; i += 1) target.setUint8(to + i, source.getUint8(from + i));
}
