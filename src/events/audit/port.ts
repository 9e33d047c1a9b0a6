/** Ports to the browser and the server for proving a log; they work offline with the data last seen. */
import type { JudgedLines } from './audit-file.ts';
import type { CheckpointKey, VerifySignature } from '../shared/signature.ts';
import type { ReportSignature } from './signed-report.ts';
import type { Checkpoint, TreeHead } from './checkpoint.ts';

export interface AuditPort extends Proofs, AuditedFiles {}

/** What servers have signed, and how to check it. */
export interface Proofs {
  readonly verifySignature: VerifySignature;
  /** Public keys of this installation's server; none when they were never fetched. */
  keys(): Promise<readonly CheckpointKey[]>;
  /**
   * What the server has signed for the person's log, from any device; empty for anybody else's log. null when it could
   * not be found out, as without a network.
   */
  published(stream: string): Promise<Published | null>;
  /**
   * Has the server sign that the signed-in person presented a report with this hash.
   * @throws Error in words for people
   */
  signReport(sha256: string): Promise<ReportSignature>;
}

/** Reads files on this device, of any size. */
export interface AuditedFiles {
  /**
   * A file chunk by chunk, without blocking the page.
   * @param wanted whether the result is still needed
   */
  chunks(file: Blob, wanted?: () => boolean): AsyncIterable<Uint8Array>;
  /** The same for a log, whose lines other cores check in advance. */
  judgedChunks(file: Blob, wanted?: () => boolean): AsyncIterable<Uint8Array | JudgedLines>;
  /** SHA-256 in lower-case hex. */
  sha256(file: Blob): Promise<string>;
}

export interface Published {
  /** Sorted by record. */
  readonly checkpoints: readonly Checkpoint[];
  readonly trees: readonly TreeHead[];
}
