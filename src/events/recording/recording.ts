/** Recording choices, the properties of an open device, and recordings stored on this device. */
import * as z from 'zod/mini';
import { type CameraDevice, cameraProblems, type Facing, facings } from '../capture/camera.ts';

export const recordingKinds = ['video', 'audio'] as const;
export type RecordingKind = (typeof recordingKinds)[number];

/** Picture height in lines. A camera without that size uses the nearest it has. */
export const videoSizes = ['1080', '720', '480'] as const;
export type VideoSize = (typeof videoSizes)[number];

/** Stored on this device until the next visit; sound recordings use only the microphone's part of it. */
export interface RecordingChoices {
  /** null: any camera with that facing. */
  readonly cameraId: string | null;
  readonly facing: Facing;
  readonly size: VideoSize;
  /** null: the browser's default. */
  readonly microphoneId: string | null;
  /** Whether a video is recorded with sound. */
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

/** The device that was actually opened. */
export interface OpenDevice {
  readonly camera: {
    readonly id: string;
    /** null where the browser does not report it. */
    readonly facing: Facing | null;
    /** Pixels. */
    readonly width: number;
    readonly height: number;
  } | null;
  /** null: there is none, or it is turned off. */
  readonly microphone: { readonly id: string } | null;
}

export interface RecordingDevices {
  readonly cameras: readonly CameraDevice[];
  readonly microphones: readonly CameraDevice[];
}

/** Without `unfit`: a size is only preferred, so every device fits. */
export const recordingProblems = cameraProblems.filter((problem) => problem !== 'unfit');
export type RecordingProblem = (typeof recordingProblems)[number];

/** Why a recording ended: somebody stopped it, the device was lost, the disk was full, or the recorder failed. */
export const endings = ['person', 'lost', 'full', 'failed'] as const;
export type Ending = (typeof endings)[number];

/** A recording stored on this device. */
export interface StoredRecording {
  readonly id: string;
  readonly kind: RecordingKind;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly bytes: number;
  /** Approximate for a recording that was cut off. */
  readonly durationMs: number;
  /** It never ended properly: the page, the browser or the device went away during it. */
  readonly cutOff: boolean;
}

/** A recording that can be played. */
export interface FinishedRecording {
  readonly id: string;
  readonly kind: RecordingKind;
  readonly startedAt: number;
  readonly file: Blob;
  /** MIME type. */
  readonly type: string;
  readonly durationMs: number;
  /** false: there was no room for a second copy, so it can only be played from the start. */
  readonly seekable: boolean;
  /** Loudness 0 to 255, `levelsPerSecond` values per second; empty without sound. */
  readonly levels: Uint8Array;
}

/** Loudness values stored per second. */
export const levelsPerSecond = 20;

/** Free bytes: below the first a warning is shown, below the second nothing is recorded. */
export const littleRoom = 200_000_000;
export const noRoom = 50_000_000;

/** Chunks are cut every `chunkMs`; a warning is shown when `chunksBehind` of them (one second) wait to be written. */
export const chunkMs = 250;
export const chunksBehind = 4;
