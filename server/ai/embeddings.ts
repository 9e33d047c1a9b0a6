/** Embeds texts with a server that speaks OpenAI's protocol. */
import type OpenAI from 'openai';
import { z } from 'zod';
import { failureOf, unreadable } from './failures.ts';
import { type AiLimits, type Watch, watch } from './deadline.ts';
import type { EmbeddingModel } from './provider.ts';

/** Texts per request; servers that run models themselves often accept no more. */
const batchSize = 64;

const vectorsSchema = z.array(z.object({ index: z.int().min(0), embedding: z.array(z.number()).min(1) }));

export function embeddingsOf(
  client: OpenAI,
  model: string,
  engine: string,
  { whole }: AiLimits,
): EmbeddingModel {
  const batchOf = async (input: readonly string[], within: Watch): Promise<readonly Float32Array[]> => {
    try {
      // By default, the package requests base64, which many servers do not support.
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
    // A zero vector resembles nothing, and would make every cosine NaN.
    if (index >= count || vectors[index] !== undefined || !(length > 0)) throw unreadable(engine);
    vectors[index] = Float32Array.from(embedding, (value) => value / length);
  }
  return vectors;
}
