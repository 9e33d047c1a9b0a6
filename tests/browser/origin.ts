/** The embedded server that the spec files of one worker share, one after the other: files side by side never meet. */
declare module 'vitest' {
  interface ProvidedContext {
    /** Where a worker asks for the address of its server, which is started when it is asked for first. */
    serverDesk: string;
  }
}

export const firstRunPath = '/first-run';
/** Before the path of a worker's server. */
export const outputPath = '/output';

async function askDesk(path: string): Promise<string> {
  const { inject } = await import('vitest');
  const answer = await fetch(`${inject('serverDesk')}${path}`);
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}

/** The data that a server has after its first run; for `startServer` to go on from. */
export const dataOfFirstRun = () => askDesk(firstRunPath);

/** What the shared server has printed so far: mails with their links appear here. */
export const sharedOutput = async () =>
  ownServer ? ownServer.output() : askDesk(`${outputPath}/${process.env.VITEST_POOL_ID}`);

let origin: string | null = null;
let ownServer: { readonly origin: string; readonly output: () => string } | null = null;

/** Before `sharedOrigin`; `useBrowser` sees to it. */
export async function findServer(): Promise<void> {
  origin ??= await askDesk(`/${process.env.VITEST_POOL_ID}`);
}

/** Instead of the shared one, for a spec file that does something to its server; null gives the shared one back. */
export function shareServer(server: typeof ownServer): void {
  ownServer = server;
}

export function sharedOrigin(): string {
  if (ownServer) return ownServer.origin;
  if (origin === null) throw new Error('No server was asked for: useBrowser() does');
  return origin;
}
