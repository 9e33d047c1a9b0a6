/** What one chooses to record with, what an open device is, and what lies on this device of a recording. */
import * as z from 'zod/mini';
import { type CameraDevice, cameraProblems, type Facing, facings } from '../capture/camera.ts';

export const recordingKinds = ['video', 'audio'] as const;
export type RecordingKind = (typeof recordingKinds)[number];

/** Lines of the picture. A camera that has no such size gives the nearest it has. */
export const videoSizes = ['1080', '720', '480'] as const;
export type VideoSize = (typeof videoSizes)[number];

/** What is remembered on this device until the next visit; a microphone alone takes its own part of it. */
export interface RecordingChoices {
  /** null: whichever camera looks that way. */
  readonly cameraId: string | null;
  readonly facing: Facing;
  readonly size: VideoSize;
  /** null: whichever the browser takes. */
  readonly microphoneId: string | null;
  /** A video has sound. */
  readonly sound: boolean;
}

export const recordingChoicesSchema = z.object({
  cameraId: z.nullable(z.string()),
  facing: z.enum(facings),
  size: z.enum(videoSizes),
  microphoneId: z.nullable(z.string()),
  sound: z.boolean(),
});

export const defaultRecordingChoices: RecordingChoices = {
  cameraId: null,
  facing: 'environment',
  size: '720',
  microphoneId: null,
  sound: true,
};

/** What is really open. */
export interface OpenDevice {
  readonly camera: {
    readonly id: string;
    /** null where it does not tell. */
    readonly facing: Facing | null;
    /** Pixels. */
    readonly width: number;
    readonly height: number;
  } | null;
  /** null: there is none, or none is wanted. */
  readonly microphone: { readonly id: string } | null;
}

export interface RecordingDevices {
  readonly cameras: readonly CameraDevice[];
  readonly microphones: readonly CameraDevice[];
}

/** A size is never insisted on, so that no device is unfit. */
export const recordingProblems = cameraProblems.filter((problem) => problem !== 'unfit');
export type RecordingProblem = (typeof recordingProblems)[number];

/** Why a recording ended: somebody stopped it, the device went away, there was no room left, or the recorder gave up. */
export const endings = ['person', 'lost', 'full', 'failed'] as const;
export type Ending = (typeof endings)[number];

/** A recording that is kept on this device. */
export interface StoredRecording {
  readonly id: string;
  readonly kind: RecordingKind;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly bytes: number;
  /** Of a recording that was cut off only about so long. */
  readonly durationMs: number;
  /** It was never ended: the page, the browser or the device went away meanwhile. */
  readonly cutOff: boolean;
}

/** One that can be played. */
export interface FinishedRecording {
  readonly id: string;
  readonly kind: RecordingKind;
  readonly startedAt: number;
  readonly file: Blob;
  /** MIME type. */
  readonly type: string;
  readonly durationMs: number;
  /** false: there was no room for a second copy, so one can only play it from the start. */
  readonly seekable: boolean;
  /** Loudness 0 to 255, `levelsPerSecond` of them; empty without sound. */
  readonly levels: Uint8Array;
}

/** Loudness is kept so often. */
export const levelsPerSecond = 20;

/** Bytes of room: below the first one is warned, below the second nothing is recorded. */
export const littleRoom = 200_000_000;
export const noRoom = 50_000_000;

/** So many chunks may wait to be written before that is said: with one every quarter of a second, a second's worth. */
export const chunkMs = 250;
export const chunksBehind = 4;
