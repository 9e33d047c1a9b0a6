/** Every query that a database is asked, as the driver is given it. Note it before anything is prepared on the database. */
import type { Logger } from 'drizzle-orm/logger';
import type { Database } from '../../../server/db/database.ts';

/** What a session of Drizzle keeps to itself. */
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
