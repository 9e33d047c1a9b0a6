/**
 * A camera whose answers a path gives: Chromium's fake one has no light and fails when it likes. What the page asks of the
 * browser for it (the camera itself, opening a file, drawing a picture) waits like the requests of `effects.ts`.
 */
import type { BrowserContext, Page } from 'playwright-core';
import type { Effect } from './effects.ts';

export type CallName = 'camera' | 'takePicture' | 'readFile';

/** One kind of call to the browser. */
export class Call implements Effect {
  readonly #page: Page;
  readonly #name: CallName;

  constructor(page: Page, name: CallName) {
    this.#page = page;
    this.#name = name;
  }

  hold(): Promise<void> {
    return this.#page.evaluate((name) => window.calls.hold(name), this.#name);
  }

  async begun(): Promise<void> {
    await this.#page.waitForFunction((name) => window.calls.hasBegun(name), this.#name, { polling: 15 });
  }

  /** @param fault name of the DOMException that it fails with */
  async end(fault: string | null = null): Promise<void> {
    await this.begun();
    await this.#page.evaluate(([name, why]) => window.calls.end(name, why), [this.#name, fault] as const);
  }
}

/** Before the page opens. */
export async function putCamera(context: BrowserContext): Promise<void> {
  await context.addInitScript(installCamera);
}

/** What the browser tells of the camera by itself. */
export const cameraOf = (page: Page) => ({
  /** @param count how many there are from now on */
  devices: (count: number) => page.evaluate((now) => void (window.cameras.count = now), count),
  changed: () => page.evaluate(() => void navigator.mediaDevices.dispatchEvent(new Event('devicechange'))),
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
    calls: {
      hold(name: string): void;
      hasBegun(name: string): boolean;
      /** The last one ends so, and those before it as nobody waits for them any more. */
      end(name: string, fault: string | null): void;
    };
    cameras: {
      count: number;
      /** Of the stream that was opened last. */
      track: MediaStreamTrack | null;
      /** Those that the page has asked about. */
      permissions: PermissionStatus[];
    };
  }
}

/** Runs in the page before its own scripts. */
function installCamera(): void {
  const { mediaDevices } = navigator as { readonly mediaDevices?: MediaDevices };
  if (!mediaDevices) return;
  const held = new Set<string>();
  const begun = new Map<string, number>();
  const before = new Map<string, number>();
  const waiting = new Map<string, ((fault: string | null) => void)[]>();
  window.calls = {
    hold(name) {
      held.add(name);
      before.set(name, begun.get(name) ?? 0);
    },
    hasBegun: (name) => (begun.get(name) ?? 0) > (before.get(name) ?? 0),
    end(name, fault) {
      held.delete(name);
      const all = waiting.get(name) ?? [];
      waiting.delete(name);
      const last = all.pop();
      for (const end of all) end('AbortError');
      last?.(fault);
    },
  };
  /** @returns the fault that it ends with, or null */
  const turn = (name: string): Promise<string | null> => {
    if (!held.has(name)) return Promise.resolve(null);
    begun.set(name, (begun.get(name) ?? 0) + 1);
    return new Promise((end) => waiting.set(name, [...(waiting.get(name) ?? []), end]));
  };
  const failWith = (fault: string | null) => {
    if (fault !== null) throw new DOMException('As the path says', fault);
  };

  window.cameras = { count: 2, track: null, permissions: [] };
  mediaDevices.enumerateDevices = () =>
    Promise.resolve(
      ['c1', 'c2'].slice(0, window.cameras.count).map((deviceId, i) => {
        const device = { deviceId, kind: 'videoinput' as const, label: `Lens ${i + 1}`, groupId: '' };
        return { ...device, toJSON: () => device };
      }),
    );
  mediaDevices.getUserMedia = async (wanted) => {
    failWith(await turn('camera'));
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
    window.cameras.track = track!;
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
    void turn('takePicture').then((fault) => (fault === null ? toBlob.call(this, done, ...how) : done(null)));
  };
  const bitmap = window.createImageBitmap.bind(window);
  window.createImageBitmap = async (source: ImageBitmapSource) => {
    failWith(await turn('readFile'));
    return bitmap(source);
  };
}
