/** Evidence that an auditor adds to the log: trusted keys, and signatures of a server. None of it leaves the page. */
import { useState } from 'react';
import { readKeys, readSignedHeads, type SignedHeads, UselessEvidence } from '../../events/audit/evidence.ts';
import type { CheckpointKey } from '../../events/shared/signature.ts';
import { messageOf } from '../ui/message-of.ts';

interface Given<Content> {
  readonly fileName: string;
  readonly content: Content;
}

/** null: not given. */
export interface Evidence {
  readonly keys: Given<readonly CheckpointKey[]> | null;
  readonly heads: Given<SignedHeads> | null;
}

/** Bytes. Larger than any answer of a server; reading it would block the page. */
const largest = 20_000_000;

export interface EvidenceChoice {
  readonly evidence: Evidence;
  /** Why the file chosen last could not be used. */
  readonly errors: Readonly<Partial<Record<keyof Evidence, string>>>;
  take(kind: keyof Evidence, file: File): Promise<void>;
  remove(kind: keyof Evidence): void;
}

const readers = { keys: readKeys, heads: readSignedHeads };

export function useEvidence(): EvidenceChoice {
  const [evidence, setEvidence] = useState<Evidence>({ keys: null, heads: null });
  const [errors, setErrors] = useState<EvidenceChoice['errors']>({});
  const fail = (kind: keyof Evidence, error?: string) =>
    setErrors((before) => ({ ...before, [kind]: error }));
  return {
    evidence,
    errors,
    async take(kind, file) {
      try {
        if (file.size > largest) throw new UselessEvidence('it is too large');
        const content = readers[kind](await textOf(file));
        setEvidence((before) => ({ ...before, [kind]: { fileName: file.name, content } }));
        fail(kind);
      } catch (error) {
        fail(kind, `${file.name} cannot be used: ${messageOf(error)}.`);
      }
    },
    remove(kind) {
      setEvidence((before) => ({ ...before, [kind]: null }));
      fail(kind);
    },
  };
}

async function textOf(file: File): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    throw new UselessEvidence('it is not UTF-8 text, or is gone');
  }
}
