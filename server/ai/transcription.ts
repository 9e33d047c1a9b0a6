/** Speech written down by a model of a server that speaks OpenAI's protocol. What is no recording is not sent. */
import type OpenAI from 'openai';
import { toFile } from 'openai';
import { z } from 'zod';
import { failureOf, unreadable } from './failures.ts';
import { largestRecording, recordingKind } from './media.ts';
import { type AiLimits, watch } from './deadline.ts';
import { type TranscriptionModel, UnfitForModel } from './provider.ts';

const answerSchema = z.object({ text: z.string() });

export function transcriptionOf(
  client: OpenAI,
  model: string,
  engine: string,
  { whole }: AiLimits,
): TranscriptionModel {
  return {
    engine,
    async transcribe(recording, signal) {
      const kind = recordingKind(recording);
      if (kind === null) throw new UnfitForModel('This is no recording in WebM, Ogg, MP4, MP3, WAV or FLAC.');
      if (recording.length > largestRecording) {
        throw new UnfitForModel(`This recording is larger than ${largestRecording / 1024 / 1024} MB.`);
      }
      const within = watch(signal);
      within.endIn(whole);
      try {
        // Servers tell what it is by the end of its name.
        const file = await toFile(recording, `recording.${kind.ending}`, { type: kind.type });
        // It begins to answer when it has heard everything.
        const options = { signal: within.signal, timeout: whole };
        const answer: unknown = await client.audio.transcriptions.create({ model, file }, options);
        const parsed = answerSchema.safeParse(answer);
        if (!parsed.success) throw unreadable(engine, parsed.error);
        return parsed.data.text.trim();
      } catch (error) {
        throw failureOf(engine, error, within);
      } finally {
        within.stop();
      }
    },
  };
}
