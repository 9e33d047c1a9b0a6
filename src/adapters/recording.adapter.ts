/** Records with the browser's cameras and microphones. Only translates; holds no rules. */
import type { RecordingCalls, RecordingSlots } from '../events/recording/port.ts';
import {
  defaultRecordingChoices,
  type OpenDevice,
  type RecordingChoices,
  recordingChoicesSchema,
  type RecordingDevices,
  type RecordingKind,
  type VideoSize,
} from '../events/recording/recording.ts';
import { facings } from '../events/capture/camera.ts';
import type { Ids } from '../events/shared/ids.ts';
import type { DeviceSettings } from '../events/recording/port.ts';
import { localKey } from './local-keys.ts';
import { holdStream, listDevices, mediaReturns, openStream } from './media-device.ts';
import { finishRecording, listRecordings, removeRecording } from './recording/shelf.ts';
import { type RunningRecorder, startRecorder } from './recording/recorder.ts';
import { soundLevel, type SoundLevel } from './recording/sound-level.ts';

/** Milliseconds between two checks of the free storage. */
const roomEveryMs = 10_000;

/** @param uid of the signed-in person, whose recordings these are */
export function recordingDevice(ids: Ids, uid: () => string | null): RecordingSlots & RecordingCalls {
  let open: MediaStream | null = null;
  let shownIn: HTMLVideoElement | null = null;
  let sound: SoundLevel | null = null;
  let running: RunningRecorder | null = null;

  const owner = () => {
    const person = uid();
    if (person === null) throw new Error('Nobody is signed in');
    return person;
  };
  return {
    show(element) {
      shownIn = element;
      element.srcObject = open;
      return () => {
        element.srcObject = null;
        if (shownIn === element) shownIn = null;
      };
    },
    level: () => sound?.level() ?? 0,

    device: (settings) => (send) =>
      holdStream({
        open: () => openFor(settings),
        onOpened(stream) {
          open = stream;
          const ownSound = (sound = stream.getAudioTracks().length > 0 ? soundLevel(stream) : null);
          for (const track of stream.getTracks()) {
            track.addEventListener('mute', () => send({ type: 'device.muted' }));
            track.addEventListener('unmute', () => send({ type: 'device.unmuted' }));
          }
          void listBoth().then((devices) => {
            // By now this device may be closed and another one open.
            if (open === stream) send({ type: 'device.opened', device: describe(stream), devices });
          });
          return () => {
            ownSound?.end();
            if (open === stream) [open, sound] = [null, null];
          };
        },
        onFailed: (problem) =>
          send({ type: 'device.failed', problem: problem === 'unfit' ? 'failed' : problem }),
        onDevicesChanged: () => void listBoth().then((devices) => send({ type: 'devices.changed', devices })),
      }),

    deviceReturns: (problem, kind) => (send) =>
      mediaReturns(problem, kind === 'video' ? 'camera' : 'microphone', () =>
        send({ type: 'device.return' }),
      ),

    recorder: (kind) => (send) => {
      const stream = open;
      if (!stream) {
        send({ type: 'recorder.stopped', id: null, ending: 'failed' });
        return () => undefined;
      }
      const place = { uid: owner(), kind, id: ids.uuid() };
      const mine = startRecorder({ stream, place, level: sound ? () => sound?.level() ?? 0 : null, send });
      running = mine;
      return () => {
        // What was recorded is kept, and found at the next visit.
        mine.stop();
        if (running === mine) running = null;
      };
    },
    pauseRecorder: () => running?.pause(),
    resumeRecorder: () => running?.resume(),
    stopRecorder: () => running?.stop(),

    room: () => (send) => {
      const look = () =>
        void navigator.storage?.estimate?.().then(
          ({ quota, usage }) =>
            send({
              type: 'room.changed',
              room: quota === undefined || usage === undefined ? null : Math.max(0, quota - usage),
            }),
          () => send({ type: 'room.changed', room: null }),
        );
      look();
      const timer = setInterval(look, roomEveryMs);
      return () => clearInterval(timer);
    },

    awake: () => (send) => {
      let over = false;
      let lock: WakeLockSentinel | null = null;
      const ask = async () => {
        if (document.visibilityState !== 'visible') return;
        // Some browsers have no wake lock, and some devices refuse it when their battery is low.
        const held = await navigator.wakeLock?.request('screen').catch(() => undefined);
        if (!held) return;
        if (over) return void held.release();
        lock = held;
        send({ type: 'awake.held' });
        held.addEventListener('release', () => {
          if (!over) send({ type: 'awake.released' });
        });
      };
      // A page that was hidden has lost its lock.
      const reacquire = () => void ask();
      document.addEventListener('visibilitychange', reacquire);
      reacquire();
      return () => {
        over = true;
        document.removeEventListener('visibilitychange', reacquire);
        void lock?.release();
      };
    },

    list: async (kind) => {
      const person = uid();
      return person === null ? [] : listRecordings(person, kind);
    },
    finish: (id, kind) => finishRecording({ uid: owner(), kind, id }),
    remove: (id, kind) => removeRecording({ uid: owner(), kind, id }),
  };
}

const dimensionsOf: Readonly<Record<VideoSize, { readonly width: number; readonly height: number }>> = {
  '1080': { width: 1920, height: 1080 },
  '720': { width: 1280, height: 720 },
  '480': { width: 640, height: 480 },
};

async function openFor(settings: DeviceSettings): Promise<MediaStream> {
  const anyOther = settings.cameraId !== null || settings.microphoneId !== null;
  const opened = (sound: boolean) =>
    openStream(
      constraintsOf(settings, sound),
      anyOther ? constraintsOf({ ...settings, cameraId: null, microphoneId: null }, sound) : null,
    );
  const sound = settings.kind === 'audio' || settings.sound;
  try {
    return await opened(sound);
  } catch (error) {
    // A camera without any microphone records without sound.
    const missing = (error as { name?: unknown } | null)?.name === 'NotFoundError';
    if (!missing || settings.kind === 'audio' || !sound) throw error;
    return opened(false);
  }
}

function constraintsOf(
  { kind, cameraId, facing, size, microphoneId }: DeviceSettings,
  sound: boolean,
): MediaStreamConstraints {
  const { width, height } = dimensionsOf[size];
  return {
    audio: sound && (microphoneId ? { deviceId: { exact: microphoneId } } : true),
    video: kind === 'video' && {
      width: { ideal: width },
      height: { ideal: height },
      ...(cameraId ? { deviceId: { exact: cameraId } } : { facingMode: { ideal: facing } }),
    },
  };
}

async function listBoth(): Promise<RecordingDevices> {
  const [cameras, microphones] = await Promise.all([listDevices('camera'), listDevices('microphone')]);
  return { cameras, microphones };
}

function describe(stream: MediaStream): OpenDevice {
  const [picture] = stream.getVideoTracks();
  const [sound] = stream.getAudioTracks();
  const { deviceId = '', width = 0, height = 0, facingMode } = picture?.getSettings() ?? {};
  return {
    camera: picture
      ? { id: deviceId, facing: facings.find((one) => one === facingMode) ?? null, width, height }
      : null,
    microphone: sound ? { id: sound.getSettings().deviceId ?? '' } : null,
  };
}

/** Recording choices saved on this device; the defaults where none can be read. */
export function keptRecordingChoices(kind: RecordingKind) {
  const key = localKey<RecordingChoices>(
    kind === 'video' ? 'videoCamera' : 'microphone',
    recordingChoicesSchema,
  );
  return {
    read(): RecordingChoices {
      const read = key.read();
      return read.state === 'saved' ? read.value : defaultRecordingChoices;
    },
    write: (choices: RecordingChoices) => void key.write(choices),
  };
}
