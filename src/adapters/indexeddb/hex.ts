/** Converts hashes between their stored form (bytes) and the form in records (lower-case hex). */

const pairs = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Newer browsers have it built in, ten times faster. */
interface WithToHex {
  toHex?(): string;
}

export function hexOf(bytes: Uint8Array): string {
  const own = (bytes as WithToHex).toHex?.();
  if (own !== undefined) return own;
  let text = '';
  for (let i = 0; i < bytes.length; i += 1) text += pairs[bytes[i] as number];
  return text;
}

/** @param hex 64 digits */
export function writeHex(hex: string, into: Uint8Array, offset: number): void {
  for (let i = 0; i < 32; i += 1) {
    into[offset + i] = (digitAt(hex, 2 * i) << 4) | digitAt(hex, 2 * i + 1);
  }
}

/** Digits start at 0x30, letters at 0x61. */
function digitAt(hex: string, index: number): number {
  const code = hex.charCodeAt(index);
  return code < 0x3a ? code - 0x30 : code - 0x57;
}
