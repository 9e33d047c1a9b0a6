/** What a chat asks for an answer, whoever gives it: a model, or the care guides by themselves. */
import type { ChatSource } from '../../src/events/chat/turn.ts';
import type { Asker } from '../security/session.ts';

/** What was said before on the same branch. */
export interface EarlierTurn {
  readonly question: string;
  readonly answer: string;
}

export type AnswerPart =
  | { readonly type: 'text'; readonly text: string }
  /** All that the answer rests on; `[^1]` in its text is the first of them. */
  | { readonly type: 'sources'; readonly sources: readonly ChatSource[] };

export interface AnswerEngine {
  /** As pages name it. */
  readonly engine: string;
  /** Does beforehand what its first answer would have to wait for. */
  prepare?(): void;
  /**
   * The answer as it comes. It ends quietly only when all of it has come.
   * @param by whoever asks: it may tell of their data and of nobody else's
   * @throws AiFailure, or the reason of `signal` once that is aborted
   */
  answer(
    question: string,
    earlier: readonly EarlierTurn[],
    signal: AbortSignal,
    by: Asker,
  ): AsyncIterable<AnswerPart>;
}
