/** The operations of matching, in both directions; `Matching` checks the rights. */
import type { OperationRoute } from '../../contract/contract-routes.ts';
import { askerOf } from '../../security/session.ts';
import { idIn } from '../parts.ts';
import type { Matching } from './matches.ts';

interface Query {
  readonly limit: number;
  readonly blind: boolean;
}

export function matchOperations(matching: Matching): Record<string, OperationRoute> {
  return {
    matchResumes: {
      handler(request) {
        const { limit, blind } = request.query as Query;
        return matching.resumesFor(askerOf(request), idIn(request), limit, blind);
      },
    },
    matchJobs: {
      handler: (request) => matching.jobsFor(askerOf(request), idIn(request), (request.query as Query).limit),
    },
  };
}
