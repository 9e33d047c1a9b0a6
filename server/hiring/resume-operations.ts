/** The operations on résumés and their screenings, for applicants and for employers. */
import type { FastifyRequest } from 'fastify';
import type { ScreeningChange } from '../../src/events/screening/employer-changes.ts';
import { charge } from '../budget/charge.ts';
import { downloadReply } from '../common/download-reply.ts';
import { networkOf } from '../common/rate-limit.ts';
import { Problem } from '../problem.ts';
import type { OperationRoute } from '../contract/contract-routes.ts';
import { askerOf, knownAskerOf } from '../security/session.ts';
import type { Skipping } from '../common/page.ts';
import { idIn, type MessageParts, type ResumeParts, type Schemas } from './parts.ts';
import {
  type Asking,
  copyApplication,
  correctReading,
  lookUpApplication,
  withdrawApplication,
} from './applications.ts';
import { type AddedFile, addResumes, listAddedResumes } from './adding.ts';
import { decideOnResumes } from './bulk-decisions.ts';
import * as erasing from './erasing.ts';
import { screeningFigures } from './figures.ts';
import { type Upload, uploadResume } from './intake.ts';
import { getMessageTemplates, saveMessageTemplates } from './message-templates.ts';
import { messageApplicants } from './messages.ts';
import { outdatedScores, rescoreJob } from './rescoring.ts';
import * as resumes from './resumes.ts';
import { getRetentionRule, saveRetentionRule } from './retention.ts';
import { removeReview, reviewResume } from './reviews.ts';
import { listScreenings, type ScreeningFilters, type ScreeningQuery } from './screening-list.ts';
import * as screenings from './screenings.ts';

export function resumeOperations(parts: MessageParts): Record<string, OperationRoute> {
  return { ...applicantOperations(parts), ...employerOperations(parts) };
}

function applicantOperations(parts: ResumeParts): Record<string, OperationRoute> {
  return {
    uploadResume: {
      beforeBody: ({ ip }) => charge(parts, 'resumeByAddress', networkOf(ip)),
      async handler(request, reply) {
        const upload = request.body as Upload;
        const by = knownAskerOf(request);
        const sender = by?.uid ?? networkOf(request.ip);
        const { fresh, answer } = await uploadResume(parts, by, idIn(request), upload, sender);
        return reply.code(fresh ? 201 : 200).send(answer);
      },
    },
    addResumes: {
      handler: (request) => addResumes(parts, askerOf(request), idIn(request), request.body as AddedFile),
    },
    listAddedResumes: {
      handler: (request) => listAddedResumes(parts, askerOf(request), idIn(request), isBlind(request)),
    },
    listMyResumes: {
      handler: (request) => resumes.listMyResumes(parts, askerOf(request), request.query as Skipping),
    },
    eraseResume: {
      handler: (request) => erasing.eraseResume(parts, askerOf(request), idIn(request)),
    },
    getErasureReceipt: {
      handler: (request) => erasing.erasureReceipt(parts, askerOf(request), idIn(request)),
    },
    eraseByReceipt: {
      handler: (request) => erasing.eraseByReceipt(parts, request.ip, request.body as Schemas['Receipt']),
    },
    lookUpApplication: { handler: (request) => lookUpApplication(parts, askingIn(request)) },
    copyApplication: { handler: (request) => copyApplication(parts, askingIn(request)) },
    correctReading: {
      handler(request) {
        const { version, corrections } = request.body as Schemas['Corrections'];
        return correctReading(parts, askingIn(request), version, corrections);
      },
    },
    withdrawApplication: { handler: (request) => withdrawApplication(parts, askingIn(request)) },
    downloadResume: {
      async handler(request, reply) {
        const { bytes, type, name } = await resumes.resumeFile(
          parts,
          askerOf(request),
          idIn(request),
          isBlind(request),
        );
        return downloadReply(reply, type, name).send(bytes);
      },
    },
  };
}

const askingIn = (request: FastifyRequest): Asking => {
  const { application } = request.body as Schemas['ApplicationKey' | 'Corrections'];
  return { by: knownAskerOf(request), ip: request.ip, application };
};

function employerOperations(parts: MessageParts): Record<string, OperationRoute> {
  const change = (changeOf: (body: never) => ScreeningChange): OperationRoute => ({
    async handler(request) {
      const by = askerOf(request);
      const { version } = request.body as Schemas['AtVersion'];
      await screenings.changeScreening(parts, by, idIn(request), version, changeOf(request.body as never));
      return screenings.getScreening(parts, by, idIn(request), isBlind(request));
    },
  });
  return {
    listScreenings: {
      handler: (request) => listScreenings(parts, askerOf(request), request.query as ScreeningQuery),
    },
    getScreeningFigures: {
      handler: (request) => screeningFigures(parts, askerOf(request), request.query as ScreeningFilters),
    },
    followScreenings: {
      async handler(request, reply) {
        // The stream never ends: a client that did not ask for one would wait forever.
        if (request.headers.accept?.includes('text/event-stream') !== true) {
          throw new Problem(406, 'not-acceptable', 'This is only to be had as text/event-stream.');
        }
        const { uid } = askerOf(request);
        return reply.type('text/event-stream').send(parts.progress.follow(uid, uid));
      },
    },
    getScreening: {
      handler: (request) => screenings.getScreening(parts, askerOf(request), idIn(request), isBlind(request)),
    },
    decideOnResumes: {
      handler: (request) => decideOnResumes(parts, askerOf(request), request.body as Schemas['BulkDecision']),
    },
    messageApplicants: {
      handler: (request) => messageApplicants(parts, askerOf(request), request.body as Schemas['NewMessage']),
    },
    getMessageTemplates: { handler: (request) => getMessageTemplates(parts, askerOf(request)) },
    saveMessageTemplates: {
      handler: (request) =>
        saveMessageTemplates(parts, askerOf(request), request.body as Schemas['ChangedMessageTemplates']),
    },
    getRetentionRule: {
      handler: (request) => {
        const { months } = request.query as { readonly months?: number };
        return getRetentionRule(parts, askerOf(request), months);
      },
    },
    saveRetentionRule: {
      handler: (request) =>
        saveRetentionRule(parts, askerOf(request), request.body as Schemas['ChangedRetentionRule']),
    },
    shortlistResume: change(({ reason, note }: Schemas['Shortlisting']) => ({
      type: 'ShortlistResume',
      reason,
      note,
    })),
    rejectResume: change(({ reason, note }: Schemas['Rejection']) => ({
      type: 'RejectResume',
      reason,
      note,
    })),
    takeDecisionBack: change(() => ({ type: 'TakeDecisionBack' })),
    retryScreening: change(() => ({ type: 'RetryScreening' })),
    rescoreResume: change(() => ({ type: 'RescoreResume' })),
    rescoreJob: { handler: (request) => rescoreJob(parts, askerOf(request), idIn(request)) },
    listOutdatedScores: { handler: (request) => outdatedScores(parts, askerOf(request)) },
    reviewResume: {
      async handler(request) {
        const by = askerOf(request);
        await reviewResume(parts, by, idIn(request), request.body as Schemas['NewReview']);
        return screenings.getScreening(parts, by, idIn(request), isBlind(request));
      },
    },
    removeReview: {
      async handler(request) {
        const by = askerOf(request);
        await removeReview(parts, by, idIn(request), request.body as Schemas['ReviewKey']);
        return screenings.getScreening(parts, by, idIn(request), isBlind(request));
      },
    },
    setApplicantGroup: {
      async handler(request, reply) {
        const group = request.body as Schemas['ApplicantGroup'];
        await screenings.setGroup(parts, askerOf(request), idIn(request), group);
        return reply.code(204).send();
      },
    },
    getImpact: { handler: (request) => screenings.getImpact(parts, askerOf(request), idIn(request)) },
  };
}

const isBlind = ({ query }: FastifyRequest) => (query as { blind?: boolean }).blind === true;
