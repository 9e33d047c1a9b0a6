/** The embedded server that the spec files of one worker share, one after the other: files side by side never meet. */
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** One for every worker. */
    origins: readonly string[];
  }
}

export function sharedOrigin(): string {
  const origins = inject('origins');
  return origins[(Number(process.env.VITEST_POOL_ID) - 1) % origins.length]!;
}
