/**
 * Reads and writes snapshots with a checksum: without it, a ledger would open with a flipped digit and nothing would
 * notice. A snapshot that does not match its checksum is ignored, since the facts are all there.
 */
import type { Snapshot } from '../../events/log/log.ts';
import { sha256Hex } from '../../events/log/sha256.ts';
import { hexOf } from './hex.ts';
import type { StoredSnapshot } from './schema.ts';

export async function withChecksum(snapshot: Omit<StoredSnapshot, 'sum'>): Promise<StoredSnapshot> {
  return { ...snapshot, sum: await sumOf(snapshot) };
}

export async function readSnapshot(stored: StoredSnapshot): Promise<Snapshot | null> {
  try {
    const { seq, hash, version, state, isText, sum } = stored;
    if (sum !== undefined && sum !== (await sumOf(stored))) return null;
    if (!Number.isSafeInteger(seq) || typeof hash !== 'string') return null;
    return { head: { seq, hash }, version, state: isText ? state : JSON.parse(state) };
  } catch {
    return null;
  }
}

async function sumOf({ seq, hash, version, state, isText }: StoredSnapshot): Promise<string> {
  const text = JSON.stringify([seq, hash, version, isText ?? false]) + state;
  // A page without a secure origin has no `crypto.subtle`.
  if (!globalThis.crypto?.subtle) return sha256Hex(text);
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}
