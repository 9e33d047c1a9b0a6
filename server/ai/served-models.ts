/** Asks a server that speaks OpenAI's protocol which models it has. */
import type { AiSettings } from '../config/ai.ts';

const timeoutMs = 10_000;

/** @throws Error when it does not answer, or refuses our request */
export async function isModelServed({
  baseUrl,
  apiKey,
}: Pick<AiSettings, 'baseUrl' | 'apiKey'>): Promise<(model: string) => boolean> {
  const answer = await fetch(`${baseUrl}/models`, {
    headers: apiKey === null ? {} : { authorization: `Bearer ${apiKey}` },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!answer.ok) throw new Error(`it answers with status ${answer.status}`);
  const { data } = (await answer.json()) as { readonly data?: readonly { readonly id?: unknown }[] };
  if (!Array.isArray(data)) throw new Error('its list of models cannot be read');
  const ids = new Set(data.map(({ id }) => id));
  // Some servers list the tag `latest`, which people leave out.
  return (model) => ids.has(model) || ids.has(`${model}:latest`);
}
