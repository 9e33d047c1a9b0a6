/** Transcribes speech with a server that speaks OpenAI's protocol. Anything but a recording is not sent. */
import type OpenAI from 'openai';
import { APIError, toFile } from 'openai';
import { z } from 'zod';
import { failureOf, unreadable } from './failures.ts';
import { largestRecording, recordingKind } from './media.ts';
import { type AiLimits, watch } from './deadline.ts';
import { type HeardSpeech, type TranscriptionModel, UnfitForModel } from './provider.ts';

/** Seconds. */
const time = z.number().min(0);

const answerSchema = z.object({
  text: z.string(),
  // If times cannot be read, use the text alone.
  segments: z
    .array(z.object({ start: time, end: time, text: z.string() }))
    .optional()
    .catch(undefined),
});

/** Status codes of servers that support only plain text without times. */
const formatRefusals: ReadonlySet<unknown> = new Set([400, 415, 422]);

export function transcriptionOf(
  client: OpenAI,
  model: string,
  engine: string,
  { whole }: AiLimits,
): TranscriptionModel {
  return {
    engine,
    async transcribe(recording, { language = null, signal } = {}) {
      const kind = recordingKind(recording);
      if (kind === null) throw new UnfitForModel('This is no recording in WebM, Ogg, MP4, MP3, WAV or FLAC.');
      if (recording.length > largestRecording) {
        throw new UnfitForModel(`This recording is larger than ${largestRecording / 1024 / 1024} MB.`);
      }
      const within = watch(signal);
      within.endIn(whole);
      // The server begins to answer only after processing the whole recording.
      const options = { signal: within.signal, timeout: whole };
      const ask = async (format: 'verbose_json' | 'json'): Promise<unknown> => {
        // Servers detect the type by the file name's extension.
        const file = await toFile(recording, `recording.${kind.ending}`, { type: kind.type });
        // The protocol takes languages without countries.
        const spoken = language === null ? {} : { language: language.split('-', 1)[0]! };
        return client.audio.transcriptions.create(
          { model, file, response_format: format, ...spoken },
          options,
        );
      };
      try {
        const answer = await ask('verbose_json').catch((error: unknown) => {
          if (error instanceof APIError && formatRefusals.has(error.status)) return ask('json');
          throw error;
        });
        const parsed = answerSchema.safeParse(answer);
        if (!parsed.success) throw unreadable(engine, parsed.error);
        return heardIn(parsed.data);
      } catch (error) {
        throw failureOf(engine, error, within);
      } finally {
        within.stop();
      }
    },
  };
}

function heardIn({ text, segments = [] }: z.infer<typeof answerSchema>): HeardSpeech {
  const inOrder = segments
    .map(({ start, end, text: said }) => ({
      startMs: Math.round(start * 1000),
      endMs: Math.round(Math.max(start, end) * 1000),
      text: said.trim(),
    }))
    .filter(({ text: said }) => said !== '')
    .sort((one, other) => one.startMs - other.startMs);
  return { text: text.trim(), segments: inOrder };
}
