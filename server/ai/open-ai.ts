/**
 * The models of a server that speaks OpenAI's protocol, hosted or local. Every wait has an end: for the first word, between
 * two of them, and for the whole. What comes back is checked, since not every such server keeps to the protocol.
 */
import OpenAI, { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai';
import { z } from 'zod';
import type { AiSettings } from '../config.ts';
import {
  type Ai,
  AiFailure,
  type ChatMessage,
  type ChatModel,
  type ChatPart,
  type EmbeddingModel,
  type Tool,
  type ToolCall,
  withoutModels,
} from './provider.ts';

export interface AiLimits {
  /** Milliseconds until an answer must have begun, each try for itself. */
  readonly begin: number;
  /** Milliseconds between two pieces of an answer. */
  readonly pause: number;
  /** Milliseconds for everything together, tries and all. */
  readonly whole: number;
  /** How often it is tried again what may pass: no connection, 408, 409, 429 and 5xx. */
  readonly retries: number;
}

const usualLimits: AiLimits = { begin: 30_000, pause: 30_000, whole: 120_000, retries: 2 };

/** Texts in one request; servers that run models themselves often take no more. */
const batchSize = 64;

export function openAi(settings: AiSettings | null, limits: Partial<AiLimits> = {}): Ai {
  if (!settings) return withoutModels;
  const { baseUrl, apiKey, chatModel, embeddingModel } = settings;
  const kept = { ...usualLimits, ...limits };
  const client = new OpenAI({
    baseURL: baseUrl,
    apiKey: apiKey ?? 'none',
    // The package would look for these in the environment by itself.
    organization: null,
    project: null,
    logLevel: 'off',
    timeout: kept.begin,
    maxRetries: kept.retries,
    ...(apiKey === null ? { defaultHeaders: { Authorization: null } } : {}),
  });
  const { host } = new URL(baseUrl);
  return {
    chat: chatModel === null ? null : chatOf(client, chatModel, `${chatModel} at ${host}`, kept),
    embeddings:
      embeddingModel === null
        ? null
        : embeddingsOf(client, embeddingModel, `${embeddingModel} at ${host}`, kept),
  };
}

const vectorsSchema = z.array(z.object({ index: z.int().min(0), embedding: z.array(z.number()).min(1) }));

function embeddingsOf(client: OpenAI, model: string, engine: string, { whole }: AiLimits): EmbeddingModel {
  const batchOf = async (input: readonly string[], within: Watch): Promise<readonly Float32Array[]> => {
    try {
      // Unasked, the package wants base64, which many servers do not speak.
      const body = { model, input: [...input], encoding_format: 'float' as const };
      const { data } = await client.embeddings.create(body, { signal: within.signal });
      return vectorsIn(engine, data, input.length);
    } catch (error) {
      throw failureOf(engine, error, within);
    }
  };
  return {
    engine,
    async embed(texts, signal) {
      const within = watch(signal);
      within.endIn(whole);
      try {
        const vectors: Float32Array[] = [];
        for (let at = 0; at < texts.length; at += batchSize) {
          vectors.push(...(await batchOf(texts.slice(at, at + batchSize), within)));
        }
        if (new Set(vectors.map(({ length }) => length)).size > 1) throw unreadable(engine);
        return vectors;
      } finally {
        within.stop();
      }
    },
  };
}

function vectorsIn(engine: string, data: unknown, count: number): readonly Float32Array[] {
  const parsed = vectorsSchema.safeParse(data);
  if (!parsed.success || parsed.data.length !== count) throw unreadable(engine, parsed.error);
  const vectors: Float32Array[] = Array.from({ length: count });
  for (const { index, embedding } of parsed.data) {
    const length = Math.hypot(...embedding);
    // A vector of nothing is like nothing, and would make every cosine NaN.
    if (index >= count || vectors[index] !== undefined || !(length > 0)) throw unreadable(engine);
    vectors[index] = Float32Array.from(embedding, (each) => each / length);
  }
  return vectors;
}

function chatOf(client: OpenAI, model: string, engine: string, limits: AiLimits): ChatModel {
  return {
    engine,
    async *chat(messages, { tools = [], signal } = {}) {
      const within = watch(signal);
      within.endIn(limits.whole);
      try {
        const stream = await client.chat.completions.create(
          {
            model,
            stream: true,
            messages: messages.map(asSent),
            ...(tools.length > 0 ? { tools: tools.map(asTool) } : {}),
          },
          { signal: within.signal },
        );
        yield* partsOf(engine, within.everyPiece(stream, limits.pause));
      } catch (error) {
        throw failureOf(engine, error, within);
      } finally {
        within.stop();
      }
    },
  };
}

async function* partsOf(
  engine: string,
  chunks: AsyncIterable<OpenAI.ChatCompletionChunk>,
): AsyncGenerator<ChatPart> {
  const calls: { id: string; name: string; arguments: string }[] = [];
  let ended = false;
  for await (const { choices } of chunks) {
    // The last piece of some servers only counts words.
    const [choice] = choices ?? [];
    if (!choice) continue;
    if (choice.delta?.content) yield { type: 'text', text: choice.delta.content };
    for (const { index, id, function: called } of choice.delta?.tool_calls ?? []) {
      const call = (calls[index] ??= { id: '', name: '', arguments: '' });
      call.id ||= id ?? '';
      call.name += called?.name ?? '';
      call.arguments += called?.arguments ?? '';
    }
    if (choice.finish_reason === 'length') throw cutOff(engine);
    ended ||= Boolean(choice.finish_reason);
  }
  if (!ended) throw cutOff(engine);
  if (calls.length > 0) yield { type: 'calls', calls: calls.filter(Boolean) };
}

function asSent(message: ChatMessage): OpenAI.ChatCompletionMessageParam {
  if (message.role === 'tool') {
    return { role: 'tool', tool_call_id: message.call, content: message.content };
  }
  if (message.role !== 'assistant' || !message.calls?.length) {
    return { role: message.role, content: message.content };
  }
  return { role: 'assistant', content: message.content, tool_calls: message.calls.map(asCall) };
}

const asCall = ({ id, name, arguments: given }: ToolCall) => ({
  id,
  type: 'function' as const,
  function: { name, arguments: given },
});

const asTool = ({ name, description, parameters }: Tool) => ({
  type: 'function' as const,
  function: { name, description, parameters: { ...parameters } },
});

/** One signal for the caller's will and for our own patience, which must be told apart afterwards. */
interface Watch {
  readonly signal: AbortSignal;
  readonly ranOut: boolean;
  /** Set once the caller no longer wants it. */
  readonly given: AbortSignal | undefined;
  endIn(milliseconds: number): void;
  everyPiece<T>(pieces: AsyncIterable<T>, milliseconds: number): AsyncGenerator<T>;
  stop(): void;
}

function watch(given: AbortSignal | undefined): Watch {
  const patience = new AbortController();
  const timers = new Set<NodeJS.Timeout>();
  const abortIn = (milliseconds: number) => {
    const timer = setTimeout(() => patience.abort(), milliseconds);
    timers.add(timer);
    return () => {
      clearTimeout(timer);
      timers.delete(timer);
    };
  };
  return {
    signal: given ? AbortSignal.any([given, patience.signal]) : patience.signal,
    get ranOut() {
      return patience.signal.aborted;
    },
    given,
    endIn(milliseconds) {
      abortIn(milliseconds);
    },
    async *everyPiece(pieces, milliseconds) {
      let waited = abortIn(milliseconds);
      for await (const piece of pieces) {
        waited();
        yield piece;
        waited = abortIn(milliseconds);
      }
      waited();
      // The package ends a stream that was aborted as if it were over.
      patience.signal.throwIfAborted();
      given?.throwIfAborted();
    },
    stop() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

const unreadable = (engine: string, cause?: unknown) =>
  new AiFailure('unreadable', `${engine} answered something that cannot be read.`, cause);
const cutOff = (engine: string, cause?: unknown) =>
  new AiFailure('cut-off', `${engine} stopped in the middle of its answer.`, cause);

/** Why it failed; the caller's own stop stays what it is. */
function failureOf(engine: string, error: unknown, { given, ranOut }: Watch): unknown {
  if (given?.aborted) return given.reason;
  if (ranOut || error instanceof APIConnectionTimeoutError) {
    return new AiFailure('too-slow', `${engine} did not answer in time.`, error);
  }
  if (error instanceof AiFailure || error instanceof APIUserAbortError) return error;
  if (error instanceof APIConnectionError) {
    return new AiFailure('unreachable', `${engine} cannot be reached.`, error);
  }
  if (error instanceof APIError) return refusalOf(engine, error);
  // What undici says of a connection that ended within an answer.
  if (error instanceof TypeError && error.message === 'terminated') return cutOff(engine, error);
  return unreadable(engine, error);
}

function refusalOf(engine: string, error: APIError): AiFailure {
  const { status } = error as { status: number | undefined };
  if (status === 429) return new AiFailure('busy', `${engine} takes no more questions at present.`, error);
  if (status === 401 || status === 403) {
    return new AiFailure('refused', `${engine} does not accept this server’s key.`, error);
  }
  return new AiFailure(
    'refused',
    status === undefined ? `${engine} failed.` : `${engine} refused with status ${status}.`,
    error,
  );
}
