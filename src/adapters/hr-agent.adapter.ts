/**
 * The HR agent over the hiring contract (openapi/fastapi.yaml): its streamed answers, résumé analyses, and the
 * conversation, which this tab keeps across reloads and the server does not store. Only translates; holds no rules.
 */
import * as z from 'zod/mini';
import {
  type AnswerPart,
  type ResumeAnalysis,
  type Turn,
  turnsSchema,
} from '../events/hr-agent/conversation.ts';
import type { AgentQuestion, AttachedResume, HrAgentCalls, HrAgentSignal } from '../events/hr-agent/port.ts';
import { type AgentFailure, agentReasons, cutOff, cutOffBySession } from '../events/hr-agent/problem.ts';
import { unknownFailure } from '../events/shared/failure.ts';
import { eventsIn, type ServerSent, sessionOver } from './event-stream.ts';
import { conversationKey } from './hr-conversation.ts';
import { hiringClient, type HiringClient, type HiringSchemas } from './hiring-client.ts';
import { dataOf, type HttpOptions, HttpProblem, type TokenProvider } from './http.ts';
import { uploading } from './upload.ts';

export interface HrAgentSources extends Pick<HttpOptions, 'fetch'> {
  /** Sends no token when nobody is signed in. */
  readonly hiring: HiringClient;
  readonly baseUrl: string;
  readonly token: TokenProvider;
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** The person's time zone, such as `Europe/Berlin`. */
  readonly zone: () => string;
}

const keptSchema = z.object({ uid: z.string(), turns: turnsSchema });

/** Milliseconds: a model may take minutes to answer, and so may a large file on a slow connection. */
const longTimeout = 5 * 60_000;

export function hrAgentPort({ hiring, storage, zone, ...options }: HrAgentSources) {
  const patient = hiringClient({ ...options, timeout: longTimeout });

  async function* answersTo({ question, filters, blind, history }: AgentQuestion, signal: AbortSignal) {
    const body = await dataOf<ReadableStream<Uint8Array>>(
      patient.POST('/hr-agent/answers', {
        body: {
          question: question.trim(),
          blind,
          history: [...history],
          time_zone: zone(),
          ...(filters ? { filters } : {}),
        },
        headers: { accept: 'text/event-stream' },
        parseAs: 'stream',
        signal,
      }) as never,
    );
    for await (const sent of eventsIn(body)) yield signalsIn(sent);
  }

  return {
    slots: {
      async restore({ uid }: { uid: string }): Promise<readonly Turn[]> {
        const kept = keptSchema.safeParse(JSON.parse(storage.getItem(conversationKey) ?? 'null'));
        return kept.success && kept.data.uid === uid ? kept.data.turns : [];
      },

      async keep(uid: string | null, turns: readonly Turn[]): Promise<void> {
        storage.removeItem(conversationKey);
        if (uid === null || turns.length === 0) return;
        try {
          storage.setItem(conversationKey, JSON.stringify({ uid, turns }));
        } catch {
          // The storage is full or forbidden: the conversation is lost on a reload, and only then.
        }
      },

      /** @returns how to stop */
      answer(send: (received: HrAgentSignal) => void, question: AgentQuestion): () => void {
        return untilStopped(send, async (signal, emit) => {
          let began = false;
          try {
            for await (const received of answersTo(question, signal)) {
              began = true;
              if (received === null) continue;
              emit(received);
              if (received.type !== 'answer.came') return;
            }
          } catch (error) {
            if (!began) throw error;
          }
          emit({ type: 'agent.failed', failure: cutOff });
        });
      },

      /** @returns how to stop */
      analyse(send: (received: HrAgentSignal) => void, { file, job, blind }: AttachedResume): () => void {
        return untilStopped(send, async (signal, emit) => {
          const sender = hiringClient({
            ...options,
            timeout: longTimeout,
            fetch: uploading((part) => emit({ type: 'resume.sent', part })),
          });
          const body = new FormData();
          if (job) body.append('job_id', job.id);
          if (blind) body.append('blind', 'true');
          body.append('file', file);
          const analysis = await dataOf(
            sender.POST('/hr-agent/analyses', { body: body as never, bodySerializer: () => body, signal }),
          );
          emit({ type: 'resume.analysed', analysis: analysisOf(analysis) });
        });
      },
    },

    /** Every rejection is an HttpProblem. */
    async describe(blind: boolean): ReturnType<HrAgentCalls['describe']> {
      const { engine, kinds } = await dataOf(hiring.GET('/hr-agent', { params: { query: { blind } } }));
      return { engine, kinds };
    },
  };
}

/** Runs `work`; sends nothing once stopped, and every failure as `agent.failed`. @returns how to stop */
function untilStopped(
  send: (received: HrAgentSignal) => void,
  work: (signal: AbortSignal, emit: (received: HrAgentSignal) => void) => Promise<void>,
): () => void {
  const over = new AbortController();
  const emit = (received: HrAgentSignal) => {
    if (!over.signal.aborted) send(received);
  };
  work(over.signal, emit).catch((error: unknown) =>
    emit({ type: 'agent.failed', failure: agentFailureOf(error) }),
  );
  return () => over.abort();
}

/** null for events of a newer server. */
function signalsIn({ event, data }: ServerSent): HrAgentSignal | null {
  const payload = JSON.parse(data) as never;
  switch (event) {
    case 'engine':
    case 'query':
    case 'text':
    case 'table':
    case 'filters':
    case 'sources':
    case 'suggestions':
      return { type: 'answer.came', part: { of: event, ...(payload as object) } as AnswerPart };
    case 'done':
      return { type: 'answer.ended' };
    case 'failed': {
      const { reason, message } = payload as { reason: string; message: string };
      const known = agentReasons.find((one) => one === reason) ?? 'failed';
      return { type: 'agent.failed', failure: { reason: known, message } };
    }
    case sessionOver:
      return { type: 'agent.failed', failure: cutOffBySession };
    default:
      return null;
  }
}

const reasons: Readonly<Record<number, AgentFailure['reason']>> = {
  0: 'offline',
  401: 'signed-out',
  404: 'not-taken',
  413: 'not-taken',
  415: 'not-taken',
  422: 'not-taken',
  429: 'too-often',
  501: 'unavailable',
};

function agentFailureOf(error: unknown): AgentFailure {
  if (!(error instanceof HttpProblem)) {
    return { reason: 'failed', message: unknownFailure };
  }
  const { status, message } = error;
  return { reason: reasons[status] ?? 'failed', message };
}

const analysisOf = ({
  file_kind: fileKind,
  extraction,
  ...analysis
}: HiringSchemas['ResumeAnalysis']): ResumeAnalysis => {
  const { as_of: _, ...found } = extraction;
  const { job, blind, text, personal, score, engine, limits } = analysis;
  return { fileKind, job, blind, text, personal, found, score, engine, limits };
};
