/** An embedded server for every worker of the browser specs; a spec that must break a server starts its own. */
import type { TestProject } from 'vitest/node';
import { startServer } from './server.ts';

export default async function setup(project: TestProject) {
  const workers = Number(project.config.maxWorkers);
  const servers = await Promise.all(Array.from({ length: workers }, () => startServer()));
  project.provide(
    'origins',
    servers.map(({ origin }) => origin),
  );
  return async () => {
    await Promise.all(servers.map((server) => server.stop()));
    for (const server of servers) server.remove();
  };
}
