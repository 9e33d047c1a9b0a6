/**
 * A page on the embedded server, with its surroundings: another tab of the same browser, the network, the storage.
 * Drivers change these only through this module.
 */
import type { BrowserContext, Page } from 'playwright-core';
import { keepSession, type Session } from '../identity-store.ts';
import { bare } from '../browser-contexts.ts';
import { type Browser, openTab, type Window } from '../window.ts';
import { Gate, type GateOf, installGates, listenOn, type Wire } from './effects.ts';
import { type Journal, openJournal } from './journal.ts';

export interface Stage {
  readonly page: Page;
  /** Another tab of the same browser: it does not run the app, but shares the storage. */
  readonly other: OtherTab;
  readonly journal: Journal;
  readonly wires: Readonly<Record<string, Wire>>;
  readonly gates: Readonly<Record<string, Gate>>;
  close(): Promise<void>;
}

export interface StageOptions<Wires extends string = string, Gates extends string = string> {
  readonly path: string;
  readonly session: Session | null;
  /** Local keys to set before the page opens. */
  readonly local?: Readonly<Record<string, unknown>>;
  readonly wires?: Readonly<Record<Wires, Wire>>;
  readonly gates?: Readonly<Record<Gates, GateOf>>;
  /** Names of wires and gates that are held from the start. */
  readonly held?: readonly (Wires | Gates)[];
  /** What the other tab prepares before the page opens. */
  readonly prepare?: (other: OtherTab) => Promise<void>;
  /** Further setup of the browser before the page opens. */
  readonly install?: (context: BrowserContext) => Promise<void>;
  /** Whether the test controls the page's clock. */
  readonly clock?: boolean;
  /** Replacement periods for the page's intervals, by original period, both in milliseconds. */
  readonly paces?: Readonly<Record<number, number>>;
  readonly viewport?: { readonly width: number; readonly height: number };
}

/** How often the identity SDK looks for what other tabs did; a path need not wait that long. */
const pollEvery = 800;
const pollSooner = 40;

export async function openStage(browser: Browser, options: StageOptions): Promise<Stage> {
  const { path, session, local = {}, wires = {}, gates: kinds = {}, held = [], prepare } = options;
  const window = await browser.open(bare, {
    serviceWorkers: 'block',
    viewport: options.viewport ?? { width: 1280, height: 900 },
  });
  const { context } = window;
  context.setDefaultTimeout(10_000);
  const other = new OtherTab(window);
  if (session) await other.signIn(session);
  for (const [key, value] of Object.entries(local)) await other.keep(key, value);
  await prepare?.(other);
  await listenOn(context, Object.values(wires));
  for (const name of held) await wires[name]?.hold();
  if (options.clock) await context.clock.install();
  await context.addInitScript(
    (paces) => {
      const really = globalThis.setInterval;
      globalThis.setInterval = ((run: () => void, ms = 0, ...rest: unknown[]) =>
        really(run, paces[ms] ?? ms, ...rest)) as typeof setInterval;
    },
    { [pollEvery]: pollSooner, ...options.paces } as Readonly<Record<number, number>>,
  );
  await options.install?.(context);
  if (Object.keys(kinds).length > 0)
    await context.addInitScript(installGates, { kinds, held: held.filter((name) => name in kinds) });
  const journal = await openJournal(other.page);
  const { page } = await openTab(context, path);
  const gates = Object.fromEntries(Object.keys(kinds).map((name) => [name, new Gate(() => page, name)]));
  return { page, other, journal, wires, gates, close: () => context.close() };
}

export class OtherTab {
  readonly page: Page;

  constructor({ page }: Pick<Window, 'page'>) {
    this.page = page;
  }

  /** Signs in like the SDK: replaces everything stored there. */
  async signIn(session: Session): Promise<void> {
    await keepSession(this.page, session);
  }

  async signOut(): Promise<void> {
    await keepSession(this.page, null);
  }

  /** @param value null removes the key */
  async keep(key: string, value: unknown): Promise<void> {
    await this.page.evaluate(
      ([name, text]) => (text === null ? localStorage.removeItem(name) : localStorage.setItem(name, text)),
      [key, value === null ? null : JSON.stringify(value)] as const,
    );
  }

  async kept(key: string): Promise<unknown> {
    const text = await this.page.evaluate((name) => localStorage.getItem(name), key);
    return text === null ? null : (JSON.parse(text) as unknown);
  }
  /** Takes a lock as another tab running the app would: later requests wait. */
  async takeLock(name: string): Promise<void> {
    await this.page.evaluate(
      (lock) =>
        new Promise<void>((held) => {
          const locks = ((window as unknown as { locks?: Map<string, () => void> }).locks ??= new Map());
          if (locks.has(lock)) return held();
          void navigator.locks.request(lock, () => {
            held();
            return new Promise<void>((release) => locks.set(lock, release));
          });
        }),
      name,
    );
  }

  async giveLock(name: string): Promise<void> {
    await this.page.evaluate((lock) => {
      const { locks } = window as unknown as { locks: Map<string, () => void> };
      locks.get(lock)!();
      locks.delete(lock);
    }, name);
  }
}
