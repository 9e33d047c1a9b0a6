/**
 * Walks through a task as a person does on a phone, and counts what it takes. The page itself counts the taps and keys: only
 * events that the browser trusts, so no script can add any, and none is missed.
 *
 * Seconds are those of a person, estimated from the counts and therefore the same on every machine: a keystroke-level model
 * (Card, Moran and Newell, 1980) with typing at 36 words a minute, as people type on phones (Palin et al., 2019), and with ten
 * seconds to read each new page. The time that pages take to answer is measured, and told apart.
 */
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { bare, type useBrowser, type Window } from './support.ts';
import type { Login } from './people.ts';

/** Seconds to decide on a step, and to reach for it. */
const decide = 1.35;
const reach = 1.1;
/** Seconds a character: 36 words of five characters a minute. */
const perKey = 60 / (36 * 5);
const readPage = 10;

export interface Walked {
  /** Presses on the screen, and keys that type nothing, such as Enter. */
  readonly taps: number;
  /** Characters typed. */
  readonly keys: number;
  /** Addresses opened, the first included. */
  readonly pages: number;
  /** Of a person, estimated. */
  readonly seconds: number;
  /** Measured, all waiting for the product included. */
  readonly machineSeconds: number;
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export interface Walker {
  readonly page: Page;
  tap(target: Locator): Promise<void>;
  /** Taps a field and types into it, key by key. */
  type(field: Locator, text: string): Promise<void>;
  /** Counts from here on, as from the page that is open. */
  begin(): void;
  end(): Walked;
}

/**
 * Opens a window of a phone in which every press counts.
 * @param login who is signed in; null: a visitor
 * @param prepare the window, before its first page opens
 */
export async function walkerOn(
  browser: ReturnType<typeof useBrowser>,
  login: Login | null,
  path: string,
  prepare?: (context: BrowserContext) => Promise<void>,
): Promise<Walker & Window> {
  const window = login ? await browser.openAs(login, bare, phone) : await browser.open(bare, phone);
  const { page, context } = window;
  const counted = { taps: 0, keys: 0, pages: 1 };
  let begun = performance.now();
  await context.exposeBinding('countPress', (_, kind: 'taps' | 'keys') => void (counted[kind] += 1));
  await context.addInitScript(() => {
    const { countPress } = globalThis as unknown as { countPress: (kind: 'taps' | 'keys') => void };
    addEventListener('pointerdown', (event) => event.isTrusted && countPress('taps'), { capture: true });
    addEventListener(
      'keydown',
      (event) => event.isTrusted && countPress(event.key.length === 1 ? 'keys' : 'taps'),
      { capture: true },
    );
  });
  let seen = '';
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return;
    const { pathname } = new URL(frame.url());
    if (seen !== '' && pathname !== seen) counted.pages += 1;
    seen = pathname;
  });
  await prepare?.(context);
  await page.goto(path);
  return {
    ...window,
    tap: (target) => target.tap(),
    async type(field, text) {
      await field.tap();
      await field.pressSequentially(text);
    },
    begin() {
      Object.assign(counted, { taps: 0, keys: 0, pages: 1 });
      begun = performance.now();
    },
    end() {
      const { taps, keys, pages } = counted;
      const seconds = Math.round(taps * (decide + reach) + keys * perKey + pages * readPage);
      return { taps, keys, pages, seconds, machineSeconds: (performance.now() - begun) / 1000 };
    },
  };
}

export const printed = (task: string, { taps, keys, pages, seconds, machineSeconds }: Walked) =>
  `${task}: ${taps} taps, ${keys} keys, ${pages} pages, about ${seconds} s of a person, ${machineSeconds.toFixed(1)} s measured`;
