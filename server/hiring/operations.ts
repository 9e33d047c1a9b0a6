/** Collects the API operations of hiring, and who may call them. */
import { openAi } from '../ai/open-ai.ts';
import type { OperationGroup } from '../fastapi/routes.ts';
import { Problem } from '../problem.ts';
import type { OperationRoute } from '../contract/contract-routes.ts';
import { agentOperations } from './agent/operations.ts';
import { jobOperations } from './job-operations.ts';
import { openMatching } from './matching/matches.ts';
import { matchOperations } from './matching/operations.ts';
import type { HiringRoutesParts } from './parts.ts';
import { resumeOperations } from './resume-operations.ts';

export function hiringOperations(parts: HiringRoutesParts): OperationGroup {
  const ai = openAi(parts.config.ai);
  const routes = {
    ...jobOperations(parts),
    ...resumeOperations(parts),
    ...matchOperations(openMatching(parts, ai)),
    ...agentOperations(parts, ai),
  };
  return {
    scheme: 'person',
    routes: parts.config.firebase ? externallyHosted(routes) : routes,
    authorize: parts.authorize,
  };
}

/** With Firebase, people and roles live in the hosted project, where this server cannot look them up. */
function externallyHosted(routes: OperationGroup['routes']): OperationGroup['routes'] {
  const refusing: OperationRoute = {
    async handler() {
      throw new Problem(501, 'hosted-project', 'Hiring needs accounts that this server keeps itself.');
    },
  };
  return Object.fromEntries(Object.keys(routes).map((operationId) => [operationId, refusing]));
}
