/**
 * Routes of the operations in openapi/node.yaml. Who may call an operation at all is declared in the contract; what they may
 * do to which record is decided in the record's module.
 */
import type { FastifyInstance } from 'fastify';
import type { LiveFeed } from '../common/live-feed.ts';
import { Problem } from '../problem.ts';
import { mountContract, type OperationRoute } from '../contract/contract-routes.ts';
import { commentFeed } from './comment-feed.ts';
import { uploadRoutes } from './media/upload-routes.ts';
import { pictureFiles } from './pictures.ts';
import { refuseBadText } from '../common/text.ts';
import { addUploadForms } from '../common/upload-form.ts';
import type { NodeParts } from './node-parts.ts';
import { bluebookOperations } from './operations/bluebook-operations.ts';
import { clientOperations } from './operations/client-operations.ts';
import { commentOperations } from './operations/comment-operations.ts';
import { intakeOperations } from './operations/intake-operations.ts';
import { invoiceOperations } from './operations/invoice-operations.ts';
import { postOperations } from './operations/post-operations.ts';
import { productOperations } from './operations/product-operations.ts';
import { shopOperations } from './operations/shop-operations.ts';
import { speechOperations } from './operations/speech-operations.ts';
import { tenantOperations } from './operations/tenant-operations.ts';
import { transactionOperations } from './operations/transaction-operations.ts';

/** @param others operations of the same contract that are implemented outside of trade */
export function nodeRoutes(parts: NodeParts, others: Readonly<Record<string, OperationRoute>> = {}) {
  return async (app: FastifyInstance): Promise<void> => {
    await app.register(async (scope) => {
      scope.addContentTypeParser(/^(image|audio|video)\//, { parseAs: 'buffer' }, (_request, body, done) =>
        done(null, body),
      );
      addUploadForms(scope);
      scope.addHook('preHandler', async (request) => refuseBadText(request));
      const feed = commentFeed(parts.db.orm);
      scope.addHook('preClose', () => feed.close());
      const routes = { ...operations(parts, feed), ...others };
      await mountContract(scope, {
        name: 'node',
        prefix: '/api/node',
        routes: parts.config.firebase ? externallyHosted(routes) : routes,
        authorize: { person: parts.authorize },
      });
    });
    await app.register(pictureFiles(parts));
    // With a hosted project, nobody could complete an upload.
    if (!parts.config.firebase) await app.register(uploadRoutes(parts, parts.authorize));
  };
}

/** Refuses all operations: people and their roles are in the hosted project, which this server cannot query. */
function externallyHosted(routes: Readonly<Record<string, OperationRoute>>): Record<string, OperationRoute> {
  const refusing: OperationRoute = {
    async handler() {
      throw new Problem(501, 'hosted-project', 'Trade needs accounts that this server keeps itself.');
    },
  };
  return Object.fromEntries(Object.keys(routes).map((operationId) => [operationId, refusing]));
}

function operations(parts: NodeParts, feed: LiveFeed): Record<string, OperationRoute> {
  return {
    ...productOperations(parts),
    ...postOperations(parts),
    ...commentOperations(parts, feed),
    ...speechOperations(parts),
    ...transactionOperations(parts),
    ...invoiceOperations(parts),
    ...shopOperations(parts),
    ...intakeOperations(parts),
    ...clientOperations(parts),
    ...tenantOperations(parts),
    ...bluebookOperations(parts),
  };
}
