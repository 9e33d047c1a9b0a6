/** Clocks that a test sets: that of a server of its own, and those of the devices in front of it. */
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
  /** Milliseconds before or after the real time. Tokens and sessions follow it; timers do not. */
  setClock(offsetMs: number): void;
}

export async function startServerWithClock(): Promise<ServerWithClock> {
  const file = join(mkdtempSync(join(tmpdir(), 'patina-clock-')), 'offset');
  const setClock = (offsetMs: number) => writeFileSync(file, String(offsetMs));
  setClock(0);
  const preload = `--import=${new URL('shifted-clock.mjs', import.meta.url)}`;
  const env = { NODE_OPTIONS: preload, CLOCK_OFFSET_FILE: file };
  return { ...(await startServer({ from: await dataOfFirstRun(), env })), setClock };
}

/** Before the first page of a window: its clock can be set from now on. */
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

/** Of the page that stands there; timers go on as they are. */
export const setClock = (page: Page, offsetMs: number): Promise<void> =>
  page.evaluate((ms) => void ((globalThis as { clockOffsetMs?: number }).clockOffsetMs = ms), offsetMs);
