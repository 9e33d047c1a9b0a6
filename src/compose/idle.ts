/** Delays what a visitor's first page can do without (docs/decisions/0060-load-what-the-first-page-can-do-without-later.md). */
import { userKey } from '../adapters/profile.adapter.ts';

export interface Opening {
  /** Whether the page that opens can be read without knowing who reads it. */
  readonly reading: boolean;
  /** Resolves when the app may show more than a prerendered page knows. */
  readonly whenMounted: Promise<void>;
}

/** Resolves when the browser is idle. */
export function pause(): Promise<void> {
  const longest = 1500;
  return new Promise((go) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(go, 200);
    else requestIdleCallback(() => go(), { timeout: longest });
  });
}

/** Resolves when more than the first page may be fetched: at once for somebody who was signed in. */
export async function whenIdleAfter({ reading, whenMounted }: Opening): Promise<void> {
  const signedInBefore = userKey().read().state === 'saved';
  await whenMounted;
  if (reading && !signedInBefore) await pause();
}
