/**
 * What proving a log needs of this browser and of the server: signatures, public keys and signed heads. Keys are
 * kept for when there is no network, since audits work offline. It judges nothing: src/events/audit does.
 */
import * as z from 'zod/mini';
import type { AuditPort } from '../events/audit/port.ts';
import type { Head } from '../events/log/event.ts';
import { type CheckpointKey, checkpointKeySchema, type VerifySignature } from '../events/shared/signature.ts';
import { type Checkpoint, checkpointSchema } from '../events/audit/checkpoint.ts';

const keysName = 'checkpoint.keys';

/** The operations of openapi/hosted.yaml that this needs. */
export interface CheckpointBackend {
  checkpointKeys(): Promise<readonly unknown[]>;
  listCheckpoints(query: { stream: string; device: string }): Promise<readonly unknown[]>;
  signCheckpoint(head: { stream: string; seq: number; hash: string; device: string }): Promise<unknown>;
}

export interface CheckpointOptions {
  readonly backend: CheckpointBackend;
  /** Id that this device stamps on its records. */
  readonly device: () => string;
  /** Id of who is signed in. */
  readonly signedInAs: () => string | null;
  readonly storage?: Storage | null;
}

const keysSchema = z.array(checkpointKeySchema);
const checkpointsSchema = z.array(checkpointSchema);

export interface Checkpoints extends AuditPort {
  /** Has a head signed. null when there is no network, nobody is signed in, or there is nothing to sign. */
  take(stream: string, head: Head): Promise<Checkpoint | null>;
}

export function checkpointPort({
  backend,
  device,
  signedInAs,
  storage = storageOf(),
}: CheckpointOptions): Checkpoints {
  const own = async (stream: string): Promise<readonly Checkpoint[]> => {
    // The server would refuse to tell of another person's ledger.
    if (stream !== `ledger/${signedInAs()}`) return [];
    const found = await backend.listCheckpoints({ stream, device: device() }).catch(() => []);
    const parsed = checkpointsSchema.safeParse(found);
    return parsed.success ? parsed.data : [];
  };

  return {
    verifySignature,

    async keys() {
      const known = storedKeys(storage);
      const parsed = keysSchema.safeParse(await backend.checkpointKeys().catch(() => null));
      if (!parsed.success) return known;
      // A server that lost its keys must not make forgotten what it once published.
      const published = new Set(parsed.data.map(({ kid }) => kid));
      const keys = [...parsed.data, ...known.filter(({ kid }) => !published.has(kid))];
      storeKeys(storage, keys);
      return keys;
    },

    checkpoints: own,

    async take(stream, { seq, hash }) {
      if (seq === 0 || signedInAs() === null) return null;
      const signed = await backend.signCheckpoint({ stream, seq, hash, device: device() }).catch(() => null);
      const parsed = checkpointSchema.safeParse(signed);
      return parsed.success ? parsed.data : null;
    },
  };
}

export interface RhythmOptions {
  readonly checkpoints: Pick<Checkpoints, 'take'>;
  /** The open ledger; null while none is. */
  readonly stream: () => { readonly stream: string; readonly head: Head } | null;
  /** Milliseconds between two looks. */
  readonly every?: number;
}

/** A look a minute costs nothing: only a head that has moved on is sent. */
const everyMinute = 60_000;

/**
 * Has the head of the open ledger signed from time to time, so that a log that is later cut off or written anew can be
 * told from the one that was. It delays nobody and tells nobody: a signature can be had later.
 * @returns how to stop
 */
export function keepCheckpoints({ checkpoints, stream, every = everyMinute }: RhythmOptions): () => void {
  let last: { readonly stream: string; readonly hash: string } | null = null;
  let asking = false;
  const look = async () => {
    const open = stream();
    if (!open || asking) return;
    const { seq, hash } = open.head;
    if (seq === 0 || (last?.stream === open.stream && last.hash === hash)) return;
    asking = true;
    const signed = await checkpoints.take(open.stream, { seq, hash });
    asking = false;
    if (signed) last = { stream: open.stream, hash };
  };
  const timer = setInterval(() => void look(), every);
  return () => clearInterval(timer);
}

/** Ed25519 by the browser; one that cannot do it proves nothing. */
const verifySignature: VerifySignature = async ({ kty, crv, x }, text, signature) => {
  try {
    const key = await crypto.subtle.importKey('jwk', { kty, crv, x }, 'Ed25519', false, ['verify']);
    return await crypto.subtle.verify('Ed25519', key, bytesOf(signature), new TextEncoder().encode(text));
  } catch {
    return false;
  }
};

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

function storedKeys(storage: Storage | null): readonly CheckpointKey[] {
  try {
    const parsed = keysSchema.safeParse(JSON.parse(storage?.getItem(keysName) ?? '[]'));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
}

function storeKeys(storage: Storage | null, keys: readonly CheckpointKey[]): void {
  try {
    storage?.setItem(keysName, JSON.stringify(keys));
  } catch {
    // Without them an audit only says less when there is no network.
  }
}

function storageOf(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}
