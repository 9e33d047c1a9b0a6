/** What every operation of hiring works with. It knows no noun of hiring. */
import type { FastifyRequest } from 'fastify';
import type { components } from '../../src/adapters/generated/fastapi.ts';
import type { Limited } from '../budget/charge.ts';
import type { Config } from '../config.ts';
import type { FileStore } from '../files/file-store.ts';
import type { SubjectKeys } from '../keys/subject-keys.ts';
import type { Queue } from '../queue/queue.ts';
import type { Authorize } from '../contract/contract-routes.ts';
import type { ProgressFeed } from './progress.ts';

export type Schemas = components['schemas'];

export type HiringParts = Limited;

/** What opens résumés. */
export interface SealedParts extends HiringParts {
  /** By the ids of résumés. */
  readonly keys: SubjectKeys;
}

/** What changes of jobs need besides: the product's name is no employer's. */
export interface JobParts extends HiringParts {
  readonly config: Pick<Config, 'productTitle'>;
}

/** What résumés need besides. */
export interface ResumeParts extends SealedParts {
  readonly files: FileStore;
  readonly queue: Queue;
  readonly progress: ProgressFeed;
}

export interface HiringRoutesParts extends ResumeParts {
  /** Asks who somebody is, and whether they are what an operation needs. */
  readonly authorize: Authorize;
  readonly config: Pick<Config, 'firebase' | 'ai' | 'productTitle'>;
}

/** The id in an operation's path; none has two. */
export const idIn = ({ params }: FastifyRequest) => Object.values(params as Record<string, string>)[0] ?? '';
