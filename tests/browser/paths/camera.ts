/**
 * A camera controlled by a path, since Chromium's fake one has no light and cannot fail on demand. The calls that the page
 * makes to the browser for it are `camera`, `takePicture` and `readFile`.
 */
import type { BrowserContext, Page } from 'playwright-core';
import { putCalls } from './calls.ts';

/** Call before the page opens. @param held the calls that wait from the start */
export async function putCamera(context: BrowserContext, ...held: readonly string[]): Promise<void> {
  await putCalls(context, ...held);
  await context.addInitScript(installCamera);
}

/** Events of the camera that the browser reports by itself. */
export const cameraOf = (page: Page) => ({
  /** @param count number of cameras from now on */
  devices: (count: number) => page.evaluate((now) => void (window.cameras.count = now), count),
  changed: () => page.evaluate(() => void navigator.mediaDevices.dispatchEvent(new Event('devicechange'))),
  /** Mutes or unmutes its picture, as during a phone call. */
  tells: (event: 'mute' | 'unmute') =>
    page.evaluate((type) => void window.cameras.track!.dispatchEvent(new Event(type)), event),
  lost: () => page.evaluate(() => void window.cameras.track!.dispatchEvent(new Event('ended'))),
  async allowed() {
    await page.waitForFunction(() => window.cameras.permissions.length > 0, null, { polling: 15 });
    await page.evaluate(() => {
      for (const status of window.cameras.permissions) status.dispatchEvent(new Event('change'));
    });
  },
});

declare global {
  interface Window {
    cameras: {
      count: number;
      /** The track of the stream that was opened last. */
      track: MediaStreamTrack | null;
      /** The permissions that the page has queried. */
      permissions: PermissionStatus[];
    };
  }
}

/** Runs in the page before its own scripts. */
function installCamera(): void {
  const { mediaDevices } = navigator as { readonly mediaDevices?: MediaDevices };
  if (!mediaDevices) return;
  const { calls } = window;

  window.cameras = { count: 2, track: null, permissions: [] };
  const deviceOf = (kind: MediaDeviceKind, deviceId: string, label: string) => {
    const device = { deviceId, kind, label, groupId: '' };
    return { ...device, toJSON: () => device };
  };
  mediaDevices.enumerateDevices = () =>
    Promise.resolve([
      ...['c1', 'c2']
        .slice(0, window.cameras.count)
        .map((id, i) => deviceOf('videoinput', id, `Lens ${i + 1}`)),
      deviceOf('audioinput', 'm1', 'Microphone'),
    ]);
  mediaDevices.getUserMedia = async (wanted) => {
    await calls.turn('camera');
    const { deviceId } = (wanted?.video ?? {}) as { deviceId?: { exact?: string } };
    const canvas = Object.assign(document.createElement('canvas'), { width: 1280, height: 720 });
    const drawing = canvas.getContext('2d')!;
    const stream = canvas.captureStream();
    const [track] = stream.getVideoTracks();
    let frames = 0;
    const timer = setInterval(() => {
      if (track!.readyState === 'ended') return clearInterval(timer);
      drawing.fillStyle = `hsl(${(frames += 40)} 40% 50%)`;
      drawing.fillRect(0, 0, 1280, 720);
    }, 60);
    Object.assign(track!, {
      getSettings: () => ({ deviceId: deviceId?.exact ?? 'c1', width: 1280, height: 720 }),
      getCapabilities: () => ({ torch: true }),
      applyConstraints: () => Promise.resolve(),
    });
    if (wanted?.audio) {
      const [sound] = new AudioContext().createMediaStreamDestination().stream.getAudioTracks();
      stream.addTrack(sound!);
    }
    window.cameras.track = track!;
    if (!wanted?.video) {
      track!.stop();
      stream.removeTrack(track!);
    }
    return stream;
  };
  const query = navigator.permissions.query.bind(navigator.permissions);
  navigator.permissions.query = async (wanted) => {
    const status = await query(wanted);
    window.cameras.permissions.push(status);
    return status;
  };

  const toBlob = HTMLCanvasElement.prototype.toBlob;
  HTMLCanvasElement.prototype.toBlob = function (this: HTMLCanvasElement, done, ...how) {
    void calls.turn('takePicture').then(
      () => toBlob.call(this, done, ...how),
      () => done(null),
    );
  };
  const bitmap = window.createImageBitmap.bind(window);
  window.createImageBitmap = async (source: ImageBitmapSource) => {
    await calls.turn('readFile');
    return bitmap(source);
  };
}
