/** The dependencies of the image analysis operations. */
import type { components } from '../../src/adapters/generated/node.ts';
import type { Limited } from '../budget/charge.ts';
import type { Database } from '../db/database.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Queue } from '../queue/queue.ts';
import type { comparePhoto } from './brand/compare-photo.ts';
import type { measurePair } from './engine/measure-pair.ts';
import type { proposeMarks } from './marks/propose-marks.ts';
import type { ProgressFeed } from './progress.ts';
import type { Visitors } from './visitors.ts';

export type Schemas = components['schemas'];

export interface VisionParts extends Limited {
  readonly db: Database;
  readonly files: FileStore;
  readonly queue: Queue;
  readonly progress: ProgressFeed;
  /** The engine, in a process of its own. */
  readonly measurePair: typeof measurePair;
  /** The same for marks. */
  readonly comparePhoto: typeof comparePhoto;
  /** The same for marks of wear on a single photo. */
  readonly proposeMarks: typeof proposeMarks;
  /** Measurements for people without an account. */
  readonly visitors: Visitors;
}
