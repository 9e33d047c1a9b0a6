/** What the pages and the statechart of recordings ask of the device, and what they get. */
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

/** What an open camera or microphone tells. */
export type DeviceNews =
  | { readonly type: 'device.opened'; readonly device: OpenDevice; readonly devices: RecordingDevices }
  | { readonly type: 'devices.changed'; readonly devices: RecordingDevices }
  | { readonly type: 'device.failed'; readonly problem: RecordingProblem }
  /** It gives nothing for a while, as during a call. */
  | { readonly type: 'device.muted' }
  | { readonly type: 'device.unmuted' };

/** What a recorder tells. Times are milliseconds of one clock that never jumps. */
export type RecorderNews =
  | { readonly type: 'recorder.started'; readonly id: string; readonly at: number }
  | { readonly type: 'recorder.paused'; readonly at: number }
  | { readonly type: 'recorder.resumed'; readonly at: number }
  /** All that it gave is on the disk, or could not be written. `id` is null when nothing was begun. */
  | { readonly type: 'recorder.stopped'; readonly id: string | null; readonly ending: Ending }
  /** So many chunks are not written yet. */
  | { readonly type: 'chunk.waiting'; readonly waiting: number }
  | { readonly type: 'chunk.saved'; readonly waiting: number; readonly bytes: number }
  | { readonly type: 'storage.full' };

/** Bytes that are left on this device; null where the browser does not tell. */
export interface RoomNews {
  readonly type: 'room.changed';
  readonly room: number | null;
}

/** The screen stays on, or may go off. */
export type AwakeNews = { readonly type: 'awake.held' } | { readonly type: 'awake.released' };

export type DeviceSettings = RecordingChoices & { readonly kind: RecordingKind };

type Stop = () => void;
type Listen<News> = (send: (news: News) => void) => Stop;

/** Every rejection is an Error whose message a person can read. */
export interface RecordingSlots {
  /** Open from now on until it is stopped: then no track of it lives, also when it was still opening. */
  device(settings: DeviceSettings): Listen<DeviceNews>;
  deviceReturns(problem: RecordingProblem, kind: RecordingKind): Listen<{ readonly type: 'device.return' }>;
  /** Records what the open device gives, chunk by chunk onto the disk, until it is stopped: then what is there is kept. */
  recorder(kind: RecordingKind): Listen<RecorderNews>;
  /** The recorder that runs; without one, nothing. */
  pauseRecorder(): void;
  resumeRecorder(): void;
  stopRecorder(): void;
  room(): Listen<RoomNews>;
  awake(): Listen<AwakeNews>;
  /** What this person has on this device, the newest first, without what another tab records just now. */
  list(kind: RecordingKind): Promise<readonly StoredRecording[]>;
  /** Makes it one that can be sought in; asked again, it is the same. */
  finish(id: string, kind: RecordingKind): Promise<FinishedRecording>;
  remove(id: string, kind: RecordingKind): Promise<void>;
}

export interface RecordingCalls {
  /** Shows what the open camera sees in the element until the returned function is called. */
  show(element: HTMLVideoElement): Stop;
  /** How loud it is just now, 0 to 1. */
  level(): number;
}
