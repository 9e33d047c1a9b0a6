/** Reads any document by the means of résumés, for callers that know nothing of those. */
import { Problem } from '../../problem.ts';
import { readResume, type ResumeKind, UnreadableResume } from './parse-resume.ts';

export interface ReadDocument {
  readonly kind: ResumeKind;
  /** Without words that a reader of the page would not see. */
  readonly words: string;
}

/** How long a document may wait for its turn to be read while the sender waits. */
const longestWaitMs = 30_000;

/** @throws Problem 422 with the reason; PoolBusy when its turn did not come in time */
export async function readDocument(file: Uint8Array, sender: string): Promise<ReadDocument> {
  try {
    const { kind, text, unseen } = await readResume(file, { sender, maxWaitMs: longestWaitMs });
    // Words that cannot be seen come last.
    return { kind, words: text.slice(0, unseen[0]?.start).trimEnd() };
  } catch (error) {
    if (!(error instanceof UnreadableResume)) throw error;
    throw new Problem(422, error.reason, error.message, 'file');
  }
}
