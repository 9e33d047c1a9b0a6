/** What every operation of trade works with, and what they have in common. It knows no noun of trade. */
import { randomUUID } from 'node:crypto';
import { asc, desc, type SQL } from 'drizzle-orm';
import type { components } from '../../src/adapters/generated/node.ts';
import type { Database } from '../db/database.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Mailer } from '../identity/mailer.ts';
import type { Limits } from '../identity/rate-limit.ts';
import { Problem } from '../problem.ts';

export type Schemas = components['schemas'];

export interface TradeParts {
  readonly db: Pick<Database, 'orm'>;
  readonly files: FileStore;
  readonly mailer: Mailer;
  /** Where links in mails begin, without a slash at the end. */
  readonly publicUrl: string;
  /** Names the product in mails. */
  readonly productTitle: string;
  readonly clock: () => Date;
  readonly limits?: Partial<Limits>;
}

/** Facts written by this server and by nobody's device. */
export const serverDevice = 'server';

export const newId = (): string => randomUUID();

export const notFound = (what: string) => new Problem(404, 'not-found', `There is no such ${what}.`);

export interface Paging {
  /** Counts from 1. */
  readonly page: number;
  readonly pageSize: number;
}

export interface ListQuery<Sort extends string> extends Paging {
  readonly search: string;
  /** A key of the list, with a dash in front for descending. */
  readonly sort: Sort | `-${Sort}`;
}

export const offsetOf = ({ page, pageSize }: Paging) => (page - 1) * pageSize;

/** @param last makes the order total, so that nothing is on two pages; it turns with the rest */
export function orderBy<Sort extends string>(
  sort: Sort | `-${Sort}`,
  keys: Readonly<Record<Sort, SQL>>,
  last: SQL,
): SQL[] {
  const direction = sort.startsWith('-') ? desc : asc;
  return [direction(keys[sort.replace('-', '') as Sort]), direction(last)];
}
