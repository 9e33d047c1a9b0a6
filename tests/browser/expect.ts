/**
 * The `expect` of drivers and walks is that of the running test runner, so that its reports show failures. Drivers run in
 * vitest and in Playwright's runner, and neither can be imported in the other.
 */
import type { ExpectStatic } from 'vitest';

const runner: { readonly expect: unknown } = process.env.VITEST
  ? await import('vitest')
  : await import('@playwright/test');

/** Use only what both runners have: equality of values, and `poll` with a timeout. */
export const expect = runner.expect as ExpectStatic;
