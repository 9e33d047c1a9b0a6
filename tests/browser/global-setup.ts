/** One embedded server for all browser specs; a spec that must break a server starts its own. */
import type { TestProject } from 'vitest/node';
import { startServer } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    origin: string;
  }
}

export default async function setup(project: TestProject) {
  const server = await startServer();
  project.provide('origin', server.origin);
  return async () => {
    await server.stop();
    server.remove();
  };
}
