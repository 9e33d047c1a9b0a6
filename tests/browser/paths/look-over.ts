/** Runs axe on the page of a path: states that look alike are checked once per run. */
import type { Page } from 'playwright-core';
import { untilStill } from '../looks.ts';
import { expectAccessible } from '../window.ts';

const seen = new Set<string>();

/** @param look key of the visible state, as a JSON value */
export async function lookOverOnce(page: Page, look: unknown): Promise<void> {
  const name = JSON.stringify([new URL(page.url()).pathname, look]);
  if (seen.has(name)) return;
  await untilStill(page);
  await expectAccessible(page);
  // Marked only after success, so that a failure is found again while its path is being shrunk.
  seen.add(name);
}
