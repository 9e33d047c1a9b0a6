/** Cameras over the browser's mediaDevices, and pictures over its canvas. Only translates; holds no rules. */
import * as z from 'zod/mini';
import {
  type CameraChoices,
  type CameraSettings,
  countdowns,
  defaultChoices,
  facings,
  type OpenCamera,
  resolutions,
  sizeOf,
  type Zoom,
} from '../events/capture/camera.ts';
import type { CaptureCalls, CaptureSlots } from '../events/capture/port.ts';
import type { Ids } from '../events/shared/ids.ts';
import { drawn, readPicture } from './drawn-picture.ts';
import { localKey } from './local-keys.ts';
import { holdStream, listDevices, mediaReturns, openStream } from './media-device.ts';

/** Capabilities missing from TypeScript's DOM types. */
interface CameraCapabilities extends MediaTrackCapabilities {
  readonly torch?: boolean;
  readonly zoom?: Partial<Zoom>;
}

type CaptureDevice = Omit<CaptureSlots, 'keep' | 'draft' | 'saveDraft'> & CaptureCalls;

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

    camera: (settings) => (send) =>
      holdStream({
        open: () =>
          openStream(
            { audio: false, video: constraintsOf(settings) },
            settings.deviceId === null
              ? null
              : { audio: false, video: constraintsOf({ ...settings, deviceId: null }) },
          ),
        onOpened(stream) {
          open = stream;
          const [track] = stream.getVideoTracks();
          void listDevices('camera').then((cameras) => {
            // By now this device may be closed and another one open.
            if (open === stream) send({ type: 'camera.opened', camera: describe(track!), cameras });
          });
          return () => {
            if (open === stream) open = null;
          };
        },
        onFailed: (problem) => send({ type: 'camera.failed', problem }),
        onDevicesChanged: () =>
          void listDevices('camera').then((cameras) => send({ type: 'cameras.changed', cameras })),
      }),

    cameraReturns: (problem) => (send) =>
      mediaReturns(problem, 'camera', () => send({ type: 'camera.return' })),

    adjust({ light, zoom }) {
      const track = open?.getVideoTracks()[0];
      const can = track?.getCapabilities?.() as CameraCapabilities | undefined;
      const wanted = {
        ...(can?.torch ? { torch: light } : {}),
        ...(can?.zoom && zoom !== null ? { zoom } : {}),
      };
      // A camera may reject a capability it announced; then nothing changes.
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
      const sideways = turns % 2 === 1;
      const [width, height] = sideways ? [bitmap.height, bitmap.width] : [bitmap.width, bitmap.height];
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

function constraintsOf({ deviceId, facing, resolution }: CameraSettings): MediaTrackConstraints {
  const size =
    resolution === 'best'
      ? { width: { ideal: 4096 }, height: { ideal: 2160 } }
      : { width: { exact: sizeOf[resolution].width }, height: { exact: sizeOf[resolution].height } };
  return { ...size, ...(deviceId ? { deviceId: { exact: deviceId } } : { facingMode: { ideal: facing } }) };
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

/** Camera choices saved on this device; the defaults where none can be read. */
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
