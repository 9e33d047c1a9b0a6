/**
 * The edge paths of one statechart on the real pages: a person clicks and types; other tabs, the network and the storage
 * do what the path says; the page must show, ask for and log what the statechart says. One path alone is walked with
 * PAGE_PATH, as a failure says. Each statechart has a spec file of its own, so that several are walked side by side.
 */
import { beforeAll, expect, it } from 'vitest';
import { flaky } from '../../reporter.ts';
import { demoPassword } from '../../support/server.ts';
import { sharedOrigin } from '../origin.ts';
import { useBrowser } from '../support.ts';
import type { PageDriver } from './driver.ts';
import { drivers } from './drivers.ts';
import { walkAll } from './walk-all.ts';

/** The whole of a spec file. */
export function walkPagesOf(noun: string): void {
  const browser = useBrowser();
  let driver: PageDriver;
  beforeAll(async () => {
    driver = await drivers[noun]!.meet({ browser, origin: sharedOrigin(), demoPassword });
  });

  it(
    `walks every step that the pages of ${noun} can take`,
    // Long enough for a path that is walked twice on a busy machine: each wait in it has a bound of its own.
    { timeout: process.env.WALK_ALL ? 2_400_000 : 600_000, retry: 0 },
    async ({ annotate }) => {
      const { paths, steps, stumbles } = await walkAll(driver);
      expect(steps).toBeGreaterThan(0);
      for (const stumble of stumbles) await annotate(stumble, flaky);
      console.log(`${noun}: ${paths} paths, ${steps} steps`);
    },
  );
}
