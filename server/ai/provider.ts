/**
 * What the product asks of a model, whoever runs it. Without one its place is null, and the caller uses its built-in engine
 * and says so; a model that fails is told as an AiFailure, and nobody answers in its place.
 */
export type AiFailureReason = 'unreachable' | 'too-slow' | 'busy' | 'refused' | 'unreadable' | 'cut-off';

/** A model that was asked and did not answer as it should. Its message is written for people. */
export class AiFailure extends Error {
  override readonly name = 'AiFailure';
  readonly reason: AiFailureReason;

  constructor(reason: AiFailureReason, message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}

export interface EmbeddingModel {
  /** As pages name it. */
  readonly engine: string;
  /**
   * One vector of length 1 for each text, in their order, all of as many numbers.
   * @throws AiFailure
   */
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
  /** JSON as the model wrote it, which may be none. */
  readonly arguments: string;
}

export type ChatMessage =
  | { readonly role: 'system' | 'user'; readonly content: string }
  | { readonly role: 'assistant'; readonly content: string; readonly calls?: readonly ToolCall[] }
  | { readonly role: 'tool'; readonly call: string; readonly content: string };

export type ChatPart =
  | { readonly type: 'text'; readonly text: string }
  /** Comes once, last. */
  | { readonly type: 'calls'; readonly calls: readonly ToolCall[] };

export interface ChatModel {
  readonly engine: string;
  /**
   * The answer as it comes. It ends quietly only when the model said that it has ended.
   * @throws AiFailure, or the reason of `signal` once that is aborted
   */
  chat(
    messages: readonly ChatMessage[],
    options?: { readonly tools?: readonly Tool[]; readonly signal?: AbortSignal },
  ): AsyncIterable<ChatPart>;
}

/** What was to be sent cannot be: too much of it, or something else than it should be. Its message is written for people. */
export class UnfitForModel extends Error {
  override readonly name = 'UnfitForModel';
}

export interface VisionModel {
  readonly engine: string;
  /**
   * What it says of pictures (JPEG, PNG, WebP or GIF, by their content), whole or not at all; never empty.
   * @throws AiFailure, UnfitForModel before anything is sent, or the reason of `signal` once that is aborted
   */
  look(question: string, pictures: readonly Uint8Array[], signal?: AbortSignal): Promise<string>;
}

/** A part of what is said, and when; whole milliseconds from the beginning. */
export interface SpeechSegment {
  readonly startMs: number;
  readonly endMs: number;
  readonly text: string;
}

export interface HeardSpeech {
  /** Empty where nothing is said. */
  readonly text: string;
  /** In order; nothing where the model tells no times. */
  readonly segments: readonly SpeechSegment[];
}

export interface TranscriptionModel {
  readonly engine: string;
  /**
   * What is said in a recording (WebM, Ogg, MP4, MP3, WAV or FLAC, by its content).
   * @param options `language`: BCP 47; null: the model finds out
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

/** How pages name the engine that needs no model. */
export const builtInEngine = 'Built in';

export const withoutModels: Ai = {
  chat: null,
  embeddings: null,
  vision: null,
  transcription: null,
};
