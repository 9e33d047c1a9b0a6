/**
 * The edge paths of one statechart on the real pages: a person clicks and types; other tabs, the network and the storage
 * do what the path says; the page must show, request and log what the statechart says. PAGE_PATH selects a single path, as
 * failures suggest. Each statechart has a spec file of its own, so that they run in parallel.
 */
import { beforeAll, expect, it } from 'vitest';
import { flaky } from '../../reporter.ts';
import { demoPassword } from '../../support/server.ts';
import { sharedOrigin } from '../origin.ts';
import { useBrowser } from '../support.ts';
import type { PageDriver } from './driver.ts';
import { drivers } from './drivers.ts';
import { walkAll } from './walk-all.ts';

/** The whole content of a spec file. */
export function walkPagesOf(noun: string): void {
  const driverOf = useDrivers(noun);

  it(
    `walks every step that the pages of ${noun} can take`,
    // Enough to walk a path twice on a busy machine: each wait in it has its own timeout.
    { timeout: process.env.WALK_ALL ? 2_400_000 : 600_000, retry: 0 },
    async ({ annotate }) => {
      const { paths, steps, stumbles } = await walkAll(driverOf(noun));
      expect(steps).toBeGreaterThan(0);
      for (const stumble of stumbles) await annotate(stumble, flaky);
      console.log(`${noun}: ${paths} paths, ${steps} steps`);
    },
  );
}

export interface ShortWalk {
  readonly noun: string;
  /** The rules that it shows. */
  readonly what: string;
  /** In the format of `PAGE_PATH`. */
  readonly path: string;
}

/** The whole content of a spec file that walks one path of each page, for the usual run. */
export function walkShortly(...walks: readonly ShortWalk[]): void {
  const driverOf = useDrivers(...walks.map(({ noun }) => noun));
  it.each(walks)('$noun: $what', { timeout: 120_000 }, async ({ noun, path }) => {
    const { steps } = await walkAll(driverOf(noun), path);
    expect(steps).toBe(path.split(' ').length);
  });
}

/** The drivers of the pages with their people, available once the server is running. */
function useDrivers(...nouns: readonly string[]): (noun: string) => PageDriver {
  const browser = useBrowser();
  const met = new Map<string, PageDriver>();
  beforeAll(async () => {
    const venue = { browser, origin: sharedOrigin(), demoPassword };
    for (const noun of nouns) met.set(noun, await drivers[noun]!.meet(venue));
  });
  return (noun) => met.get(noun)!;
}
