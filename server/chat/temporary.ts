/**
 * Answers of temporary chats: streamed to the asker, and stored nowhere. Earlier turns come with each question, so that
 * nothing of a conversation is kept here after its answer, any process can give the next one, and an answer stops when its
 * reader leaves.
 */
import type { Readable } from 'node:stream';
import { questionError } from '../../src/events/chat/decide.ts';
import type { ChatSource } from '../../src/events/chat/turn.ts';
import { eventStream, type Send } from '../common/event-stream.ts';
import { invalidField } from '../common/refusals.ts';
import type { Asker } from '../security/session.ts';
import type { AnswerEngine } from './answer-engine.ts';
import { failureOf } from './answering.ts';
import type { Schemas } from './parts.ts';

export interface TemporaryParts {
  readonly engine: AnswerEngine;
  readonly clock: () => Date;
  /** Time after which an answer is given up, in milliseconds. */
  readonly maxAnswerMs?: number;
}

/** The time that a page waits for any answer. */
const fiveMinutes = 5 * 60_000;

/** @throws Problem when the question is not valid */
export function answerTemporarily(
  { engine, clock, maxAnswerMs = fiveMinutes }: TemporaryParts,
  by: Asker,
  asked: Schemas['TemporaryQuestion'],
  onError: (error: unknown) => void,
): Readable {
  const wrong = questionError(asked.question);
  if (wrong !== null) throw invalidField('question', `${wrong}.`);
  const end = (send: Send, ended: Pick<Schemas['ChatTurn'], 'state' | 'sources' | 'failure'>) =>
    send('ended', { ...ended, ended_at: clock().toISOString() });
  const timeout = AbortSignal.timeout(maxAnswerMs);
  return eventStream(
    async (send, gone) => {
      send('engine', { engine: engine.engine });
      const over = AbortSignal.any([gone, timeout]);
      let sources: ChatSource[] = [];
      let length = 0;
      for await (const part of engine.answer(asked.question.trim(), asked.earlier, over, by)) {
        over.throwIfAborted();
        if (part.type === 'sources') sources = [...part.sources];
        else send('piece', { text: part.text }, (length += part.text.length));
      }
      over.throwIfAborted();
      end(send, { state: 'answered', sources, failure: null });
    },
    (error, send) => {
      onError(error);
      end(send, { state: 'failed', sources: [], failure: timeout.aborted ? 'too-slow' : failureOf(error) });
    },
  );
}
