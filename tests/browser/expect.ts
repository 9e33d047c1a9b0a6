/**
 * What drivers and walks expect with: the runner's own, so that its reports show it. Drivers run in vitest and in
 * Playwright's runner, and neither can be imported in the other.
 */
import type { ExpectStatic } from 'vitest';

const runner: { readonly expect: unknown } = process.env.VITEST
  ? await import('vitest')
  : await import('@playwright/test');

/** Only what both have: values that are equal, `poll` with a timeout. */
export const expect = runner.expect as ExpectStatic;
