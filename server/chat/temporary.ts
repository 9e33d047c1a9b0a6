/**
 * Answers of temporary chats: written to whoever asks, and kept nowhere. What was said before comes with each question, so that
 * nothing of a conversation outlasts its answer here, any process can give the next, and whoever stops reading stops it.
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
  /** An answer that takes longer is given up. */
  readonly maxAnswerMs?: number;
}

/** As long as a page waits for any answer. */
const fiveMinutes = 5 * 60_000;

/** @throws Problem when it is no question */
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
  const late = AbortSignal.timeout(maxAnswerMs);
  return eventStream(
    async (send, gone) => {
      send('engine', { engine: engine.engine });
      const over = AbortSignal.any([gone, late]);
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
      end(send, { state: 'failed', sources: [], failure: late.aborted ? 'too-slow' : failureOf(error) });
    },
  );
}
