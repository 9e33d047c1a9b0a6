/** The operations of the HR agent: what it can be asked, an answer as it is found, and a résumé looked at. */
import type { FastifyBaseLogger } from 'fastify';
import { largestResume } from '../../../src/events/screening/application.ts';
import { type Ai, AiFailure, builtInEngine } from '../../ai/provider.ts';
import { charge } from '../../common/limits.ts';
import { invalidField } from '../../fastapi/detail.ts';
import { Problem } from '../../problem.ts';
import type { OperationRoute } from '../../routes/contract-routes.ts';
import { askerOf, knownAskerOf } from '../../security/session.ts';
import { formBytes, type HiringParts, type Schemas } from '../parts.ts';
import { topics } from './all-kinds.ts';
import { analyseResume, type Attached } from './analysis.ts';
import { answerBuiltIn } from './built-in.ts';
import { daysIn, isZone } from './days.ts';
import { eventStream, type Tell } from './event-stream.ts';
import { exampleWith, type Named } from './kind.ts';
import { answerWithModel } from './model/answer.ts';
import { type Records, recordsOf } from './records.ts';

export function agentOperations(parts: HiringParts, { chat }: Ai): Record<string, OperationRoute> {
  const engine = chat?.engine ?? builtInEngine;
  return {
    describeHrAgent: {
      async handler(request): Promise<Schemas['HrAgent']> {
        const by = knownAskerOf(request);
        const own = by ? await ownNames(recordsOf(parts.db.orm, by.uid, parts.clock(), daysIn('UTC'))) : {};
        return {
          engine,
          kinds: topics.flatMap(({ title: topic, kinds }) =>
            kinds.map(({ name, title, examples }) => ({
              name,
              topic,
              title,
              examples: examples.map((example) => exampleWith(own, example)),
            })),
          ),
        };
      },
    },
    askHrAgent: {
      async handler(request, reply) {
        if (request.headers.accept?.includes('text/event-stream') !== true) {
          throw new Problem(406, 'not-acceptable', 'This is only to be had as text/event-stream.');
        }
        const { uid } = askerOf(request);
        await charge(parts, 'questionByPerson', uid);
        const asked = request.body as Schemas['HrQuestion'];
        if (!isZone(asked.time_zone)) throw invalidField('time_zone', 'There is no such time zone.');
        const records = recordsOf(parts.db.orm, uid, parts.clock(), daysIn(asked.time_zone));
        const answer = eventStream(
          async (tell, signal) => {
            tell('engine', { engine });
            if (chat) await answerWithModel(records, chat, asked, tell, signal);
            else await tellBuiltIn(records, asked, tell);
            tell('done', {});
          },
          (error, tell) => tellFailed(error, tell, request.log),
        );
        return reply.type('text/event-stream').send(answer);
      },
    },
    analyseResume: {
      bodyLimit: largestResume + formBytes,
      handler: (request) => analyseResume(parts, askerOf(request), request.body as Attached),
    },
  };
}

/** What examples are about: whoever applied last, and the job they applied for. */
async function ownNames(records: Records): Promise<Named> {
  const [jobs, [last, other]] = await Promise.all([records.jobs(), records.applicants({}, 'newest', 2)]);
  const job = jobs.find(({ id }) => id === last?.job) ?? jobs[0];
  return {
    ...(job ? { job: job.title } : {}),
    ...(last ? { applicant: last.name } : {}),
    ...(other ? { other: other.name } : {}),
  };
}

async function tellBuiltIn(
  records: Records,
  { question, history }: Schemas['HrQuestion'],
  tell: Tell,
): Promise<void> {
  const { text, tables, sources, next } = await answerBuiltIn(records, question, history, ({ name, title }) =>
    tell('query', { name, title }),
  );
  tell('text', { text });
  for (const table of tables) tell('table', table);
  tell('sources', { sources });
  if (next.length > 0) tell('suggestions', { questions: next });
}

/** Nobody answers in the model's place; a fault of ours is in the log, and cuts the answer off. */
function tellFailed(error: unknown, tell: Tell, log: FastifyBaseLogger): void {
  if (error instanceof AiFailure) {
    log.warn({ err: error }, 'hr agent');
    tell('failed', { reason: error.reason, message: error.message });
    return;
  }
  log.error({ err: error }, 'hr agent');
  tell('failed', { reason: 'cut-off', message: 'Something went wrong on the server. Try again in a while.' });
}
