/** The embedded server that the spec files of one worker share. They run one after the other; workers never share a server. */
declare module 'vitest' {
  interface ProvidedContext {
    /** Where a worker asks for the address of its server, which starts on the first request. */
    serverDesk: string;
  }
}

export const firstRunPath = '/first-run';
/** Prefix of the path of a worker's server. */
export const outputPath = '/output';

async function askDesk(path: string): Promise<string> {
  const { inject } = await import('vitest');
  const answer = await fetch(`${inject('serverDesk')}${path}`);
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}

/** A server's data after its first run, for `startServer` to copy. */
export const dataOfFirstRun = () => askDesk(firstRunPath);

/** Everything that the shared server has printed: mails with their links appear here. */
export const sharedOutput = async () =>
  ownServer ? ownServer.output() : askDesk(`${outputPath}/${process.env.VITEST_POOL_ID}`);

let origin: string | null = null;
let ownServer: { readonly origin: string; readonly output: () => string } | null = null;

/** Must be called before `sharedOrigin`; `useBrowser` does. */
export async function findServer(): Promise<void> {
  origin ??= await askDesk(`/${process.env.VITEST_POOL_ID}`);
}

/** Replaces the shared server for a spec file that changes its own; null restores it. */
export function shareServer(server: typeof ownServer): void {
  ownServer = server;
}

export function sharedOrigin(): string {
  if (ownServer) return ownServer.origin;
  if (origin === null) throw new Error('No server was asked for: useBrowser() does');
  return origin;
}
