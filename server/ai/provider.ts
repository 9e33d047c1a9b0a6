/**
 * The interfaces to AI models, whoever runs them. Where no model is configured, the value is null, and the caller uses its
 * built-in engine and says so; a model that fails throws an AiFailure, and nothing else answers instead.
 */
export type AiFailureReason = 'unreachable' | 'too-slow' | 'busy' | 'refused' | 'unreadable' | 'cut-off';

/** A model did not answer as it should. The message is written for people. */
export class AiFailure extends Error {
  override readonly name = 'AiFailure';
  readonly reason: AiFailureReason;

  constructor(reason: AiFailureReason, message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}

export interface EmbeddingModel {
  /** Its name on pages. */
  readonly engine: string;
  /** One vector of length 1 for each text, in the order of the texts, all of the same dimension. @throws AiFailure */
  embed(texts: readonly string[], signal?: AbortSignal): Promise<readonly Float32Array[]>;
}

export interface Tool {
  readonly name: string;
  readonly description: string;
  /** JSON Schema of an object. */
  readonly parameters: Readonly<Record<string, unknown>>;
}

export interface ToolCall {
  readonly id: string;
  readonly name: string;
  /** JSON as the model wrote it, possibly invalid. */
  readonly arguments: string;
}

export type ChatMessage =
  | { readonly role: 'system' | 'user'; readonly content: string }
  | { readonly role: 'assistant'; readonly content: string; readonly calls?: readonly ToolCall[] }
  | { readonly role: 'tool'; readonly call: string; readonly content: string };

export type ChatPart =
  | { readonly type: 'text'; readonly text: string }
  /** At most one, as the last part. */
  | { readonly type: 'calls'; readonly calls: readonly ToolCall[] };

export interface ChatModel {
  readonly engine: string;
  /**
   * Streams the answer. It ends without an error only if the model said that it has ended.
   * @throws AiFailure, or the reason of `signal` once that is aborted
   */
  chat(
    messages: readonly ChatMessage[],
    options?: { readonly tools?: readonly Tool[]; readonly signal?: AbortSignal },
  ): AsyncIterable<ChatPart>;
}

/** The input cannot be sent to a model: it is too large, or of the wrong kind. The message is written for people. */
export class UnfitForModel extends Error {
  override readonly name = 'UnfitForModel';
}

export interface VisionModel {
  readonly engine: string;
  /**
   * What the model says about pictures (JPEG, PNG, WebP or GIF, by their content), complete and never empty.
   * @throws AiFailure, UnfitForModel before anything is sent, or the reason of `signal` once that is aborted
   */
  look(question: string, pictures: readonly Uint8Array[], signal?: AbortSignal): Promise<string>;
}

/** A part of a transcript, with its times in whole milliseconds from the beginning. */
export interface SpeechSegment {
  readonly startMs: number;
  readonly endMs: number;
  readonly text: string;
}

export interface HeardSpeech {
  /** Empty where nothing is said. */
  readonly text: string;
  /** In chronological order; empty if the model gives no times. */
  readonly segments: readonly SpeechSegment[];
}

export interface TranscriptionModel {
  readonly engine: string;
  /**
   * Transcribes a recording (WebM, Ogg, MP4, MP3, WAV or FLAC, by its content).
   * @param options `language`: BCP 47; null: the model detects it
   * @throws AiFailure, UnfitForModel before anything is sent, or the reason of `signal` once that is aborted
   */
  transcribe(
    recording: Uint8Array,
    options?: { readonly language?: string | null; readonly signal?: AbortSignal },
  ): Promise<HeardSpeech>;
}

export interface Ai {
  readonly chat: ChatModel | null;
  readonly embeddings: EmbeddingModel | null;
  readonly vision: VisionModel | null;
  readonly transcription: TranscriptionModel | null;
}

/** The name on pages of the engine that needs no model. */
export const builtInEngine = 'Built in';

export const withoutModels: Ai = {
  chat: null,
  embeddings: null,
  vision: null,
  transcription: null,
};
