/**
 * A pool of windows. Most of the cost of a new window is starting a browser process and compiling an app that is always the
 * same; a window that has only been emptied has both already.
 */
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';

/** One tab in a context of its own. */
export interface PooledContext {
  readonly context: BrowserContext;
  readonly page: Page;
}

export interface PooledContextOptions extends BrowserContextOptions {
  readonly baseURL: string;
}

/** Further data about a window. */
interface Kept {
  readonly kind: string;
  readonly origin: string;
  /** Only for the pool: called before `watchWear`, which would take it for wear. */
  readonly openDevtools: () => Promise<CDPSession>;
  /** Something in it cannot be undone, so it is not used again. */
  dirty: boolean;
}

/** A page of the same origin that does not load the app. */
export const bare = '/healthz';

const viewport = { width: 1280, height: 800 };
/** An idle window takes about a hundred megabytes. */
const maxIdle = 3;

export class Windows {
  readonly #browser: Browser;
  readonly #known = new WeakMap<BrowserContext, Kept>();
  #idle: PooledContext[] = [];

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** @param headers sent with every request of the window */
  async take(
    options: PooledContextOptions,
    headers: Readonly<Record<string, string>>,
  ): Promise<PooledContext> {
    const kind = JSON.stringify(options);
    const found = this.#idle.find(({ context }) => this.#known.get(context)?.kind === kind);
    this.#idle = this.#idle.filter((pooled) => pooled !== found);
    const pooled = found ?? (await this.#open(kind, options));
    await pooled.context.setExtraHTTPHeaders(headers);
    return pooled;
  }

  async #open(kind: string, options: PooledContextOptions): Promise<PooledContext> {
    const context = await this.#browser.newContext({ viewport, reducedMotion: 'reduce', ...options });
    if (options.serviceWorkers === undefined) await context.addInitScript(keepServiceWorkerWaiting);
    const page = await context.newPage();
    const debug = context.newCDPSession.bind(context);
    const kept = {
      kind,
      origin: options.baseURL,
      openDevtools: () => debug(page),
      dirty: options.serviceWorkers === 'allow',
    };
    this.#known.set(context, kept);
    watchWear(context, page, () => void (kept.dirty = true));
    return { context, page };
  }

  /** Empties a window for reuse, or closes it. @param whole false: something went wrong in it */
  async giveBack(pooled: PooledContext, whole: boolean): Promise<void> {
    const kept = this.#known.get(pooled.context);
    const usable = whole && kept && !kept.dirty && !pooled.page.isClosed();
    if (!usable || !(await this.#empty(pooled, kept).catch(() => false))) {
      await pooled.context.close();
      return;
    }
    this.#idle.push(pooled);
    const [oldest] = this.#idle;
    if (this.#idle.length <= maxIdle || !oldest) return;
    this.#idle.shift();
    await oldest.context.close();
  }

  /** @returns whether no trace of its use is left */
  async #empty({ context, page }: PooledContext, { kind, origin, openDevtools }: Kept): Promise<boolean> {
    await Promise.all(
      context
        .pages()
        .filter((other) => other !== page)
        .map((other) => other.close()),
    );
    for (const type of ['console', 'pageerror', 'dialog', 'request'] as const) page.removeAllListeners(type);
    context.removeAllListeners('request');
    // Some pages ask for confirmation before they are left.
    page.on('dialog', (dialog) => void dialog.accept());
    // A handler that still waits for the server must not fail the run when it answers a request of the test before.
    const behavior = 'ignoreErrors';
    await Promise.all([
      context.unrouteAll({ behavior }),
      page.unrouteAll({ behavior }),
      context.setOffline(false),
    ]);
    await page.goto(`${origin}${bare}`);
    page.removeAllListeners('dialog');
    const { viewport: wanted = viewport, ...options } = JSON.parse(kind) as PooledContextOptions;
    await Promise.all([
      page.evaluate(() => sessionStorage.clear()),
      page.emulateMedia({
        media: null,
        forcedColors: null,
        colorScheme: options.colorScheme ?? null,
        reducedMotion: options.reducedMotion ?? 'reduce',
      }),
      wanted && page.setViewportSize(wanted),
      context.clearPermissions(),
      context.clearCookies(),
      clearStorage(await openDevtools(), origin),
    ]);
    return page.evaluate(
      async () =>
        localStorage.length + sessionStorage.length + document.cookie.length === 0 &&
        (await indexedDB.databases()).length === 0,
    );
  }
}

/** With a second debugger beside Playwright's, an offline page may believe that it is online; so this one detaches at once. */
async function clearStorage(devtools: CDPSession, origin: string): Promise<void> {
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await devtools.detach();
}

/** Reports changes that stay in a window for good: scripts and functions of a test, a stopped clock, a debugger. */
function watchWear(context: BrowserContext, page: Page, wear: () => void): void {
  const watch = <Name extends string>(target: Record<Name, unknown>, names: readonly Name[]) => {
    for (const name of names) {
      const call = target[name] as (...args: unknown[]) => unknown;
      target[name] = (...args: unknown[]) => {
        wear();
        return call.apply(target, args);
      };
    }
  };
  watch(context, ['addInitScript', 'exposeFunction', 'exposeBinding', 'newCDPSession']);
  watch(page, ['addInitScript', 'exposeFunction', 'exposeBinding']);
  watch(context.clock, ['install', 'setFixedTime', 'setSystemTime', 'pauseAt']);
}

/**
 * Filling a cache with the whole app is as much work as everything else a window does, so the service worker never gets that
 * far, except in tests about it, which set `serviceWorkers: 'allow'`.
 */
function keepServiceWorkerWaiting(): void {
  if (!('ServiceWorkerContainer' in self)) return;
  ServiceWorkerContainer.prototype.register = () => new Promise<never>(() => undefined);
}
