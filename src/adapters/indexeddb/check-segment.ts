/**
 * Checks a segment record by record against its hash chain, on the stored bytes alone. Exactly as strict as
 * parsing each record and running `checkLink`: the same bytes are hashed, since the body is a piece of the
 * canonical text, cut out when the record was appended.
 */
import { canonicalString } from '../../events/log/canonical-json.ts';
import type { Head } from '../../events/log/event.ts';
import type { ChainFault } from '../../events/log/hash-chain.ts';
import { endOfLine, hasShape, hashBefore, headOfSegment, type Kind, type StoredSegment } from './segment.ts';
import { paddedLength, sha256Words } from '../../events/log/sha256.ts';

export type SegmentCheck =
  | { readonly ok: true; readonly head: Head }
  | { readonly ok: false; readonly seq: number; readonly fault: ChainFault };

const encoder = new TextEncoder();
const hexDigits = encoder.encode('0123456789abcdef');
const afterPrev = encoder.encode('","seq":');

let buffer = new Uint8Array(64 * 1024);

/** @param from the head that the records to check must follow; it may lie inside the segment */
export function checkSegment(stream: string, segment: StoredSegment, from: Head): SegmentCheck {
  const { first, last, hashes, kindOf, body } = segment;
  const count = last - first + 1;
  const skipped = from.seq + 1 - first;
  const bad = (index: number, fault: ChainFault): SegmentCheck => ({ ok: false, seq: first + index, fault });
  if (skipped < 0) return { ok: false, seq: from.seq + 1, fault: 'is missing' };
  if (skipped > count || !hasShape(segment)) return bad(0, 'is not a record');
  if (hashBefore(segment, from.seq + 1) !== from.hash)
    return bad(skipped, 'does not follow the record before it');

  const frames = segment.kinds.map((kind) => frameOf(stream, kind));
  let start = 0;
  for (let index = 0; index < count; index += 1) {
    const end = index === count - 1 ? body.length : endOfLine(body, start);
    if (index >= skipped) {
      const frame = frames[kindOf[index]!];
      if (!frame) return bad(index, 'is not a record');
      reserve(frame, end - start);
      let length = copy(frame.head, 0, frame.head.length, 0);
      length = copy(body, start, end, length);
      length = copy(frame.middle, 0, frame.middle.length, length);
      length = index === 0 ? writeText(segment.prev, length) : writeHash(hashes, (index - 1) * 32, length);
      length = copy(afterPrev, 0, afterPrev.length, length);
      length = writeText(String(first + index), length);
      length = copy(frame.tail, 0, frame.tail.length, length);
      if (!sameHash(sha256Words(buffer, length), hashes, index * 32)) return bad(index, 'has been altered');
    }
    start = end + 1;
  }
  return { ok: true, head: headOfSegment(segment) };
}

/** The first fault in segments that follow each other, or the head after the last. */
export function checkSegments(stream: string, segments: readonly StoredSegment[], from: Head): SegmentCheck {
  let head = from;
  try {
    for (const segment of segments) {
      const check = checkSegment(stream, segment, head);
      if (!check.ok) return check;
      head = check.head;
    }
    return { ok: true, head };
  } catch {
    // The store may hold anything, even values that are not segments.
    return { ok: false, seq: head.seq + 1, fault: 'is not a record' };
  }
}

/** The text around a record's own bytes, the same for every record of a kind. */
interface Frame {
  readonly head: Uint8Array;
  readonly middle: Uint8Array;
  readonly tail: Uint8Array;
}

/** null when a stored kind is malformed. */
function frameOf(stream: string, { actor, device, type, v }: Kind): Frame | null {
  if (![actor, device, type].every((text) => typeof text === 'string') || !Number.isSafeInteger(v))
    return null;
  const text = canonicalString;
  return {
    head: encoder.encode(`{"actor":${text(actor)},`),
    middle: encoder.encode(`,"device":${text(device)},"prev":"`),
    tail: encoder.encode(`,"stream":${text(stream)},"type":${text(type)},"v":${v}}`),
  };
}

function reserve({ head, middle, tail }: Frame, line: number): void {
  const needed = paddedLength(head.length + line + middle.length + 64 + afterPrev.length + 16 + tail.length);
  if (buffer.length < needed) buffer = new Uint8Array(needed * 2);
}

function copy(from: Uint8Array, start: number, end: number, to: number): number {
  let at = to;
  for (let i = start; i < end; i += 1, at += 1) buffer[at] = from[i]!;
  return at;
}

function writeText(ascii: string, to: number): number {
  for (let i = 0; i < ascii.length; i += 1) buffer[to + i] = ascii.charCodeAt(i);
  return to + ascii.length;
}

function writeHash(hashes: Uint8Array, from: number, to: number): number {
  let at = to;
  for (let i = from; i < from + 32; i += 1) {
    const byte = hashes[i]!;
    buffer[at] = hexDigits[byte >>> 4]!;
    buffer[at + 1] = hexDigits[byte & 15]!;
    at += 2;
  }
  return at;
}

function sameHash(words: Int32Array, hashes: Uint8Array, offset: number): boolean {
  for (let i = 0; i < 8; i += 1) {
    const at = offset + i * 4;
    const stored = (hashes[at]! << 24) | (hashes[at + 1]! << 16) | (hashes[at + 2]! << 8) | hashes[at + 3]!;
    if (words[i] !== stored) return false;
  }
  return true;
}
