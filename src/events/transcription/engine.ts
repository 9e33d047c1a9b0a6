/** Engines for speech to text, the sound they transcribe, and their problems. */
import * as z from 'zod/mini';

export const engineNames = ['browser', 'model'] as const;
export type EngineName = (typeof engineNames)[number];

/** Where the browser's recognizer processes the sound: on this device, at the browser's maker, or unknown. */
export const placesOfHearing = ['device', 'maker', 'unknown'] as const;
export type PlaceOfHearing = (typeof placesOfHearing)[number];

export interface BrowserEngine {
  readonly place: PlaceOfHearing;
  /** The language can be downloaded, so that the sound stays on this device. */
  readonly fetchable: boolean;
  /** Whether it also takes a recording, at playback speed; otherwise only the microphone. */
  readonly hearsSound: boolean;
}

export interface ModelEngine {
  /** The model and where it runs. */
  readonly name: string;
  readonly maxBytes: number;
}

/** null: not available. */
export interface Engines {
  readonly browser: BrowserEngine | null;
  readonly model: ModelEngine | null;
  /** The server could not be asked whether it has a model. */
  readonly modelUnknown: boolean;
}

export const soundSources = ['recording', 'file', 'post'] as const;
export type SoundSource = (typeof soundSources)[number];

/** The sound to transcribe. */
export type Sound =
  | {
      readonly from: 'recording';
      readonly id: string;
      readonly content: Blob;
      readonly durationMs: number;
      readonly startedAt: number;
    }
  | {
      readonly from: 'file';
      readonly content: Blob;
      readonly name: string;
      readonly durationMs: number | null;
    }
  | {
      readonly from: 'post';
      readonly postId: string;
      readonly url: string;
      readonly type: string;
      readonly bytes: number;
      readonly durationMs: number;
    };

export const transcriptionProblems = [
  'blocked',
  'absent',
  'offline',
  'language',
  /** The engine cannot read the sound, or it is too large. */
  'unfit',
  'busy',
  'signed-out',
  'failed',
] as const;
export type TranscriptionProblem = (typeof transcriptionProblems)[number];

export const problemSchema = z.enum(transcriptionProblems);

const bytesOf = (sound: Sound): number => (sound.from === 'post' ? sound.bytes : sound.content.size);

/** Why an engine cannot be used; null when it can. */
export function whyNot(engine: EngineName, { browser, model }: Engines, sound: Sound | null): string | null {
  if (engine === 'browser') {
    if (!browser) return 'This browser has no speech recogniser.';
    return sound && !browser.hearsSound
      ? 'The recogniser of this browser hears the microphone only, not a recording.'
      : null;
  }
  if (!model) return 'No model for speech is set up on the server.';
  return sound && bytesOf(sound) > model.maxBytes
    ? `The model takes recordings of up to ${Math.floor(model.maxBytes / 1024 / 1024)} MB.`
    : null;
}

/** BCP 47: languages likely to be spoken; the browser's own is listed before them. */
export const languages = [
  'en-US',
  'en-GB',
  'de-DE',
  'es-ES',
  'fr-FR',
  'it-IT',
  'nl-NL',
  'pl-PL',
  'pt-BR',
  'tr-TR',
  'uk-UA',
  'hi-IN',
  'ja-JP',
  'ko-KR',
  'zh-CN',
] as const;

export const languageSchema = z
  .string()
  .check(z.regex(/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/), z.maxLength(35));
