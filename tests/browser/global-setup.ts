/**
 * Starts an embedded server for each worker that asks for one; a spec that must break a server starts its own. The first
 * server is started on demand and stopped again: all others start from copies of its data.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { firstRunPath, outputPath } from './origin.ts';
import { type RunningServer, startServer } from '../support/server.ts';

export default async function setup(project: TestProject) {
  const servers = new Map<string, Promise<RunningServer>>();
  const once = (path: string, start: () => Promise<RunningServer>) => {
    const server = servers.get(path) ?? start();
    servers.set(path, server);
    // After a failure the next request tries again.
    server.catch(() => servers.delete(path));
    return server;
  };
  const firstRun = () =>
    once(firstRunPath, async () => {
      const server = await startServer();
      await server.stop();
      return server;
    });
  const answerTo = async (path: string): Promise<string> => {
    if (path === firstRunPath) return (await firstRun()).dataDir;
    if (path.startsWith(outputPath))
      return (await servers.get(path.slice(outputPath.length)))?.output() ?? '';
    const server = await once(path, async () => startServer({ from: (await firstRun()).dataDir }));
    return server.origin;
  };
  const desk = createServer((request, response) => {
    answerTo(request.url ?? '').then(
      (answer) => response.end(answer),
      (error: unknown) => response.writeHead(500).end(String(error)),
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
