/**
 * The browser's MediaRecorder, disk and wake lock as a path wants them: what is recorded comes when it says so, is written or
 * finds no room, and a screen stays on or not. The calls are `list`, `finish` and `remove`, and of what is written `begin`
 * and `append`; the files themselves are real ones.
 */
import type { BrowserContext, Page } from 'playwright-core';
import type { RecordingKind } from '../../../src/events/recording/recording.ts';
import { recording } from '../../server/trade/recordings.ts';
import type { OtherTab } from './stage.ts';

declare global {
  interface Window {
    recorders: {
      /** The one that was made last. */
      last: MediaRecorder | null;
      /** Nothing goes onto the disk any more. */
      full: boolean;
      /** How many chunks are on the disk, or found no room. */
      answered: number;
      give(): void;
    };
    screenLock: { hold(): void; release(): void };
    /** Bytes that are left; null: the browser does not tell. */
    roomLeft: number | null;
  }
}

/** Before the page opens, behind `putCalls`. */
export async function putRecorder(context: BrowserContext): Promise<void> {
  const whole = await recording();
  await context.addInitScript(installRecorder, whole.toString('base64'));
}

/** What the browser does by itself. */
export const recorderOf = (page: Page) => ({
  /** Once it was asked to record. */
  async begins() {
    await page.waitForFunction(() => window.recorders.last?.state === 'recording', null, { polling: 15 });
    await page.evaluate(() => void window.recorders.last!.dispatchEvent(new Event('start')));
  },
  tells: (type: 'pause' | 'resume' | 'stop' | 'error') =>
    page.evaluate((event) => void window.recorders.last!.dispatchEvent(new Event(event)), type),
  /** A chunk of what is recorded. */
  gives: () => page.evaluate(() => window.recorders.give()),
  answered: () => page.evaluate(() => window.recorders.answered),
  async hasAnswered(before: number) {
    await page.waitForFunction((count) => window.recorders.answered > count, before, { polling: 15 });
  },
  holdScreen: () => page.evaluate(() => window.screenLock.hold()),
  releaseScreen: () => page.evaluate(() => window.screenLock.release()),
  leaves: (bytes: number) => page.evaluate((left) => void (window.roomLeft = left), bytes),
});

export interface LeftRecording {
  readonly uid: string;
  readonly kind: RecordingKind;
  readonly id: string;
  readonly startedAt: number;
}

/** What an earlier visit was cut off in; one that is there stays as it is. */
export async function leaveRecording(other: OtherTab, left: LeftRecording): Promise<void> {
  const whole = (await recording()).toString('base64');
  await other.page.evaluate(
    async ([{ uid, kind, id, startedAt }, base64]) => {
      let folder = await navigator.storage.getDirectory();
      for (const name of ['recordings', encodeURIComponent(uid), kind, id])
        folder = await folder.getDirectoryHandle(name, { create: true });
      const write = async (name: string, content: Blob) => {
        const file = await folder.getFileHandle(name, { create: true });
        if ((await file.getFile()).size > 0) return;
        const writing = await file.createWritable();
        await writing.write(content);
        await writing.close();
      };
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      await write('chunks', new Blob([bytes]));
      await write('about', new Blob([JSON.stringify({ kind, type: `${kind}/webm`, startedAt })]));
    },
    [left, whole] as const,
  );
}

/** Runs in the page before its own scripts. */
function installRecorder(base64: string): void {
  const whole = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  let at = 0;
  class Recorder extends EventTarget {
    static isTypeSupported = (type: string) => type.includes('webm');
    state: RecordingState = 'inactive';
    readonly mimeType = 'video/webm;codecs=vp8,opus';
    constructor() {
      super();
      at = 0;
      Object.assign(window.recorders, { last: this, full: false });
    }
    start() {
      this.state = 'recording';
    }
    pause() {
      this.state = 'paused';
    }
    resume() {
      this.state = 'recording';
    }
    stop() {
      this.state = 'inactive';
    }
  }
  window.recorders = {
    last: null,
    full: false,
    answered: 0,
    give() {
      // Most of it at once, so that what is there can be played; then a little each time.
      const from = at;
      at = Math.min(whole.length, from === 0 ? whole.length - 100 : from + 2);
      const data = new Blob([whole.slice(from, at)]);
      window.recorders.last!.dispatchEvent(Object.assign(new Event('dataavailable'), { data }));
    },
  };
  Object.assign(window, { MediaRecorder: Recorder });

  const Really = window.Worker;
  interface Request {
    readonly n: number;
    readonly do: string;
  }
  Object.assign(window, {
    Worker: class extends Really {
      readonly #writes: boolean;
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.#writes = /\/write\.worker/.test(String(url));
      }
      override postMessage(message: unknown, more?: unknown) {
        const send = () => super.postMessage(message, more as Transferable[]);
        const { do: what, n } = (message ?? {}) as Request;
        if (!this.#writes || (what !== 'begin' && what !== 'append')) return send();
        this.addEventListener('message', ({ data }: MessageEvent<{ readonly n: number }>) => {
          // Whoever asked has heard of it by then.
          if (data.n === n && what === 'append') setTimeout(() => (window.recorders.answered += 1));
        });
        const findNoRoom = () => {
          window.recorders.full = true;
          const data = { n, ok: false, full: true, message: 'As the path says' };
          this.dispatchEvent(new MessageEvent('message', { data }));
        };
        if (window.recorders.full) setTimeout(findNoRoom);
        else window.calls.turn(what).then(send, findNoRoom);
      }
    },
  });

  const query = navigator.locks.query.bind(navigator.locks);
  navigator.locks.query = async () => {
    await window.calls.turn('list');
    return query();
  };
  const folders = FileSystemDirectoryHandle.prototype;
  const { getDirectoryHandle, removeEntry } = folders;
  folders.getDirectoryHandle = async function (this: FileSystemDirectoryHandle, name, options) {
    // A recording's own one.
    if (/^[\da-f-]{36}$/.test(name)) await window.calls.turn('finish');
    return getDirectoryHandle.call(this, name, options);
  };
  folders.removeEntry = async function (this: FileSystemDirectoryHandle, name, options) {
    await window.calls.turn('remove');
    return removeEntry.call(this, name, options);
  };

  window.roomLeft = null;
  StorageManager.prototype.estimate = async () =>
    window.roomLeft === null ? {} : { quota: window.roomLeft, usage: 0 };

  let held: EventTarget | null = null;
  let asking: ((lock: EventTarget) => void) | null = null;
  window.screenLock = {
    hold() {
      // One that was let go is asked for again when the page is seen again.
      if (!asking) document.dispatchEvent(new Event('visibilitychange'));
      held = Object.assign(new EventTarget(), { release: () => Promise.resolve() });
      asking!(held);
      asking = null;
    },
    release: () => void held!.dispatchEvent(new Event('release')),
  };
  const wakeLock = { request: () => new Promise((given) => (asking = given)) };
  Object.defineProperty(navigator, 'wakeLock', { value: wakeLock });
}
