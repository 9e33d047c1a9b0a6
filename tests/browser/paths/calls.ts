/**
 * What a page asks of the browser itself, such as a camera or the content of a file: a call waits like the requests of
 * `effects.ts`, and then succeeds or fails as it would in reality.
 */
import type { BrowserContext, Page } from 'playwright-core';
import type { Effect } from './effects.ts';

/** One kind of call to the browser. */
export class Call implements Effect {
  readonly #page: Page;
  readonly #name: string;

  constructor(page: Page, name: string) {
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

  /** Ends the waiting call only; later ones still wait. */
  async pass(fault: string | null = null): Promise<void> {
    await this.#page.waitForFunction((name) => window.calls.waits(name), this.#name, { polling: 15 });
    await this.#page.evaluate(([name, why]) => window.calls.pass(name, why), [this.#name, fault] as const);
  }
}

/** Call before the page opens. @param held the kinds that wait from the start */
export async function putCalls(context: BrowserContext, ...held: readonly string[]): Promise<void> {
  await context.addInitScript(installCalls, held);
}

declare global {
  interface Window {
    calls: {
      hold(name: string): void;
      hasBegun(name: string): boolean;
      waits(name: string): boolean;
      /** Ends the last call this way; nobody waits for earlier ones any more. */
      end(name: string, fault: string | null): void;
      /** The same, but later calls still wait. */
      pass(name: string, fault: string | null): void;
      /** Begins a call: waits while its kind is held, and rejects where the path says that it fails. */
      turn(name: string): Promise<void>;
    };
  }
}

/** Runs in the page before its own scripts. */
function installCalls(heldAtFirst: readonly string[]): void {
  const held = new Set(heldAtFirst);
  const begun = new Map<string, number>();
  const before = new Map<string, number>();
  const waiting = new Map<string, ((fault: string | null) => void)[]>();
  window.calls = {
    hold(name) {
      held.add(name);
      before.set(name, begun.get(name) ?? 0);
    },
    hasBegun: (name) => (begun.get(name) ?? 0) > (before.get(name) ?? 0),
    waits: (name) => (waiting.get(name) ?? []).length > 0,
    end(name, fault) {
      held.delete(name);
      window.calls.pass(name, fault);
    },
    pass(name, fault) {
      const all = waiting.get(name) ?? [];
      waiting.delete(name);
      const last = all.pop();
      for (const end of all) end('AbortError');
      last?.(fault);
    },
    async turn(name) {
      if (!held.has(name)) return;
      begun.set(name, (begun.get(name) ?? 0) + 1);
      const fault = await new Promise<string | null>((end) => {
        waiting.set(name, [...(waiting.get(name) ?? []), end]);
      });
      if (fault !== null) throw new DOMException('As the path says', fault);
    },
  };
}
