/** The dependencies that the operations of hiring share; independent of jobs and résumés. */
import type { FastifyRequest } from 'fastify';
import type { components } from '../../src/adapters/generated/fastapi.ts';
import type { Limited } from '../budget/charge.ts';
import type { Config } from '../config.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Mailer } from '../identity/mailer.ts';
import type { SubjectKeys } from '../keys/subject-keys.ts';
import type { Queue } from '../queue/queue.ts';
import type { Authorize } from '../contract/contract-routes.ts';
import type { ProgressFeed } from './progress.ts';

export type Schemas = components['schemas'];

export type HiringParts = Limited;

/** For opening sealed résumés. */
export interface SealedParts extends HiringParts {
  /** By résumé id. */
  readonly keys: SubjectKeys;
}

/** For changing jobs: no employer may use the product's name. */
export interface JobParts extends HiringParts {
  readonly config: Pick<Config, 'productTitle'>;
}

/** For receiving and screening résumés. */
export interface ResumeParts extends SealedParts {
  readonly files: FileStore;
  readonly queue: Queue;
  readonly progress: ProgressFeed;
}

/** For messages to applicants. */
export interface MessageParts extends ResumeParts {
  /** null or undefined: this server sends no mail. */
  readonly mail?: {
    readonly mailer: Mailer;
    readonly publicUrl: string;
    readonly productTitle: string;
  } | null;
}

export interface HiringRoutesParts extends MessageParts {
  /** Authenticates a request and checks the role that an operation needs. */
  readonly authorize: Authorize;
  readonly config: Pick<Config, 'firebase' | 'ai' | 'productTitle'>;
}

/** The id in an operation's path; no path has two. */
export const idIn = ({ params }: FastifyRequest) => Object.values(params as Record<string, string>)[0] ?? '';
