/** The HTTP operations of image analysis: each reads its request, calls the feature, and answers. */
import { Problem } from '../problem.ts';
import type { OperationRoute } from '../contract/contract-routes.ts';
import { askerOf, requireProfile } from '../security/session.ts';
import * as analyses from './analyses.ts';
import { sendAnalysisFile } from './analysis-files.ts';
import { brandOperations } from './brand/operations.ts';
import { submitAnalysis } from './intake.ts';
import { markOperations } from './marks/operations.ts';
import type { Schemas, VisionParts } from './parts.ts';
import { measureForVisitors } from './visitor-operation.ts';

export function visionOperations(parts: VisionParts): Record<string, OperationRoute> {
  const idIn = ({ params }: { params: unknown }) => (params as { analysisId: string }).analysisId;
  return {
    listAnalyses: {
      handler: (request) =>
        analyses.listAnalyses(parts, askerOf(request), request.query as analyses.AnalysisQuery),
    },
    submitAnalysis: {
      async handler(request, reply) {
        requireProfile(request);
        const by = askerOf(request);
        const id = await submitAnalysis(parts, by, request.body as Schemas['NewAnalysis']);
        return reply.code(201).send(await analyses.getAnalysis(parts, by, id));
      },
    },
    getTrials: { handler: (request) => analyses.getTrials(parts, askerOf(request)) },
    followAnalyses: {
      async handler(request, reply) {
        // The answer never ends: a client that does not expect a stream would wait forever.
        if (request.headers.accept?.includes('text/event-stream') !== true) {
          throw new Problem(406, 'not-acceptable', 'This is only to be had as text/event-stream.');
        }
        const { uid } = askerOf(request);
        return reply.type('text/event-stream').send(parts.progress.follow(uid, uid));
      },
    },
    getAnalysis: { handler: (request) => analyses.getAnalysis(parts, askerOf(request), idIn(request)) },
    deleteAnalysis: {
      async handler(request, reply) {
        await analyses.deleteAnalysis(parts, askerOf(request), idIn(request));
        return reply.code(204).send();
      },
    },
    restoreAnalysis: {
      async handler(request) {
        await analyses.restoreAnalysis(parts, askerOf(request), idIn(request));
        return analyses.getAnalysis(parts, askerOf(request), idIn(request));
      },
    },
    retryAnalysis: {
      async handler(request) {
        const { version } = request.body as Schemas['AtVersion'];
        await analyses.retryAnalysis(parts, askerOf(request), idIn(request), version);
        return analyses.getAnalysis(parts, askerOf(request), idIn(request));
      },
    },
    ...brandOperations(parts),
    ...markOperations(parts),
    measureForVisitor: measureForVisitors(parts.visitors),
    getAnalysisFile: { handler: (request, reply) => sendAnalysisFile(parts, request, reply) },
  };
}
