/** The operations on jobs: an employer's own, and the board that is open to everybody. */
import type { OperationRoute } from '../contract/contract-routes.ts';
import { askerOf } from '../security/session.ts';
import { applicantsOverTime } from './figures.ts';
import { type BoardQuery, getOpenJob, listMyJobs, listOpenJobs, type OwnJobsQuery } from './job-lists.ts';
import { createJob, deleteJob, getJob, setJobStatus, updateJob } from './jobs.ts';
import { idIn, type JobParts, type Schemas } from './parts.ts';

export function jobOperations(parts: JobParts): Record<string, OperationRoute> {
  const setStatus = (type: 'OpenJob' | 'CloseJob' | 'ReopenJob'): OperationRoute => ({
    handler: (request) =>
      setJobStatus(parts, askerOf(request), idIn(request), request.body as Schemas['AtVersion'], type),
  });
  return {
    listMyJobs: {
      handler: (request) => listMyJobs(parts, askerOf(request), request.query as OwnJobsQuery),
    },
    getApplicantsOverTime: {
      handler: (request) =>
        applicantsOverTime(
          parts,
          askerOf(request),
          request.query as Parameters<typeof applicantsOverTime>[2],
        ),
    },
    createJob: {
      async handler(request, reply) {
        const job = await createJob(parts, askerOf(request), request.body as Schemas['NewJob']);
        return reply.code(201).send(job);
      },
    },
    getJob: { handler: (request) => getJob(parts, askerOf(request), idIn(request)) },
    updateJob: {
      handler: (request) =>
        updateJob(parts, askerOf(request), idIn(request), request.body as Schemas['ChangedJob']),
    },
    openJob: setStatus('OpenJob'),
    closeJob: setStatus('CloseJob'),
    reopenJob: setStatus('ReopenJob'),
    deleteJob: {
      async handler(request, reply) {
        const { version } = request.query as { version: number };
        await deleteJob(parts, askerOf(request), idIn(request), version);
        return reply.code(204).send();
      },
    },
    listOpenJobs: { handler: ({ query }) => listOpenJobs(parts, query as BoardQuery) },
    getOpenJob: { handler: (request) => getOpenJob(parts, idIn(request)) },
  };
}
