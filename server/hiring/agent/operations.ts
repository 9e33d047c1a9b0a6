/** The operations of the HR agent: sample questions, a streamed answer, and the analysis of a résumé. */
import type { FastifyBaseLogger } from 'fastify';
import { type Ai, AiFailure, builtInEngine } from '../../ai/provider.ts';
import { charge } from '../../budget/charge.ts';
import { invalidField } from '../../common/refusals.ts';
import { Problem } from '../../problem.ts';
import type { OperationRoute } from '../../contract/contract-routes.ts';
import { askerOf, knownAskerOf } from '../../security/session.ts';
import { type SealedParts, type Schemas } from '../parts.ts';
import { topics } from './all-intents.ts';
import { analyseResume, type Attached } from './analysis.ts';
import {
  type ApplicantQuery,
  applicantQuerySchema,
  isWhole,
  searchesTooMuch,
  tooMuchText,
} from '../../../src/events/hr-agent/query/query.ts';
import { findApplicants } from './applicants/find-applicants.ts';
import { answerBuiltIn, runQuery } from './built-in.ts';
import { daysIn, isZone } from './days.ts';
import { eventStream, type Send } from '../../common/event-stream.ts';
import type { Finding } from './finding.ts';
import { exampleWith, type Intent, type Named, sampleCodes } from './intent.ts';
import { answerWithModel } from './model/answer.ts';
import { openedResumes } from './opened.ts';
import { type Records, recordsOf } from './records.ts';

export function agentOperations(parts: SealedParts, { chat }: Ai): Record<string, OperationRoute> {
  const engine = chat?.engine ?? builtInEngine;
  const opened = openedResumes(parts);
  return {
    describeHrAgent: {
      async handler(request): Promise<Schemas['HrAgent']> {
        const by = knownAskerOf(request);
        const { blind } = request.query as { readonly blind: boolean };
        const own = by ? await ownNames(recordsOf(parts, opened, by.uid, daysIn('UTC'), blind)) : {};
        const named = blind ? { ...sampleCodes, ...own } : own;
        return {
          engine,
          kinds: topics.flatMap(({ title: topic, asks }) =>
            asks.map(({ name, title, examples }) => ({
              name,
              topic,
              title,
              examples: examples.map((example) => exampleWith(named, example)),
            })),
          ),
        };
      },
    },
    askHrAgent: {
      beforeBody: (request) => charge(parts, 'questionByPerson', askerOf(request).uid),
      async handler(request, reply) {
        if (request.headers.accept?.includes('text/event-stream') !== true) {
          throw new Problem(406, 'not-acceptable', 'This is only to be had as text/event-stream.');
        }
        const { uid } = askerOf(request);
        const asked = request.body as Schemas['HrQuestion'];
        if (!isZone(asked.time_zone)) throw invalidField('time_zone', 'There is no such time zone.');
        const filters = filtersOf(asked);
        const days = daysIn(asked.time_zone);
        const answer = eventStream(
          async (send, signal) => {
            const records = recordsOf(parts, opened, uid, days, asked.blind ?? false, signal);
            send('engine', { engine: filters ? builtInEngine : engine });
            if (filters)
              sendFinding(
                await runQuery(records, { intent: findApplicants, args: { query: filters } }, onQuery(send)),
                send,
              );
            else if (chat) await answerWithModel(records, chat, asked, send, signal);
            else await sendBuiltIn(records, asked, send);
            send('done', {});
          },
          (error, send) => sendFailure(error, send, request.log),
        );
        return reply.type('text/event-stream').send(answer);
      },
    },
    analyseResume: {
      beforeBody: (request) => charge(parts, 'analysisByPerson', askerOf(request).uid),
      handler: (request) => analyseResume(parts, askerOf(request), request.body as Attached),
    },
  };
}

/** Names for examples: the two latest applicants, and the job of the latest. */
async function ownNames(records: Records): Promise<Named> {
  const [jobs, [last, other]] = await Promise.all([records.jobs(), records.applicants({}, 'newest', 2)]);
  const job = jobs.find(({ id }) => id === last?.job) ?? jobs[0];
  return {
    ...(job ? { job: job.title } : {}),
    ...(last ? { applicant: last.name } : {}),
    ...(other ? { other: other.name } : {}),
  };
}

async function sendBuiltIn(
  records: Records,
  { question, history }: Schemas['HrQuestion'],
  send: Send,
): Promise<void> {
  sendFinding(await answerBuiltIn(records, question, history, onQuery(send)), send);
}

const onQuery =
  (send: Send) =>
  ({ name, title }: Intent) =>
    send('query', { name, title });

/** Filters that were changed on the page replace the question. */
function filtersOf({ filters }: Schemas['HrQuestion']): ApplicantQuery | null {
  if (!filters) return null;
  const parsed = applicantQuerySchema.safeParse(filters);
  if (parsed.success && searchesTooMuch(parsed.data)) throw invalidField('filters', tooMuchText);
  if (parsed.success && isWhole(parsed.data)) return parsed.data;
  throw invalidField('filters', 'These filters do not go together.');
}

function sendFinding({ text, tables, sources, next, filters }: Finding, send: Send): void {
  if (filters) send('filters', { query: filters });
  send('text', { text });
  for (const table of tables) send('table', table);
  send('sources', { sources });
  if (next.length > 0) send('suggestions', { questions: next });
}

/** A failing model is not replaced by the built-in engine; an error of ours is logged and ends the answer. */
function sendFailure(error: unknown, send: Send, log: FastifyBaseLogger): void {
  if (error instanceof AiFailure) {
    log.warn({ err: error }, 'hr agent');
    send('failed', { reason: error.reason, message: error.message });
    return;
  }
  log.error({ err: error }, 'hr agent');
  send('failed', { reason: 'cut-off', message: 'Something went wrong on the server. Try again later.' });
}
