/**
 * What proving a log needs from this browser and the server: signatures, public keys and signed heads. Keys are
 * stored, since audits also work offline. Verdicts are made in src/events/audit, not here.
 */
import * as z from 'zod/mini';
import type { Proofs, Published } from '../events/audit/port.ts';
import { reportSignatureSchema } from '../events/audit/signed-report.ts';
import type { Head } from '../events/log/event.ts';
import { type CheckpointKey, checkpointKeySchema, type VerifySignature } from '../events/shared/signature.ts';
import {
  type Checkpoint,
  checkpointSchema,
  type HeadToSign,
  treeHeadSchema,
} from '../events/audit/checkpoint.ts';
import { HttpProblem } from './http.ts';
import type { TreeOf } from './stream-tree.ts';

const keysName = 'checkpoint.keys';

/** The operations of openapi/hosted.yaml that this needs. */
export interface CheckpointBackend {
  checkpointKeys(): Promise<readonly unknown[]>;
  listCheckpoints(query: { stream: string }): Promise<unknown>;
  signCheckpoint(head: HeadToSign): Promise<unknown>;
  signReport(sha256: string): Promise<unknown>;
}

/** The server has signed a log of this name that differs from the one on this device. */
export interface Contradiction {
  readonly stream: string;
  readonly reason: 'rewritten' | 'shortened';
  /** What was signed, in a sentence for people. */
  readonly message: string;
}

export interface CheckpointOptions {
  readonly backend: CheckpointBackend;
  /** Id that this device stamps on its records. */
  readonly device: () => string;
  /** Id of the signed-in person. */
  readonly signedInAs: () => string | null;
  readonly treeOf: TreeOf;
  readonly onContradiction: (found: Contradiction) => void;
  readonly storage?: Storage | null;
}

const keysSchema = z.array(checkpointKeySchema);
const publishedSchema = z.object({
  checkpoints: z.array(checkpointSchema),
  trees: z.array(treeHeadSchema),
});
const nothing: Published = { checkpoints: [], trees: [] };

export interface Checkpoints extends Proofs {
  /** The signed heads of this device only: another may keep a ledger of its own under the same name. */
  checkpoints(stream: string): Promise<readonly Checkpoint[]>;
  /** Has a head signed. null when nobody is signed in, there is nothing to sign, or it fails, as without a network. */
  take(stream: string, head: Head): Promise<Checkpoint | null>;
}

export function checkpointPort({
  backend,
  device,
  signedInAs,
  treeOf,
  onContradiction,
  storage = storageOf(),
}: CheckpointOptions): Checkpoints {
  /** The newest head known to be signed, so that not every signing has to fetch all of them. */
  let newest: { readonly stream: string; readonly seq: number; readonly rooted: boolean } | null = null;

  const published = async (stream: string): Promise<Published | null> => {
    // The server refuses to list another person's ledger.
    if (stream !== `ledger/${signedInAs()}`) return nothing;
    const parsed = publishedSchema.safeParse(await backend.listCheckpoints({ stream }).catch(() => null));
    return parsed.success ? parsed.data : null;
  };

  const sign = async (stream: string, { seq, hash }: Head): Promise<Checkpoint | null> => {
    const tree = await treeOf(stream, seq);
    if (!tree?.holds(seq, hash)) return null;
    if (newest?.stream !== stream) {
      const { checkpoints, trees } = (await published(stream)) ?? nothing;
      const last = checkpoints.at(-1);
      newest = last ? { stream, seq: last.seq, rooted: trees.some(({ size }) => size === last.seq) } : null;
    }
    const before = newest !== null && newest.seq < seq ? newest : null;
    const signed = await backend.signCheckpoint({
      stream,
      seq,
      hash,
      device: device(),
      root: tree.root(seq),
      path: tree.inclusion(seq, seq),
      earlier: before && {
        seq: before.seq,
        path: before.rooted ? tree.consistency(before.seq, seq) : tree.inclusion(before.seq, seq),
      },
    });
    const parsed = checkpointSchema.safeParse(signed);
    if (!parsed.success) return null;
    if (!newest || newest.seq < seq) newest = { stream, seq, rooted: true };
    return parsed.data;
  };

  return {
    verifySignature,

    async keys() {
      const known = storedKeys(storage);
      const parsed = keysSchema.safeParse(await backend.checkpointKeys().catch(() => null));
      if (!parsed.success) return known;
      // Keys published earlier are kept, even if the server has lost them.
      const published = new Set(parsed.data.map(({ kid }) => kid));
      const keys = [...parsed.data, ...known.filter(({ kid }) => !published.has(kid))];
      storeKeys(storage, keys);
      return keys;
    },

    published,

    async signReport(sha256) {
      const parsed = reportSignatureSchema.safeParse(await backend.signReport(sha256));
      if (parsed.success && parsed.data.sha256 === sha256) return parsed.data;
      throw new Error('The server’s answer is no signature. Try again.');
    },

    async checkpoints(stream) {
      const { checkpoints } = (await published(stream)) ?? nothing;
      return checkpoints.filter((checkpoint) => checkpoint.device === device());
    },

    async take(stream, head) {
      if (head.seq === 0 || signedInAs() === null) return null;
      for (const isLast of [false, true]) {
        try {
          return await sign(stream, head);
        } catch (error) {
          newest = null;
          const found = contradictionIn(stream, error);
          if (found) onContradiction(found);
          // Another device had a head signed meanwhile: retry once, with a proof that continues from that head.
          if (isLast || !(error instanceof HttpProblem) || error.reason !== 'unproved') return null;
        }
      }
      return null;
    },
  };
}

function contradictionIn(stream: string, error: unknown): Contradiction | null {
  if (!(error instanceof HttpProblem)) return null;
  const { reason, message } = error;
  return reason === 'rewritten' || reason === 'shortened' ? { stream, reason, message } : null;
}

export interface RhythmOptions {
  readonly checkpoints: Pick<Checkpoints, 'take'>;
  /** The open ledger; null while none is. */
  readonly stream: () => { readonly stream: string; readonly head: Head } | null;
  /** Milliseconds between two checks. */
  readonly every?: number;
}

/** A check a minute costs little: only a head that has changed is sent. */
const everyMinute = 60_000;

/**
 * Has the head of the open ledger signed from time to time, so that a log that is later cut off or rewritten can be
 * distinguished from the original. Runs in the background; a failure is not reported, since a later check tries again.
 * @returns how to stop
 */
export function keepCheckpoints({ checkpoints, stream, every = everyMinute }: RhythmOptions): () => void {
  let last: { readonly stream: string; readonly hash: string } | null = null;
  let asking = false;
  const check = async () => {
    const open = stream();
    if (!open || asking) return;
    const { seq, hash } = open.head;
    if (seq === 0 || (last?.stream === open.stream && last.hash === hash)) return;
    asking = true;
    const signed = await checkpoints.take(open.stream, { seq, hash });
    asking = false;
    if (signed) last = { stream: open.stream, hash };
  };
  const timer = setInterval(() => void check(), every);
  return () => clearInterval(timer);
}

/** Verifies Ed25519 with the browser; false where the browser does not support it. */
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
    // Without stored keys, an audit without a network can only prove less.
  }
}

function storageOf(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}
