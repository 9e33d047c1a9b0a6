/** The interface that a chat uses for answers, whether they come from a model or from the care guides. */
import type { ChatAttachment } from '../../src/events/chat/attachment.ts';
import type { ChatSource } from '../../src/events/chat/turn.ts';
import type { Asker } from '../security/session.ts';

/** A file of the question, as an engine gets it. */
export interface AttachedFile extends Pick<ChatAttachment, 'id' | 'name' | 'kind'> {
  /** The words of a document; null: it is none. */
  readonly words: string | null;
  /** The file itself; null when it is gone. */
  read(): Promise<Uint8Array | null>;
}

/** An earlier question and answer on the same branch. */
export interface EarlierTurn {
  readonly question: string;
  readonly answer: string;
  readonly attachments?: readonly AttachedFile[];
}

export type AnswerPart =
  | { readonly type: 'text'; readonly text: string }
  /** All sources of the answer; `[^1]` in its text refers to the first. */
  | { readonly type: 'sources'; readonly sources: readonly ChatSource[] };

export interface AnswerEngine {
  /** Its name on pages. */
  readonly engine: string;
  /** Does slow preparations that the first answer would otherwise wait for. */
  prepare?(): void;
  /**
   * Streams the answer. It ends without an error only when it is complete.
   * @param by the asker; the answer may reveal their data and nobody else's
   * @throws AiFailure, or the reason of `signal` once that is aborted
   */
  answer(
    question: string,
    earlier: readonly EarlierTurn[],
    signal: AbortSignal,
    by: Asker,
    attachments?: readonly AttachedFile[],
  ): AsyncIterable<AnswerPart>;
}
