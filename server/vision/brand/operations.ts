/** The HTTP operations of comparing marks: each reads its request, calls the feature, and answers. */
import type { OperationRoute } from '../../contract/contract-routes.ts';
import { askerOf } from '../../security/session.ts';
import type { Schemas, VisionParts } from '../parts.ts';
import { checkBrand, getBrand } from './checks.ts';
import * as references from './references.ts';

export function brandOperations(parts: VisionParts): Record<string, OperationRoute> {
  const idIn = ({ params }: { params: unknown }) => (params as { brandReferenceId: string }).brandReferenceId;
  return {
    getBrandMeans: { handler: (request) => getBrand(parts, askerOf(request)) },
    checkBrand: {
      handler: (request) =>
        checkBrand(
          parts,
          askerOf(request),
          request.body as Buffer,
          (request.headers['idempotency-key'] as string | undefined) ?? null,
        ),
    },
    listBrandReferences: {
      handler: (request) =>
        references.listReferences(
          parts,
          askerOf(request),
          request.query as { readonly show: 'kept' | 'deleted' },
        ),
    },
    createBrandReference: {
      async handler(request, reply) {
        const sent = request.body as Schemas['NewBrandReference'];
        return reply.code(201).send(await references.createReference(parts, askerOf(request), sent));
      },
    },
    updateBrandReference: {
      handler: (request) =>
        references.updateReference(
          parts,
          askerOf(request),
          idIn(request),
          request.body as Schemas['ChangedBrandReference'],
        ),
    },
    deleteBrandReference: {
      async handler(request, reply) {
        await references.deleteReference(parts, askerOf(request), idIn(request));
        return reply.code(204).send();
      },
    },
    restoreBrandReference: {
      handler: (request) => references.restoreReference(parts, askerOf(request), idIn(request)),
    },
  };
}
