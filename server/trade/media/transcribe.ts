/** Transcribes speech with the model configured for this installation. Neither sound nor text is stored. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { largestRecording } from '../../ai/media.ts';
import { AiFailure, type TranscriptionModel, UnfitForModel } from '../../ai/provider.ts';
import { Problem } from '../../problem.ts';
import type { Schemas } from '../parts.ts';

export const speechEngine = (model: TranscriptionModel | null): Schemas['SpeechEngine'] => ({
  engine: model?.engine ?? null,
  maxBytes: largestRecording,
});

/** Stops the model when the client disconnects. @throws Problem `no-engine`, `not-a-recording`, or why the model failed */
export async function transcribe(
  model: TranscriptionModel | null,
  { body, query, log }: FastifyRequest,
  { raw }: FastifyReply,
): Promise<Schemas['HeardSpeech']> {
  if (!model) {
    throw new Problem(409, 'no-engine', 'No model for speech is set up on this server.');
  }
  const { language = null } = query as { readonly language?: string };
  const disconnected = new AbortController();
  const onClose = () => disconnected.abort();
  raw.once('close', onClose);
  try {
    const { text, segments } = await model.transcribe((body as Buffer | undefined) ?? Buffer.alloc(0), {
      language,
      signal: disconnected.signal,
    });
    return { engine: model.engine, text, segments: segments.map((segment) => ({ ...segment })) };
  } catch (error) {
    if (error instanceof UnfitForModel) throw new Problem(415, 'not-a-recording', error.message);
    if (!(error instanceof AiFailure)) throw error;
    log.warn({ err: error }, 'transcription');
    throw new Problem(503, `ai-${error.reason}`, error.message);
  } finally {
    raw.off('close', onClose);
  }
}
