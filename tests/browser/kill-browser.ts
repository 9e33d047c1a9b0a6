/** Ends a browser like a crash: kills all of its processes with kill -9. */
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { BrowserContext } from 'playwright-core';

/** Finds the processes of a browser that was started for this context alone; the returned function kills them at once. */
export async function prepareKill(context: BrowserContext): Promise<() => Promise<void>> {
  const session = await context.browser()!.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return async () => {
    const gone = new Promise<void>((closed) => context.once('close', () => closed()));
    // The first kill ends most of the others, so some are gone already.
    for (const { id } of processInfo) killNow(id);
    await gone;
    // A process that is still running may hold the databases of the profile.
    while (processInfo.some(({ id }) => isRunning(id))) await setTimeout(20);
  };
}

function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

/** Zombies, which the parent has not collected yet, do not count. Without /proc: false. */
function isRunning(pid: number): boolean {
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
