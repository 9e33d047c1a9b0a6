/**
 * The browser's MediaRecorder, disk and wake lock, controlled by a path: it decides when recorded data arrives, whether it is
 * written or finds no room, and whether the screen stays on. The calls are `list`, `finish` and `remove`, and for writing
 * `begin` and `append`; the files themselves are real.
 */
import type { BrowserContext, Page } from 'playwright-core';
import type { RecordingKind } from '../../../src/events/recording/recording.ts';
import { recording } from '../../server/trade/recordings.ts';
import type { OtherTab } from './stage.ts';

declare global {
  interface Window {
    recorders: {
      /** The most recent recorder. */
      last: MediaRecorder | null;
      /** The disk accepts no more data. */
      full: boolean;
      /** Number of chunks that were written, or found no room. */
      answered: number;
      give(): void;
    };
    screenLock: { hold(): void; release(): void };
    /** Free bytes; null: the browser does not say. */
    roomLeft: number | null;
  }
}

/** Call before the page opens, after `putCalls`. */
export async function putRecorder(context: BrowserContext): Promise<void> {
  const whole = await recording();
  await context.addInitScript(installRecorder, whole.toString('base64'));
}

/** What the browser does by itself. */
export const recorderOf = (page: Page) => ({
  /** Resolves once it was asked to record. */
  async begins() {
    await page.waitForFunction(() => window.recorders.last?.state === 'recording', null, { polling: 15 });
    await page.evaluate(() => void window.recorders.last!.dispatchEvent(new Event('start')));
  },
  tells: (type: 'pause' | 'resume' | 'stop' | 'error') =>
    page.evaluate((event) => void window.recorders.last!.dispatchEvent(new Event(event)), type),
  /** Delivers a chunk of recorded data. */
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

/** Leaves an interrupted recording of an earlier visit; an existing one stays unchanged. */
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
      // Most of it in the first chunk, so that it is playable; then a little each time.
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
          // After the caller has received the answer.
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
    // The file of a recording.
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
      // After a release the app asks again when the page becomes visible.
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
