/** What the page and the statechart of speech to text ask of the device and the server, and the answers. */
import * as z from 'zod/mini';
import {
  type Engines,
  languageSchema,
  type PlaceOfHearing,
  type Sound,
  type TranscriptionProblem,
} from './engine.ts';
import { maxLines, type PlainLine, type TranscriptLine, transcriptLineSchema } from './transcript.ts';

/** Captions of a post as stored on the server. */
export interface PostTranscript {
  readonly language: string;
  readonly lines: readonly PlainLine[];
  readonly changedAt: string;
}

export type NewTranscript = Omit<PostTranscript, 'changedAt'>;

/** Events of a recognizer or a model. */
export type HearingNews =
  | { readonly type: 'hearing.started' }
  /** Final words. */
  | { readonly type: 'words.heard'; readonly lines: readonly TranscriptLine[] }
  /** The words being spoken, as recognized so far. */
  | { readonly type: 'words.guessed'; readonly text: string }
  | { readonly type: 'hearing.ended' }
  | {
      readonly type: 'hearing.failed';
      readonly problem: TranscriptionProblem;
      /** The server's message; null: none. */
      readonly message: string | null;
    };

export interface Listening {
  readonly language: string;
  /** null: the microphone. */
  readonly sound: Sound | null;
  /** Length of what was recorded before, so that times continue. */
  readonly offsetMs: number;
  /** The sound must not leave this device. */
  readonly locally: boolean;
}

export interface Sending {
  readonly language: string;
  readonly sound: Sound;
}

/** Reference to the sound, so that it can be opened again. */
const draftSourceSchema = z.nullable(
  z.discriminatedUnion('from', [
    z.object({ from: z.literal('recording'), id: z.string() }),
    z.object({ from: z.literal('post'), postId: z.string() }),
    z.object({ from: z.literal('file'), name: z.string() }),
  ]),
);

export const transcriptDraftSchema = z.object({
  source: draftSourceSchema,
  language: languageSchema,
  lines: z.array(transcriptLineSchema).check(z.maxLength(maxLines)),
});

/** Unsaved text, stored on this device under the account. */
export type TranscriptDraft = z.infer<typeof transcriptDraftSchema>;
export type DraftSource = TranscriptDraft['source'];

type Stop = () => void;
type Listen<News> = (send: (news: News) => void) => Stop;

/** Every rejection is an Error with a readable message. */
export interface TranscriptionSlots {
  engines(language: string): Promise<Engines>;
  /** Downloads what the browser needs to recognize the language on this device. */
  install(language: string): Promise<void>;
  /** Listens until it is stopped, or the sound is over. */
  recogniser(listening: Listening): Listen<HearingNews>;
  /** Ends it after the words already spoken have been recognized. */
  stopRecogniser(): void;
  /** Sends the sound to the server's model; stopping it stops waiting for the answer. */
  transcriber(sending: Sending): Listen<HearingNews>;
  keepDraft(draft: TranscriptDraft): void;
}

export interface TranscriptionCalls {
  /** Whether drafts can be stored at all. */
  canKeep(): boolean;
  forgetDraft(): void;
  /** Whether the browser can read the language aloud. */
  canRead(language: string): boolean;
  /** Reads aloud until the text ends, or the returned function is called. */
  read(text: string, language: string, onEnd: () => void): Stop;
}

/** A reference from which the sound can be opened again. */
export function draftSourceOf(sound: Sound | null): DraftSource {
  switch (sound?.from) {
    case 'recording':
      return { from: 'recording', id: sound.id };
    case 'post':
      return { from: 'post', postId: sound.postId };
    case 'file':
      return { from: 'file', name: sound.name };
    default:
      return null;
  }
}

/** The browser's own recognizer on the microphone, in the language of the person at the device. */
export interface Dictation {
  /** Where it processes the sound. */
  readonly place: PlaceOfHearing;
  /** Listens until it is ended. `finish` waits for the words already spoken, `end` does not. */
  listen(send: (news: HearingNews) => void): { finish(): void; end(): void };
}
