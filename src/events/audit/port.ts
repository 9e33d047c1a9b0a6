/** What proving a log needs of the browser and of the server; works offline with what was seen last. */
import type { JudgedLines } from './audit-file.ts';
import type { CheckpointKey, VerifySignature } from '../shared/signature.ts';
import type { ReportSignature } from './signed-report.ts';
import type { Checkpoint, TreeHead } from './checkpoint.ts';

export interface AuditPort extends Proofs, AuditedFiles {}

/** What servers have signed, and how it is checked. */
export interface Proofs {
  readonly verifySignature: VerifySignature;
  /** Public keys of this installation's server; none when they were never seen. */
  keys(): Promise<readonly CheckpointKey[]>;
  /** What the server has signed for one's own log, whichever device asked; nothing when nobody is signed in or there is no network. */
  published(stream: string): Promise<Published>;
  /**
   * Has the server sign that the signed-in person presents a report with this hash.
   * @throws Error in words for people
   */
  signReport(sha256: string): Promise<ReportSignature>;
}

/** Files on this device, however large. */
export interface AuditedFiles {
  /**
   * A file chunk by chunk, while the page answers clicks.
   * @param wanted whether anybody still waits for it
   */
  chunks(file: Blob, wanted?: () => boolean): AsyncIterable<Uint8Array>;
  /** The same for a log, whose lines other cores look at ahead. */
  judgedChunks(file: Blob, wanted?: () => boolean): AsyncIterable<Uint8Array | JudgedLines>;
  /** SHA-256 in lower-case hex. */
  sha256(file: Blob): Promise<string>;
}

export interface Published {
  /** In the order of their records. */
  readonly checkpoints: readonly Checkpoint[];
  readonly trees: readonly TreeHead[];
}
