/** What every operation of hiring works with. It knows no noun of hiring. */
import type { components } from '../../src/adapters/generated/fastapi.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { VerifyToken } from '../security/session.ts';

export type Schemas = components['schemas'];

export interface HiringParts {
  readonly db: Pick<Database, 'orm'>;
  readonly clock: () => Date;
}

export interface HiringRoutesParts extends HiringParts {
  readonly verifyToken: VerifyToken;
  readonly config: Pick<Config, 'firebase'>;
}

/** How lists are cut into pages. */
export interface Paging {
  readonly skip: number;
  readonly limit: number;
}
