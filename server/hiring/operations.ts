/** The operations of hiring, for people of Patina: each reads its request, asks, and answers in snake_case. */
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { OperationGroup } from '../fastapi/routes.ts';
import { Problem } from '../problem.ts';
import type { OperationRoute } from '../routes/contract-routes.ts';
import { authorizer, tokenHolder, type VerifyToken } from '../security/session.ts';

export interface HiringParts {
  readonly db: Pick<Database, 'orm'>;
  readonly clock: () => Date;
  readonly verifyToken: VerifyToken;
  readonly config: Pick<Config, 'firebase'>;
}

export function hiringOperations(parts: HiringParts): OperationGroup {
  const routes: Record<string, OperationRoute> = {};
  return parts.config.firebase
    ? { scheme: 'person', routes: elsewhere(routes), authorize: tokenHolder(parts.verifyToken) }
    : { scheme: 'person', routes, authorize: authorizer(parts.db.orm, parts.verifyToken) };
}

/** People and their roles are in the hosted project, where this server cannot ask for them. */
function elsewhere(routes: OperationGroup['routes']): OperationGroup['routes'] {
  const refusing: OperationRoute = {
    async handler() {
      throw new Problem(501, 'hosted-project', 'Hiring needs accounts that this server keeps itself.');
    },
  };
  return Object.fromEntries(Object.keys(routes).map((operationId) => [operationId, refusing]));
}
