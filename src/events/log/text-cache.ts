/**
 * Decodes bytes to strings and reuses equal ones: a million records name the same few people, devices and entries, so
 * that each name is kept in memory only once.
 */

const slots = 1 << 13;
/** Longer texts seldom recur. */
const longest = 64;
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

export class TextCache {
  readonly #texts: string[] = new Array<string>(slots).fill('');
  /** The bytes of each text, which compare faster than its characters. */
  readonly #known = new Uint8Array(slots * longest);
  readonly #lengths = new Uint8Array(slots);

  /**
   * The text of the bytes between the quotes of a JSON string.
   * @param isPlain they are ASCII without escapes; otherwise they are valid UTF-8 with escapes of two characters at most
   */
  text(bytes: Uint8Array, start: number, end: number, isPlain: boolean): string {
    const length = end - start;
    if (length > longest) return longTextOf(bytes, start, end, isPlain);
    const slot = slotOf(bytes, start, end);
    const known = slot * longest;
    if (this.#lengths[slot] === length && this.#isKnown(known, bytes, start, length))
      return this.#texts[slot]!;
    const text = isPlain ? asciiTextOf(bytes, start, end) : shortTextOf(bytes, start, end);
    for (let i = 0; i < length; i += 1) this.#known[known + i] = bytes[start + i]!;
    this.#lengths[slot] = length;
    this.#texts[slot] = text;
    return text;
  }

  #isKnown(known: number, bytes: Uint8Array, start: number, length: number): boolean {
    const texts = this.#known;
    for (let i = 0; i < length; i += 1) if (texts[known + i] !== bytes[start + i]) return false;
    return true;
  }
}

/** A list for each number of characters, reused: making one costs more than decoding a text. */
const units = Array.from({ length: longest + 1 }, (_, length) => Array.from({ length }, () => 0));

/** Text of at most 64 bytes of ASCII; faster than a decoder. */
export function asciiTextOf(bytes: Uint8Array, start: number, end: number): string {
  const length = end - start;
  const codes = units[length]!;
  for (let i = 0; i < length; i += 1) codes[i] = bytes[start + i]!;
  return String.fromCharCode.apply(null, codes);
}

/** What follows the backslash of an escape, and the character it stands for. */
const escaped = new Uint8Array(128);
for (const [sign, meaning] of ['""', '\\\\', 'b\b', 'f\f', 'n\n', 'r\r', 't\t'])
  escaped[sign!.charCodeAt(0)] = meaning!.charCodeAt(0);

const decoded = new Uint16Array(longest);

function shortTextOf(bytes: Uint8Array, start: number, end: number): string {
  let count = 0;
  for (let at = start; at < end;) {
    const byte = bytes[at++]!;
    if (byte === 0x5c) decoded[count++] = escaped[bytes[at++]!]!;
    else if (byte < 0x80) decoded[count++] = byte;
    else if (byte < 0xe0) decoded[count++] = ((byte & 0x1f) << 6) | (bytes[at++]! & 0x3f);
    else {
      const two = ((bytes[at]! & 0x3f) << 6) | (bytes[at + 1]! & 0x3f);
      at += 2;
      if (byte < 0xf0) decoded[count++] = ((byte & 0x0f) << 12) | two;
      else {
        const code = (((byte & 0x07) << 18) | (two << 6) | (bytes[at++]! & 0x3f)) - 0x1_0000;
        decoded[count++] = 0xd800 | (code >> 10);
        decoded[count++] = 0xdc00 | (code & 0x3ff);
      }
    }
  }
  const codes = units[count]!;
  for (let i = 0; i < count; i += 1) codes[i] = decoded[i]!;
  return String.fromCharCode.apply(null, codes);
}

function longTextOf(bytes: Uint8Array, start: number, end: number, isPlain: boolean): string {
  if (isPlain) return decoder.decode(bytes.subarray(start, end));
  return JSON.parse(decoder.decode(bytes.subarray(start - 1, end + 1))) as string;
}

/** The ends of a text are what tells most names apart; texts that share a slot only cost time. */
function slotOf(bytes: Uint8Array, start: number, end: number): number {
  let hash = 0x811c9dc5 ^ (end - start);
  const head = end - start > 12 ? start + 4 : start;
  for (let at = start; at < head; at += 1) hash = Math.imul(hash ^ bytes[at]!, 0x01000193);
  for (let at = head === start ? start : end - 8; at < end; at += 1)
    hash = Math.imul(hash ^ bytes[at]!, 0x01000193);
  return (hash ^ (hash >>> 15)) & (slots - 1);
}

export const asciiOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Whether the bytes from `start` on spell `text`, which must be ASCII. */
export function isTextOf(text: string, bytes: Uint8Array, start: number): boolean {
  for (let i = 0; i < text.length; i += 1) if (text.charCodeAt(i) !== bytes[start + i]) return false;
  return true;
}
