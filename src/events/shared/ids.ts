/**
 * Generates ids and keys, one format per use. Randomness is injected: src/adapters/random.ts in browsers, where
 * `crypto.randomUUID` is missing when a shop serves the app over plain http in its own network, and
 * server/ids.ts on the server.
 */

/** `count` cryptographically random bytes. */
export type RandomBytes = (count: number) => Uint8Array;

export interface Ids {
  /** A version 4 UUID: for rows and idempotent requests. */
  uuid(): string;
  /** 96 random bits in 16 characters, short enough for a hundred thousand entries of a ledger. */
  short(): string;
  /** 128 random bits in 32 hex digits: a device. */
  device(): string;
  /** 28 letters and digits, like Firebase's uids: safe in a path and in a LIKE pattern. */
  uid(): string;
}

const pairs = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
const alphanumeric = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const urlSafe = `${alphanumeric}-_`;

const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => pairs[byte]).join('');

export function idsFrom(randomBytes: RandomBytes): Ids {
  return {
    uuid() {
      const bytes = randomBytes(16);
      bytes[6] = (bytes[6]! & 0x0f) | 0x40;
      bytes[8] = (bytes[8]! & 0x3f) | 0x80;
      return hexOf(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    },

    // 64 characters for 6 bits of each byte: all equally likely.
    short: () => Array.from(randomBytes(16), (byte) => urlSafe[byte & 63]).join(''),

    device: () => hexOf(randomBytes(16)),

    uid() {
      let uid = '';
      while (uid.length < 28) {
        // Values beyond the 62 characters are skipped, so that all characters are equally likely.
        for (const byte of randomBytes(32)) uid += alphanumeric[byte & 63] ?? '';
      }
      return uid.slice(0, 28);
    },
  };
}
