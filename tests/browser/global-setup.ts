/** An embedded server for each worker that wants one; a spec that must break a server starts its own. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { type RunningServer, startServer } from './server.ts';

export default async function setup(project: TestProject) {
  const servers = new Map<string, Promise<RunningServer>>();
  const serverOf = (worker: string) => {
    const server = servers.get(worker) ?? startServer();
    servers.set(worker, server);
    return server;
  };
  const desk = createServer((request, response) => {
    serverOf(request.url ?? '').then(
      ({ origin }) => response.end(origin),
      (error: unknown) => {
        servers.delete(request.url ?? '');
        response.writeHead(500).end(String(error));
      },
    );
  });
  await new Promise<void>((listening) => desk.listen(0, '127.0.0.1', listening));
  project.provide('serverDesk', `http://127.0.0.1:${(desk.address() as AddressInfo).port}`);

  return async () => {
    desk.closeAllConnections();
    desk.close();
    for (const one of await Promise.allSettled(servers.values())) {
      if (one.status === 'rejected') continue;
      await one.value.stop();
      one.value.remove();
    }
  };
}
