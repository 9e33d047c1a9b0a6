/** What every operation of hiring works with. It knows no noun of hiring. */
import type { FastifyRequest } from 'fastify';
import type { components } from '../../src/adapters/generated/fastapi.ts';
import type { Limited } from '../common/limits.ts';
import type { Config } from '../config.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Queue } from '../queue/queue.ts';
import type { VerifyToken } from '../security/session.ts';
import type { ProgressFeed } from './progress.ts';

export type Schemas = components['schemas'];

export type HiringParts = Limited;

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

/** The id in an operation's path; none has two. */
export const idIn = ({ params }: FastifyRequest) => Object.values(params as Record<string, string>)[0] ?? '';

/** Bytes of the fields of a form and of its borders, besides its file. */
export const formBytes = 64 * 1024;

/** How lists are cut into pages. */
export interface Paging {
  readonly skip: number;
  readonly limit: number;
}
