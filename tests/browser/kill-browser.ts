/** Ends a browser as a crash does: every process of it, with kill -9. */
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { BrowserContext } from 'playwright-core';

/** Finds the processes of a browser that was started for this context alone; the returned function ends them at once. */
export async function prepareKill(context: BrowserContext): Promise<() => Promise<void>> {
  const session = await context.browser()!.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return async () => {
    const gone = new Promise<void>((closed) => context.once('close', () => closed()));
    // The first of them takes the rest down, and some are gone before it is their turn.
    for (const { id } of processInfo) killNow(id);
    await gone;
    // As long as one of them lives, it may hold the profile's databases.
    while (processInfo.some(({ id }) => isRunning(id))) await setTimeout(20);
  };
}

function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/** A process that has ended but was not yet collected by its parent does not count. Where there is no /proc: false. */
function isRunning(pid: number): boolean {
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
