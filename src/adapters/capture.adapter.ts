/** Cameras over the browser's mediaDevices, and pictures over its canvas. Translates, and decides nothing. */
import * as z from 'zod/mini';
import {
  type CameraChoices,
  type CameraDevice,
  type CameraProblem,
  type CameraWish,
  countdowns,
  defaultChoices,
  facings,
  type OpenCamera,
  resolutions,
  sizeOf,
  type Zoom,
} from '../events/capture/camera.ts';
import type { CameraNews, CaptureCalls, CaptureSlots } from '../events/capture/port.ts';
import type { Ids } from '../events/shared/ids.ts';
import { drawn, readPicture } from './drawn-picture.ts';
import { localKey } from './local-keys.ts';

/** Capabilities that TypeScript's DOM does not know. */
interface CameraCapabilities extends MediaTrackCapabilities {
  readonly torch?: boolean;
  readonly zoom?: Partial<Zoom>;
}

type CaptureDevice = Omit<CaptureSlots, 'keep'> & CaptureCalls;

export function captureDevice(ids: Ids): CaptureDevice {
  /** The camera that is open now, and the element it is shown in. */
  let open: MediaStream | null = null;
  let shownIn: HTMLVideoElement | null = null;

  return {
    show(element) {
      shownIn = element;
      element.srcObject = open;
      return () => {
        element.srcObject = null;
        if (shownIn === element) shownIn = null;
      };
    },

    camera: (wish) => (send) => {
      let over = false;
      let mine: MediaStream | null = null;
      const tell = (news: CameraNews) => {
        if (!over) send(news);
      };
      const tellCameras = () =>
        void listCameras().then((cameras) => tell({ type: 'cameras.changed', cameras }));
      /** A page that the browser only puts aside keeps no camera. */
      const lose = () => {
        endAll(mine);
        tell({ type: 'camera.failed', problem: 'lost' });
      };
      const begin = async () => {
        const stream = await openStream(wish);
        // Whoever left meanwhile does not want it any more.
        if (over) return endAll(stream);
        mine = open = stream;
        const [track] = stream.getVideoTracks();
        track!.addEventListener('ended', lose);
        navigator.mediaDevices.addEventListener('devicechange', tellCameras);
        const cameras = await listCameras();
        tell({ type: 'camera.opened', camera: describe(track!), cameras });
      };
      addEventListener('pagehide', lose);
      begin().catch((error: unknown) => tell({ type: 'camera.failed', problem: problemOf(error) }));
      return () => {
        over = true;
        endAll(mine);
        if (open === mine) open = null;
        removeEventListener('pagehide', lose);
        navigator.mediaDevices?.removeEventListener('devicechange', tellCameras);
      };
    },

    cameraReturns: (problem) => (send) => {
      let over = false;
      const stops: (() => void)[] = [];
      const tell = () => {
        if (!over) send({ type: 'camera.return' });
      };
      const on = (target: EventTarget | undefined, type: string, listener: (event: Event) => void) => {
        if (over) return;
        target?.addEventListener(type, listener);
        stops.push(() => target?.removeEventListener(type, listener));
      };
      if (problem === 'blocked') {
        navigator.permissions
          ?.query({ name: 'camera' as PermissionName })
          .then((status) => on(status, 'change', () => status.state !== 'denied' && tell()))
          // Older browsers know no such permission: there the button does it.
          .catch(() => undefined);
      } else {
        on(
          navigator.mediaDevices,
          'devicechange',
          () => void listCameras().then((cameras) => cameras.length > 0 && tell()),
        );
        on(window, 'pageshow', (event) => (event as PageTransitionEvent).persisted && tell());
      }
      return () => {
        over = true;
        for (const stop of stops) stop();
      };
    },

    adjust({ light, zoom }) {
      const track = open?.getVideoTracks()[0];
      const can = track?.getCapabilities?.() as CameraCapabilities | undefined;
      const wanted = {
        ...(can?.torch ? { torch: light } : {}),
        ...(can?.zoom && zoom !== null ? { zoom } : {}),
      };
      // A camera that goes back on its word leaves the picture as it was.
      track?.applyConstraints({ advanced: [wanted as MediaTrackConstraintSet] }).catch(() => undefined);
    },

    async takePicture() {
      const element = shownIn;
      if (!element || element.videoWidth === 0) throw new Error('No camera shows anything');
      const { videoWidth: width, videoHeight: height } = element;
      const picture = await drawn(width, height, (canvas) => canvas.drawImage(element, 0, 0));
      return { key: ids.uuid(), picture, width, height };
    },

    readFile: (file) => readPicture(file, ids.uuid()),

    async edit(shot, { turns, crop }) {
      const bitmap = await createImageBitmap(shot.picture);
      const lies = turns % 2 === 1;
      const [width, height] = lies ? [bitmap.height, bitmap.width] : [bitmap.width, bitmap.height];
      const part = crop ?? { x: 0, y: 0, width, height };
      const picture = await drawn(part.width, part.height, (canvas) => {
        canvas.translate(width / 2 - part.x, height / 2 - part.y);
        canvas.rotate((turns * Math.PI) / 2);
        canvas.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
      });
      bitmap.close();
      return { key: ids.uuid(), picture, width: part.width, height: part.height };
    },
  };
}

const endAll = (stream: MediaStream | null) => stream?.getTracks().forEach((track) => track.stop());

class Insecure extends Error {}

async function openStream(wish: CameraWish): Promise<MediaStream> {
  if (!isSecureContext || !navigator.mediaDevices) throw new Insecure();
  const { mediaDevices } = navigator;
  try {
    return await mediaDevices.getUserMedia({ audio: false, video: constraintsOf(wish) });
  } catch (error) {
    // One that was remembered and is gone: any other will do.
    const gone = (error as { constraint?: unknown }).constraint === 'deviceId';
    if (!gone || wish.deviceId === null) throw error;
    return mediaDevices.getUserMedia({ audio: false, video: constraintsOf({ ...wish, deviceId: null }) });
  }
}

function constraintsOf({ deviceId, facing, resolution }: CameraWish): MediaTrackConstraints {
  const size =
    resolution === 'best'
      ? { width: { ideal: 4096 }, height: { ideal: 2160 } }
      : { width: { exact: sizeOf[resolution].width }, height: { exact: sizeOf[resolution].height } };
  return { ...size, ...(deviceId ? { deviceId: { exact: deviceId } } : { facingMode: { ideal: facing } }) };
}

/** The names of https://www.w3.org/TR/mediacapture-streams/#dom-mediadevices-getusermedia. */
function problemOf(error: unknown): CameraProblem {
  if (error instanceof Insecure) return 'insecure';
  switch ((error as { name?: unknown } | null)?.name) {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'blocked';
    case 'NotFoundError':
      return 'absent';
    case 'NotReadableError':
    case 'AbortError':
      return 'busy';
    case 'OverconstrainedError':
      return 'unfit';
    default:
      return 'failed';
  }
}

async function listCameras(): Promise<readonly CameraDevice[]> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices
    .filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId !== '')
    .map(({ deviceId, label }, i) => ({ id: deviceId, label: label || `Camera ${i + 1}` }));
}

function describe(track: MediaStreamTrack): OpenCamera {
  const { deviceId = '', width = 0, height = 0, facingMode } = track.getSettings();
  const can = (track.getCapabilities?.() ?? {}) as CameraCapabilities;
  const { min = 0, max = 0, step } = can.zoom ?? {};
  return {
    id: deviceId,
    facing: facings.find((facing) => facing === facingMode) ?? null,
    width,
    height,
    light: can.torch === true,
    zoom: max > min ? { min, max, step: step || (max - min) / 100 } : null,
  };
}

const choicesSchema = z.object({
  deviceId: z.nullable(z.string()),
  facing: z.enum(facings),
  resolution: z.enum(resolutions),
  countdown: z.literal(countdowns),
  grid: z.boolean(),
});

/** What was chosen on this device. What cannot be read is as if nothing had been. */
export function keptChoices() {
  const key = localKey<CameraChoices>('camera', choicesSchema);
  return {
    read(): CameraChoices {
      const read = key.read();
      return read.state === 'saved' ? read.value : defaultChoices;
    },
    write: (choices: CameraChoices) => void key.write(choices),
  };
}
