/**
 * Windows that are used again. Most of what a window costs before its first page stands is a process of the browser and
 * the compiling of an app that is always the same; one that has only been emptied starts with both.
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

/** What is known of a window besides. */
interface Kept {
  readonly kind: string;
  readonly origin: string;
  /** Before this is watched for. */
  readonly openDevtools: () => Promise<CDPSession>;
  /** Something was put into it that cannot be taken out again. */
  dirty: boolean;
}

/** Served without the app, from the same origin. */
export const bare = '/healthz';

const viewport = { width: 1280, height: 800 };
/** An idle one holds a hundred megabytes. */
const maxIdle = 3;

export class Windows {
  readonly #browser: Browser;
  readonly #known = new WeakMap<BrowserContext, Kept>();
  #idle: PooledContext[] = [];

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** @param headers of every request that the window makes */
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

  /** Empties a window for the next, or closes it. @param whole false: something went wrong in it */
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

  /** @returns whether nothing is left of what was done in it */
  async #empty({ context, page }: PooledContext, { kind, origin, openDevtools }: Kept): Promise<boolean> {
    await Promise.all(
      context
        .pages()
        .filter((other) => other !== page)
        .map((other) => other.close()),
    );
    for (const type of ['console', 'pageerror', 'dialog', 'request'] as const) page.removeAllListeners(type);
    context.removeAllListeners('request');
    // Some pages ask before they let anybody leave.
    page.on('dialog', (dialog) => void dialog.accept());
    await Promise.all([context.unrouteAll(), page.unrouteAll(), context.setOffline(false)]);
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

/** With a second debugger beside Playwright's, a page that is offline may take itself to be online: it leaves at once. */
async function clearStorage(devtools: CDPSession, origin: string): Promise<void> {
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await devtools.detach();
}

/** Tells of what stays in a window for good: scripts and functions of a test, a stopped clock, a debugger of its own. */
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
 * Filling a cache with the whole app is as much work as everything else a window does. Only those that are about it
 * do it, with `serviceWorkers: 'allow'`; to the others it never gets as far.
 */
function keepServiceWorkerWaiting(): void {
  if (!('ServiceWorkerContainer' in self)) return;
  ServiceWorkerContainer.prototype.register = () => new Promise<never>(() => undefined);
}
