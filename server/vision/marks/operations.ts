/** The HTTP operation that proposes marks on a photo of an intake: reads its request, calls the feature, and answers. */
import type { OperationRoute } from '../../contract/contract-routes.ts';
import { askerOf } from '../../security/session.ts';
import type { Schemas, VisionParts } from '../parts.ts';
import { proposeForIntake } from './intake-proposals.ts';

export function markOperations(parts: VisionParts): Record<string, OperationRoute> {
  return {
    proposeMarks: {
      handler(request) {
        const { intakeId } = request.params as { intakeId: string };
        const { photo } = request.body as Schemas['PhotoOfIntake'];
        return proposeForIntake(parts, askerOf(request), intakeId, photo);
      },
    },
  };
}
