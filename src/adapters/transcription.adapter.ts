/** Speech to text over the browser's recognizer and the server's model, and the draft transcript on this device. Only translates; holds no rules. */
import type { Engines, Sound, TranscriptionProblem } from '../events/transcription/engine.ts';
import {
  type Dictation,
  type TranscriptDraft,
  transcriptDraftSchema,
  type TranscriptionCalls,
  type TranscriptionSlots,
} from '../events/transcription/port.ts';
import { linesOf } from '../events/transcription/transcript.ts';
import { dataOf, HttpProblem, type TokenProvider } from './http.ts';
import { localKey } from './local-keys.ts';
import { type NodeClient, nodeClient } from './node-client.ts';
import { ids } from './random.ts';
import { browserEngine, installLanguage } from './transcription/browser-engine.ts';
import { canRead, readAloud } from './transcription/read-aloud.ts';
import { type RunningRecogniser, startRecogniser } from './transcription/recogniser.ts';

/** Milliseconds: the model processes the whole recording before it begins to answer. */
const sendTimeout = 10 * 60_000;

export function transcriptionSlots(
  baseUrl: string,
  token: TokenProvider,
): Omit<TranscriptionSlots, 'keepDraft'> {
  const node = nodeClient({ baseUrl, token });
  const sender = nodeClient({ baseUrl, token, timeout: sendTimeout });
  let running: RunningRecogniser | null = null;
  return {
    async engines(language) {
      const [browser, model] = await Promise.all([browserEngine(language), modelOf(node)]);
      return { browser, ...model };
    },
    install: installLanguage,
    recogniser: (listening) => (send) => {
      const mine = startRecogniser({ ...listening, newId: ids.short, send });
      running = mine;
      return () => {
        mine.end();
        if (running === mine) running = null;
      };
    },
    stopRecogniser: () => running?.finish(),
    transcriber:
      ({ language, sound }) =>
      (send) => {
        const stop = new AbortController();
        const { signal } = stop;
        askModel(sender, language, sound, signal).then(
          (heard) => {
            if (signal.aborted) return;
            send({ type: 'words.heard', lines: linesOf(heard, sound.durationMs, ids.short) });
            send({ type: 'hearing.ended' });
          },
          (error: unknown) => {
            if (!signal.aborted) send({ type: 'hearing.failed', ...problemOf(error) });
          },
        );
        return () => stop.abort();
      },
  };
}

export async function dictationIn(language: string): Promise<Dictation | null> {
  const browser = await browserEngine(language);
  if (!browser) return null;
  const listening = { language, sound: null, offsetMs: 0, locally: browser.place === 'device' };
  return {
    place: browser.place,
    listen: (send) => startRecogniser({ ...listening, newId: ids.short, send }),
  };
}

async function modelOf(node: NodeClient): Promise<Pick<Engines, 'model' | 'modelUnknown'>> {
  try {
    const { engine, maxBytes } = await dataOf(node.GET('/transcriptions', {}));
    return { model: engine === null ? null : { name: engine, maxBytes }, modelUnknown: false };
  } catch (error) {
    // A hosted project has no model (501).
    return { model: null, modelUnknown: !(error instanceof HttpProblem && error.status === 501) };
  }
}

async function askModel(sender: NodeClient, language: string, sound: Sound, signal: AbortSignal) {
  const content = sound.from === 'post' ? await contentAt(sound.url, signal) : sound.content;
  return dataOf(
    sender.POST('/transcriptions', {
      params: { query: { language } },
      body: content as never,
      // The server inspects the content; the header only has to say that a recording is meant.
      headers: { 'content-type': /^(audio|video)\//.test(content.type) ? content.type : 'audio/unknown' },
      bodySerializer: () => content,
      signal,
    }),
  );
}

async function contentAt(url: string, signal: AbortSignal): Promise<Blob> {
  const answer = await fetch(url, { signal }).catch((cause: unknown) => {
    throw new HttpProblem(
      0,
      'offline',
      'The recording cannot be fetched. Check your connection and try again.',
      undefined,
      cause,
    );
  });
  if (!answer.ok)
    throw new HttpProblem(answer.status, 'gone', 'The recording is not there any more. Open the post again.');
  return answer.blob();
}

function problemOf(error: unknown): {
  readonly problem: TranscriptionProblem;
  readonly message: string | null;
} {
  if (!(error instanceof HttpProblem)) return { problem: 'failed', message: null };
  const { status, reason, message } = error;
  return { problem: kindOf(status, reason), message };
}

function kindOf(status: number, reason: string): TranscriptionProblem {
  if (status === 0) return 'offline';
  if (status === 401) return 'signed-out';
  if (status === 413 || status === 415) return 'unfit';
  return status === 429 || reason === 'busy' || reason === 'ai-busy' ? 'busy' : 'failed';
}

/** The transcript that is not saved elsewhere yet, on this device. @param uid of the signed-in person */
export function keptTranscript(uid: () => string | null) {
  const key = () => localKey<TranscriptDraft>(`transcript/${uid() ?? ''}`, transcriptDraftSchema);
  let fits = true;
  return {
    read(): TranscriptDraft | null {
      const read = uid() === null ? null : key().read();
      return read?.state === 'saved' ? read.value : null;
    },
    write(draft: TranscriptDraft): void {
      if (uid() === null) return;
      const empty = draft.lines.length === 0 && draft.source === null;
      if (empty) key().remove();
      else fits = key().write(draft) === 'saved';
    },
    remove: () => void key().remove(),
    fits: () => fits,
  };
}

export const readingCalls: Pick<TranscriptionCalls, 'canRead' | 'read'> = { canRead, read: readAloud };
