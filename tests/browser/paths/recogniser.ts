/**
 * A speech recognizer controlled by a path: which languages it supports, what it hears and when it ends. Its calls are
 * `available` and `install`. Chromium without a network has none of its own.
 */
import type { BrowserContext, Page } from 'playwright-core';

declare global {
  interface Window {
    recogniserOfPath: {
      /** Availability of a language on this device, and anywhere. */
      here: string;
      anywhere: string;
      running: boolean;
      tell(type: string, more?: object): void;
      hear(text: string, isFinal: boolean): void;
      /** The element whose sound it hears. */
      sound: HTMLAudioElement | null;
    };
  }
}

/** Call before the page opens, after `putCalls`. */
export async function putRecogniser(context: BrowserContext): Promise<void> {
  await context.addInitScript(installRecogniser);
}

export const recogniserOf = (page: Page) => ({
  knows: (here: string, anywhere: string) =>
    page.evaluate((said) => void Object.assign(window.recogniserOfPath, said), { here, anywhere }),
  async untilAsked() {
    await page.waitForFunction(() => window.recogniserOfPath.running, null, { polling: 15 });
  },
  tells: (type: 'start' | 'end') => page.evaluate((event) => window.recogniserOfPath.tell(event), type),
  fails: (error: string) =>
    page.evaluate((why) => window.recogniserOfPath.tell('error', { error: why }), error),
  hears: (text: string, isFinal: boolean) =>
    page.evaluate(([said, over]) => window.recogniserOfPath.hear(said, over), [text, isFinal] as const),
  soundEnds: () => page.evaluate(() => void window.recogniserOfPath.sound!.dispatchEvent(new Event('ended'))),
});

/** Runs in the page before its own scripts. */
function installRecogniser(): void {
  // The app uses only brands that are known to answer.
  Object.defineProperty(navigator, 'userAgentData', { value: { brands: [{ brand: 'Google Chrome' }] } });
  let current: EventTarget | null = null;
  let results: object[] = [];
  const set = (running: boolean) => Object.assign(window.recogniserOfPath, { running });
  /** One at a time, like the browser's own. */
  const listen = (one: EventTarget | null) => {
    current = one;
    results = [];
    set(one !== null);
  };
  class Recogniser extends EventTarget {
    static async available({ processLocally }: { readonly processLocally: boolean }) {
      await window.calls.turn('available');
      return processLocally ? window.recogniserOfPath.here : window.recogniserOfPath.anywhere;
    }
    static async install() {
      await window.calls.turn('install');
      return true;
    }
    start() {
      listen(this);
    }
    stop() {
      // It ends when the path says so.
    }
    abort() {
      if (current === this) listen(null);
    }
  }
  const tell = (type: string, more: object = {}) =>
    void current?.dispatchEvent(Object.assign(new Event(type), more));
  const Really = window.Audio;
  window.recogniserOfPath = {
    ...{ here: 'unavailable', anywhere: 'unavailable', running: false, sound: null, tell },
    hear(text, isFinal) {
      const open = results.findIndex((result) => !(result as { readonly isFinal: boolean }).isFinal);
      const resultIndex = open < 0 ? results.length : open;
      results[resultIndex] = Object.assign([{ transcript: text }], { isFinal });
      tell('result', { resultIndex, results: [...results] });
    },
  };
  Object.assign(window, {
    ...{ SpeechRecognition: Recogniser, webkitSpeechRecognition: undefined },
    Audio: function (url: string) {
      return (window.recogniserOfPath.sound = new Really(url));
    },
  });
}
