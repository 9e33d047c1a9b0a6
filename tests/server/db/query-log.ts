/** Records every query as the driver gets it. Install it before anything is prepared on the database. */
import type { Logger } from 'drizzle-orm/logger';
import type { Database } from '../../../server/db/database.ts';

/** A private part of Drizzle's session. */
interface Logging {
  logger: Logger;
  readonly options: { logger?: Logger };
}

export function noteQueries({ orm }: Pick<Database, 'orm'>): string[] {
  const queries: string[] = [];
  const logger: Logger = { logQuery: (query) => void queries.push(query) };
  const { session } = orm as unknown as { session: Logging };
  session.logger = logger;
  session.options.logger = logger;
  return queries;
}
