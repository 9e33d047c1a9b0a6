/** Clocks that a test can set: of a server of its own, and of the devices that use it. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { dataOfFirstRun } from './origin.ts';
import { type RunningServer, startServer } from '../support/server.ts';

export const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

export interface ServerWithClock extends RunningServer {
  /** Offset from the real time in milliseconds. Tokens and sessions follow it; timers do not. */
  setClock(offsetMs: number): void;
}

/** @param more environment variables of the server */
export async function startServerWithClock(more: Record<string, string> = {}): Promise<ServerWithClock> {
  const file = join(mkdtempSync(join(tmpdir(), 'patina-clock-')), 'offset');
  const setClock = (offsetMs: number) => writeFileSync(file, String(offsetMs));
  setClock(0);
  const preload = `--import=${new URL('shifted-clock.mjs', import.meta.url)}`;
  const env = { ...more, NODE_OPTIONS: preload, CLOCK_OFFSET_FILE: file };
  return { ...(await startServer({ from: await dataOfFirstRun(), env })), setClock };
}

/** Call before the first page of a window opens; its clock can be set afterwards. */
export async function giveClock(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const clock = globalThis as { clockOffsetMs?: number };
    const RealDate = Date;
    const now = () => RealDate.now() + (clock.clockOffsetMs ?? 0);
    globalThis.Date = class extends RealDate {
      constructor(...parts: []) {
        if (parts.length === 0) super(now());
        else super(...parts);
      }

      static override now = now;
    } as DateConstructor;
  });
}

/** Sets the clock of the open page; its timers are not affected. */
export const setClock = (page: Page, offsetMs: number): Promise<void> =>
  page.evaluate((ms) => void ((globalThis as { clockOffsetMs?: number }).clockOffsetMs = ms), offsetMs);
