/** The log of the browser, written by another tab: with the product's own code for the log, but without a page. */
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import type { EventRecord, Fact } from '../../../src/events/log/event.ts';
import type { EventLog } from '../../../src/events/log/log.ts';

declare global {
  interface Window {
    otherLog: EventLog;
  }
}

const assets = resolve(import.meta.dirname, '../../../dist/app/assets');

export class OtherLog {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  /** @param page of the same origin */
  static async open(page: Page): Promise<OtherLog> {
    const chunk = readdirSync(assets).find((name) => /^indexeddb-log-.*\.js$/.test(name));
    const url = `/${join('assets', chunk ?? 'is-not-built')}`;
    // As text: a function would be transformed on its way here.
    await page.evaluate(
      `import('${url}').then(({ openIndexedDbLog }) => { window.otherLog = openIndexedDbLog(); })`,
    );
    return new OtherLog(page);
  }

  /** @param after seq of the last record that is known already */
  read(stream: string, after = 0): Promise<readonly EventRecord[]> {
    return this.#page.evaluate(
      async ([name, known]) => {
        const records: EventRecord[] = [];
        for await (const batch of window.otherLog.read(name, { after: known })) records.push(...batch);
        return records;
      },
      [stream, after] as const,
    );
  }

  /**
   * @param after seq of the last record
   * @param how silently: no other tab is notified, as when the notice is late
   */
  async append(
    stream: string,
    after: number,
    facts: readonly Fact[],
    how: { readonly silently: boolean } = { silently: false },
  ): Promise<void> {
    const stamp = { at: new Date().toISOString(), actor: 'other', device: 'other' };
    await this.#page.evaluate(
      async ([name, seq, reported, by, silently]) => {
        const { postMessage } = BroadcastChannel.prototype;
        if (silently) BroadcastChannel.prototype.postMessage = () => undefined;
        await window.otherLog.append(name, seq, reported, by);
        BroadcastChannel.prototype.postMessage = postMessage;
      },
      [stream, after, facts, stamp, how.silently] as const,
    );
  }
}
