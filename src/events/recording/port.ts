/** What the pages and the statechart of recordings ask of the device, and the answers. */
import type {
  Ending,
  FinishedRecording,
  OpenDevice,
  RecordingChoices,
  RecordingDevices,
  RecordingKind,
  RecordingProblem,
  StoredRecording,
} from './recording.ts';

/** Events of an open camera or microphone. */
export type DeviceNews =
  | { readonly type: 'device.opened'; readonly device: OpenDevice; readonly devices: RecordingDevices }
  | { readonly type: 'devices.changed'; readonly devices: RecordingDevices }
  | { readonly type: 'device.failed'; readonly problem: RecordingProblem }
  /** It delivers nothing for a while, as during a call. */
  | { readonly type: 'device.muted' }
  | { readonly type: 'device.unmuted' };

/** Events of a recorder. Times are in milliseconds of a monotonic clock. */
export type RecorderNews =
  | { readonly type: 'recorder.started'; readonly id: string; readonly at: number }
  | { readonly type: 'recorder.paused'; readonly at: number }
  | { readonly type: 'recorder.resumed'; readonly at: number }
  /** All its data is on the disk, or could not be written. `id` is null when no recording was begun. */
  | { readonly type: 'recorder.stopped'; readonly id: string | null; readonly ending: Ending }
  /** `waiting`: number of chunks not written yet. */
  | { readonly type: 'chunk.waiting'; readonly waiting: number }
  | { readonly type: 'chunk.saved'; readonly waiting: number; readonly bytes: number }
  | { readonly type: 'storage.full' };

/** Free bytes on this device; null where the browser does not report it. */
export interface RoomNews {
  readonly type: 'room.changed';
  readonly room: number | null;
}

/** The screen is kept on, or may turn off. */
export type AwakeNews = { readonly type: 'awake.held' } | { readonly type: 'awake.released' };

export type DeviceSettings = RecordingChoices & { readonly kind: RecordingKind };

type Stop = () => void;
type Listen<News> = (send: (news: News) => void) => Stop;

/** Every rejection is an Error with a readable message. */
export interface RecordingSlots {
  /** Opens the device until it is stopped. Stopping ends all its tracks, also while it is still opening. */
  device(settings: DeviceSettings): Listen<DeviceNews>;
  deviceReturns(problem: RecordingProblem, kind: RecordingKind): Listen<{ readonly type: 'device.return' }>;
  /** Records from the open device to the disk, chunk by chunk, until it is stopped; what was recorded is kept. */
  recorder(kind: RecordingKind): Listen<RecorderNews>;
  /** Affects the running recorder; without one, does nothing. */
  pauseRecorder(): void;
  resumeRecorder(): void;
  stopRecorder(): void;
  room(): Listen<RoomNews>;
  awake(): Listen<AwakeNews>;
  /** This person's recordings on this device, newest first, without those another tab is recording. */
  list(kind: RecordingKind): Promise<readonly StoredRecording[]>;
  /** Makes the recording seekable; repeating it returns the same. */
  finish(id: string, kind: RecordingKind): Promise<FinishedRecording>;
  remove(id: string, kind: RecordingKind): Promise<void>;
}

export interface RecordingCalls {
  /** Shows the open camera in the element until the returned function is called. */
  show(element: HTMLVideoElement): Stop;
  /** Current loudness, 0 to 1. */
  level(): number;
}
