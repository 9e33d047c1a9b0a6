/**
 * The models of a server that speaks OpenAI's protocol, hosted or local. Every wait is limited: for the first word, between
 * two, and overall. Answers are validated, since not every such server follows the protocol.
 */
import OpenAI from 'openai';
import type { AiSettings } from '../config/ai.ts';
import { chatOf } from './chat.ts';
import { embeddingsOf } from './embeddings.ts';
import { type AiLimits, usualLimits } from './deadline.ts';
import { type Ai, withoutModels } from './provider.ts';
import { transcriptionOf } from './transcription.ts';
import { visionOf } from './vision.ts';

export function openAi(settings: AiSettings | null, limits: Partial<AiLimits> = {}): Ai {
  if (!settings) return withoutModels;
  const { baseUrl, apiKey } = settings;
  const kept = { ...usualLimits, ...limits };
  const client = new OpenAI({
    baseURL: baseUrl,
    apiKey: apiKey ?? 'none',
    // Otherwise the package would read these from the environment.
    organization: null,
    project: null,
    logLevel: 'off',
    timeout: kept.begin,
    maxRetries: kept.retries,
    ...(apiKey === null ? { defaultHeaders: { Authorization: null } } : {}),
  });
  const { host } = new URL(baseUrl);
  /** null: no model is configured. */
  const withModel = <Model>(
    model: string | null,
    open: (client: OpenAI, model: string, engine: string, limits: AiLimits) => Model,
  ) => (model === null ? null : open(client, model, `${model} at ${host}`, kept));
  return {
    chat: withModel(settings.chatModel, chatOf),
    embeddings: withModel(settings.embeddingModel, embeddingsOf),
    vision: withModel(settings.visionModel, visionOf),
    transcription: withModel(settings.transcriptionModel, transcriptionOf),
  };
}
