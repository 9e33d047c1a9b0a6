/**
 * Mounts openapi/fastapi.yaml: todos with accounts of their own, and hiring for people of Patina. Each group of operations
 * uses one security scheme of the contract; refusals have the same form in all of them.
 */
import type { FastifyInstance } from 'fastify';
import {
  type Authorize,
  mountContract,
  operationsOf,
  type OperationRoute,
  readContract,
} from '../contract/contract-routes.ts';
import { textFault } from '../common/text.ts';
import { addUploadForms } from '../common/upload-form.ts';
import { invalidField } from '../common/refusals.ts';
import { addDetailErrors } from './detail.ts';
import { addDocs, documentPaths } from './docs.ts';
import { addWrongMethods } from './wrong-method.ts';

export interface OperationGroup {
  /** Name of the security scheme in the contract. */
  readonly scheme: string;
  /** Includes operations that need no authorization. */
  readonly routes: Readonly<Record<string, OperationRoute>>;
  readonly authorize: Authorize;
}

const prefix = '/api/py';

export function fastApiRoutes(groups: readonly OperationGroup[]) {
  return async (app: FastifyInstance): Promise<void> => {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 4096 },
      (_request, text, done) => done(null, Object.fromEntries(new URLSearchParams(text as string))),
    );
    addUploadForms(app);
    addDetailErrors(app);
    app.addHook('preHandler', async (request) => {
      const fault = textFault(request);
      if (fault !== null) throw invalidField(fault.place, fault.words);
    });
    addDocs(app, prefix);
    addWrongMethods(app, prefix, [...operationsOf(readContract('fastapi')), ...documentPaths]);
    await mountContract(app, {
      name: 'fastapi',
      prefix,
      routes: Object.assign({}, ...groups.map(({ routes }) => routes)) as OperationGroup['routes'],
      authorize: Object.fromEntries(groups.map(({ scheme, authorize }) => [scheme, authorize])),
    });
  };
}
