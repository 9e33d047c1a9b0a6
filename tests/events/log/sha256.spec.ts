import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paddedLength, Sha256, sha256Hex, sha256Words } from '../../../src/events/log/sha256.ts';

/** In a buffer with other bytes after the message, like a reused one. */
const digest = (bytes: Uint8Array) => {
  const buffer = new Uint8Array(paddedLength(bytes.length)).fill(7);
  buffer.set(bytes);
  const words = [...sha256Words(buffer, bytes.length)];
  return words.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
};
const expected = (content: Uint8Array | string) => createHash('sha256').update(content).digest('hex');

describe('SHA-256', () => {
  it('[LOG1] agrees with another implementation at every length around a block', () => {
    for (let length = 0; length < 200; length += 1) {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 7 + length) & 255);
      expect(digest(bytes)).toBe(expected(bytes));
    }
  });

  it('[LOG1] agrees with another implementation on any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 5000 }), (bytes) => {
        expect(digest(bytes)).toBe(expected(bytes));
      }),
    );
  });

  it('[LOG1] comes to the same whatever pieces the bytes are fed in, and goes on from a copy', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 200 })), fc.uint8Array(), (pieces, more) => {
        const hash = new Sha256();
        for (const piece of pieces) hash.update(piece);
        const whole = Buffer.concat(pieces);
        expect(hash.copy().update(more).hex()).toBe(expected(Buffer.concat([whole, more])));
        expect(hash.hex()).toBe(expected(whole));
      }),
    );
  });

  it('[LOG1] hashes the UTF-8 of any text, long and short ones in turn', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 300 })), (texts) => {
        for (const text of texts) expect(sha256Hex(text)).toBe(expected(text));
      }),
    );
    const long = '👜ü'.repeat(200_000);
    expect(sha256Hex(long)).toBe(expected(long));
    expect(sha256Hex('')).toBe(expected(''));
  });
});
