/** axe over a page as a path finds it: states that look alike are looked at once in a run. */
import type { Page } from 'playwright-core';
import { untilStill } from '../looks.ts';
import { expectAccessible } from '../window.ts';

const seen = new Set<string>();

/** @param look what stands there, in anything that JSON can tell apart */
export async function lookOverOnce(page: Page, look: unknown): Promise<void> {
  const name = JSON.stringify([new URL(page.url()).pathname, look]);
  if (seen.has(name)) return;
  await untilStill(page);
  await expectAccessible(page);
  // What fails is looked at again, for as long as its path is being shrunk.
  seen.add(name);
}
