/** What every operation of hiring works with. It knows no noun of hiring. */
import type { components } from '../../src/adapters/generated/fastapi.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Limits } from '../identity/rate-limit.ts';
import type { Queue } from '../queue/queue.ts';
import type { VerifyToken } from '../security/session.ts';
import type { ProgressFeed } from './progress.ts';

export type Schemas = components['schemas'];

export interface HiringParts {
  readonly db: Pick<Database, 'orm'>;
  readonly clock: () => Date;
  readonly limits?: Partial<Limits>;
}

/** What résumés need besides. */
export interface ResumeParts extends HiringParts {
  readonly files: FileStore;
  readonly queue: Queue;
  readonly progress: ProgressFeed;
}

export interface HiringRoutesParts extends ResumeParts {
  readonly verifyToken: VerifyToken;
  readonly config: Pick<Config, 'firebase' | 'ai'>;
}

/** How lists are cut into pages. */
export interface Paging {
  readonly skip: number;
  readonly limit: number;
}
