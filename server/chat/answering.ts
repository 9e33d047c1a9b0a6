/** Produces answers in the background, independent of any request or reader. Every piece is stored before it is shown. */
import { once } from 'node:events';
import type { ChatSource, TurnFailure } from '../../src/events/chat/turn.ts';
import { AiFailure } from '../ai/provider.ts';
import type { TakenTurn } from '../budget/requests.ts';
import type { Asker } from '../security/session.ts';
import type { AnswerEngine, AttachedFile, EarlierTurn } from './answer-engine.ts';
import { endTurn, type HowEnded } from './ending.ts';
import { type ChatParts, topicOf, type TurnKey } from './parts.ts';
import { keepPiece, stayAlive } from './pieces.ts';

export interface Question {
  readonly question: string;
  /** Oldest first. */
  readonly earlier: readonly EarlierTurn[];
  readonly by: Asker;
  readonly attachments: readonly AttachedFile[];
}

export interface Answering {
  /** The answer begins once its turn among the person's questions has come. */
  begin(key: TurnKey, question: Question, among: TakenTurn): void;
  /** Aborts the answer of a turn that has ended in another way, if it runs here. */
  abort(topic: string): void;
  /** Ends all answers running here, as interrupted. */
  stop(): Promise<void>;
}

/** Interval of heartbeats; a fraction of the time after which a server counts as gone. */
const aliveEveryMs = 5000;

export function answering(
  parts: ChatParts,
  { answer }: AnswerEngine,
  onError: (error: unknown) => void,
): Answering {
  const running = new Map<string, { readonly over: AbortController; readonly done: Promise<void> }>();
  const { orm } = parts.db;
  let stopping = false;

  async function write(
    key: TurnKey,
    { question, earlier, by, attachments }: Question,
    over: AbortController,
  ) {
    const writer = pieceWriter(
      (n, text) => keepPiece(orm, key, n, text),
      () => over.abort(),
    );
    let sources: readonly ChatSource[] = [];
    for await (const part of answer(question, earlier, over.signal, by, attachments)) {
      over.signal.throwIfAborted();
      if (part.type === 'sources') ({ sources } = part);
      else writer.add(part.text);
    }
    await writer.end();
    over.signal.throwIfAborted();
    return sources;
  }

  async function produce(
    key: TurnKey,
    question: Question,
    among: TakenTurn,
    over: AbortController,
  ): Promise<void> {
    const heartbeat = () =>
      stayAlive(orm, key).then((open) => {
        if (!open) over.abort();
      }, onError);
    const alive = setInterval(() => void heartbeat(), aliveEveryMs);
    try {
      await Promise.race([among.come, once(over.signal, 'abort')]);
      over.signal.throwIfAborted();
      const sources = await write(key, question, over);
      await endTurn(parts, key, { how: 'answered' }, sources);
    } catch (error) {
      if (over.signal.aborted && !stopping) return;
      if (!stopping) onError(error);
      await endTurn(parts, key, failed(stopping ? 'interrupted' : failureOf(error)));
    } finally {
      clearInterval(alive);
      among.end();
    }
  }

  return {
    begin(key, question, among) {
      const topic = topicOf(key);
      const over = new AbortController();
      // A turn that cannot even be ended is found later, because its heartbeats stop.
      const done = produce(key, question, among, over)
        .catch(onError)
        .finally(() => running.delete(topic));
      running.set(topic, { over, done });
    },
    abort: (topic) => running.get(topic)?.over.abort(),
    async stop() {
      stopping = true;
      const all = [...running.values()];
      for (const { over } of all) over.abort();
      await Promise.all(all.map(({ done }) => done));
    },
  };
}

const failed = (failure: TurnFailure): HowEnded => ({ how: 'failed', failure });

/** The failure that a reader sees; the log has the error itself. */
export const failureOf = (error: unknown): TurnFailure =>
  error instanceof AiFailure ? error.reason : 'failed';

/** Ends with half a surrogate pair: the other half comes with the next piece. */
const endsInSurrogate = /[\ud800-\udbff]$/;
const unstorable = /[\0\p{Surrogate}]/gu;

/**
 * Stores pieces one after another; text that arrives while one is being stored goes into the next.
 * @param keep resolves with false once no more pieces are accepted
 */
function pieceWriter(keep: (n: number, text: string) => Promise<boolean>, onClosed: () => void) {
  let buffered = '';
  let n = 0;
  let failure: unknown = null;
  let keeping: Promise<void> | null = null;

  const take = (all: boolean): string => {
    const cut = !all && endsInSurrogate.test(buffered) ? buffered.length - 1 : buffered.length;
    const text = buffered.slice(0, cut);
    buffered = buffered.slice(cut);
    return text.replace(unstorable, '');
  };
  async function keepAll(all: boolean): Promise<void> {
    for (let text = take(all); text !== ''; text = take(all)) {
      n += 1;
      if (!(await keep(n, text))) return onClosed();
    }
  }
  const start = () => {
    keeping ??= keepAll(false)
      .catch((error: unknown) => {
        failure = error;
      })
      .finally(() => {
        keeping = null;
      });
  };

  return {
    /** @throws the error that prevented storing an earlier piece */
    add(text: string): void {
      if (failure) throw failure;
      buffered += text;
      start();
    },
    async end(): Promise<void> {
      await keeping;
      if (failure) throw failure;
      await keepAll(true);
    },
  };
}
