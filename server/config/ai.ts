/** AI_*: a server with OpenAI's API, and its models. */
import type { z } from 'zod';
import type { schema } from './schema.ts';
import { ConfigError, expected } from './variables.ts';

/** A server with OpenAI's API, and its model for each purpose; null: the built-in engine is used for it. */
export interface AiSettings {
  /** Without a slash at the end. */
  readonly baseUrl: string;
  /** null: the server requires none. */
  readonly apiKey: string | null;
  readonly chatModel: string | null;
  readonly embeddingModel: string | null;
  /** For pictures. */
  readonly visionModel: string | null;
  /** For speech. */
  readonly transcriptionModel: string | null;
}

const modelSettings = [
  'AI_CHAT_MODEL',
  'AI_EMBEDDING_MODEL',
  'AI_VISION_MODEL',
  'AI_TRANSCRIPTION_MODEL',
] as const;

export function readAi(data: z.infer<typeof schema>): AiSettings | null {
  const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey } = data;
  const set = ([...modelSettings, 'AI_API_KEY'] as const).find((name) => data[name] !== undefined);
  if (baseUrl === undefined) {
    if (set === undefined) return null;
    throw new ConfigError(`AI_BASE_URL must be ${expected.AI_BASE_URL}, since ${set} is set.`);
  }
  if (modelSettings.every((name) => data[name] === undefined)) {
    throw new ConfigError(
      `${modelSettings.join(' or ')} must be the name of a model, since AI_BASE_URL is set.`,
    );
  }
  const model = (name: (typeof modelSettings)[number]) => data[name]?.trim() ?? null;
  return {
    baseUrl: baseUrl.replace(/\/+$/, ''),
    apiKey: apiKey ?? null,
    chatModel: model('AI_CHAT_MODEL'),
    embeddingModel: model('AI_EMBEDDING_MODEL'),
    visionModel: model('AI_VISION_MODEL'),
    transcriptionModel: model('AI_TRANSCRIPTION_MODEL'),
  };
}
