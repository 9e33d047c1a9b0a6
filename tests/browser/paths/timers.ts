/** Holds timers of certain lengths until a path ends them; all others run normally. */
import type { BrowserContext, Page } from 'playwright-core';

declare global {
  interface Window {
    timers: {
      /** Whether timers that begin now wait. */
      held: boolean;
      waiting(): number;
      end(): void;
    };
  }
}

/** Call before the page opens. @param ms the lengths of timers that wait */
export async function holdTimers(context: BrowserContext, ...ms: readonly number[]): Promise<void> {
  await context.addInitScript(installTimers, ms);
}

/** Ends the waiting timers, once there is one. */
export async function endTimers(page: Page): Promise<void> {
  await page.waitForFunction(() => window.timers.waiting() > 0, null, { polling: 15 });
  await page.evaluate(() => window.timers.end());
}

/** While `meanwhile` runs, no timer waits. */
export async function letTimersRun(page: Page, meanwhile: () => Promise<void>): Promise<void> {
  await page.evaluate(() => void (window.timers.held = false));
  await meanwhile();
  await page.evaluate(() => void (window.timers.held = true));
}

/** Runs in the page before its own scripts. */
function installTimers(held: readonly number[]): void {
  const waiting = new Map<unknown, () => void>();
  const { setTimeout: start, clearTimeout: stop } = globalThis;
  window.timers = {
    held: true,
    waiting: () => waiting.size,
    end() {
      const due = [...waiting];
      waiting.clear();
      for (const [timer, run] of due) {
        stop(timer as number);
        run();
      }
    },
  };
  globalThis.setTimeout = ((run: () => void, ms = 0, ...rest: unknown[]) => {
    if (!held.includes(ms) || !window.timers.held) return start(run, ms, ...rest);
    const timer = start(() => undefined, 2 ** 30);
    waiting.set(timer, run);
    return timer;
  }) as typeof setTimeout;
  globalThis.clearTimeout = ((timer) => {
    waiting.delete(timer);
    stop(timer);
  }) as typeof clearTimeout;
}
