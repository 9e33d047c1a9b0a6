/** Measures how long a page was unresponsive: tasks of its main thread that took more than 50 ms. */
import type { Page } from 'playwright-core';

interface Watched {
  tasks: number[];
}

/** Starts watching, until the page is left. */
export const watchTasks = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const watched: Watched = { tasks: [] };
    Object.assign(globalThis, { watched });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) watched.tasks.push(duration);
    }).observe({ type: 'longtask' });
  });

/** The longest since the last call, in ms; 0 for none over 50, since shorter ones are not reported one by one. */
export const longestTask = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await new Promise((later) => setTimeout(later, 500));
    const { watched } = globalThis as unknown as { watched: Watched };
    return Math.max(0, ...watched.tasks.splice(0));
  });
