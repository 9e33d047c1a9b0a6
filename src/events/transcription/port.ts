/** What the page and the statechart of speech to text ask of the device and the server, and what they get. */
import * as z from 'zod/mini';
import {
  type Engines,
  languageSchema,
  type PlaceOfHearing,
  type Sound,
  type TranscriptionProblem,
} from './engine.ts';
import { maxLines, type PlainLine, type TranscriptLine, transcriptLineSchema } from './transcript.ts';

/** Captions of a post as the server keeps them. */
export interface PostTranscript {
  readonly language: string;
  readonly lines: readonly PlainLine[];
  readonly changedAt: string;
}

export type NewTranscript = Omit<PostTranscript, 'changedAt'>;

/** What a recogniser, or a model, tells. */
export type HearingNews =
  | { readonly type: 'hearing.started' }
  /** Said for certain. */
  | { readonly type: 'words.heard'; readonly lines: readonly TranscriptLine[] }
  /** What is being said just now, as far as it is understood. */
  | { readonly type: 'words.guessed'; readonly text: string }
  | { readonly type: 'hearing.ended' }
  | {
      readonly type: 'hearing.failed';
      readonly problem: TranscriptionProblem;
      /** The server's own words; null: there are none. */
      readonly message: string | null;
    };

export interface Listening {
  readonly language: string;
  /** null: the microphone. */
  readonly sound: Sound | null;
  /** What had been recorded before, so that times go on. */
  readonly offsetMs: number;
  /** The sound must not leave this device. */
  readonly locally: boolean;
}

export interface Sending {
  readonly language: string;
  readonly sound: Sound;
}

/** What the sound was, so that it can be had again. */
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

/** What is written and not kept elsewhere, on this device under the account. */
export type TranscriptDraft = z.infer<typeof transcriptDraftSchema>;
export type DraftSource = TranscriptDraft['source'];

type Stop = () => void;
type Listen<News> = (send: (news: News) => void) => Stop;

/** Every rejection is an Error whose message a person can read. */
export interface TranscriptionSlots {
  engines(language: string): Promise<Engines>;
  /** Fetches what the browser needs to hear the language on this device. */
  install(language: string): Promise<void>;
  /** Hears until it is stopped, or the sound is over. */
  recogniser(listening: Listening): Listen<HearingNews>;
  /** Lets what was said already come, and then ends. */
  stopRecogniser(): void;
  /** Sends the sound to the server's model; stopped, the model is not waited for. */
  transcriber(sending: Sending): Listen<HearingNews>;
  keepDraft(draft: TranscriptDraft): void;
}

export interface TranscriptionCalls {
  /** Whether drafts can be kept at all. */
  canKeep(): boolean;
  forgetDraft(): void;
  /** Whether the browser can read the language aloud. */
  canRead(language: string): boolean;
  /** Until it has ended, or the returned function is called. */
  read(text: string, language: string, onEnd: () => void): Stop;
}

/** Of it the sound can be had again. */
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

/** The browser's own recogniser over the microphone, in the language of whoever sits here. */
export interface Dictation {
  /** Where it hears. */
  readonly place: PlaceOfHearing;
  /** Hears until it is ended. `finish` lets what was said already come, `end` does not. */
  listen(send: (news: HearingNews) => void): { finish(): void; end(): void };
}
