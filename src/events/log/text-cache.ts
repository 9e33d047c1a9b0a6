/**
 * Decodes bytes to strings and reuses equal ones: a million records name the same few people, devices and entries, so
 * that each name is kept in memory only once.
 */

const slots = 1 << 14;
/** Longer texts seldom recur. */
const longest = 64;
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** FNV-1a, computed byte by byte while the caller scans the text anyway. */
export const emptyTextHash = 0x811c9dc5;
export const addToTextHash = (hash: number, byte: number) => Math.imul(hash ^ byte, 0x01000193);

export class TextCache {
  readonly #texts: string[] = new Array<string>(slots).fill('');

  /** @param hash of the bytes from `start` to `end`, all of them ASCII */
  ascii(bytes: Uint8Array, start: number, end: number, hash: number): string {
    const length = end - start;
    if (length > longest) return decoder.decode(bytes.subarray(start, end));
    const slot = (hash ^ (hash >>> 15)) & (slots - 1);
    const known = this.#texts[slot]!;
    if (isTextOf(known, bytes, start, length)) return known;
    const text = String.fromCharCode.apply(null, bytes.subarray(start, end) as unknown as number[]);
    this.#texts[slot] = text;
    return text;
  }

  utf8(bytes: Uint8Array, start: number, end: number): string {
    return decoder.decode(bytes.subarray(start, end));
  }
}

export const asciiOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Whether the bytes from `start` on spell `text`, which must be ASCII. */
export function isTextOf(text: string, bytes: Uint8Array, start: number, length = text.length): boolean {
  if (text.length !== length) return false;
  for (let i = 0; i < length; i += 1) if (text.charCodeAt(i) !== bytes[start + i]) return false;
  return true;
}
