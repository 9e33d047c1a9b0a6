/** What proving a log needs of the browser and of the server; works offline with what was seen last. */
import type { CheckpointKey, VerifySignature } from '../shared/signature.ts';
import type { ReportSignature } from './signed-report.ts';
import type { Checkpoint, TreeHead } from './checkpoint.ts';

export interface AuditPort {
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

export interface Published {
  /** In the order of their records. */
  readonly checkpoints: readonly Checkpoint[];
  readonly trees: readonly TreeHead[];
}
