/** The embedded server that the spec files of one worker share, one after the other: files side by side never meet. */
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where a worker asks for the address of its server, which is started when it is asked for first. */
    serverDesk: string;
  }
}

let origin: string | null = null;

/** Before `sharedOrigin`; `useBrowser` sees to it. */
export async function findServer(): Promise<void> {
  if (origin !== null) return;
  const answer = await fetch(`${inject('serverDesk')}/${process.env.VITEST_POOL_ID}`);
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  origin = text;
}

export function sharedOrigin(): string {
  if (origin === null) throw new Error('No server was asked for: useBrowser() does');
  return origin;
}
