/** Forwards connections to a port that can be changed, like a proxy in front of PostgreSQL at a failover. */
import { connect, createServer, type Socket } from 'node:net';

export interface SwitchingProxy {
  readonly port: number;
  /** Cuts open connections; new ones go to `target`. */
  switchTo(target: number): void;
  /** Cuts one connection in the middle of its traffic. */
  cutOne(random: () => number): void;
  close(): Promise<void>;
}

export async function startSwitchingProxy(first: number): Promise<SwitchingProxy> {
  let target = first;
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    open.add(client);
    client.pipe(upstream).pipe(client);
    for (const socket of [client, upstream]) {
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(client);
        client.destroy();
        upstream.destroy();
      });
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const cutAll = () => {
    for (const socket of open) socket.resetAndDestroy();
  };
  return {
    port: (server.address() as { port: number }).port,
    switchTo(port) {
      target = port;
      cutAll();
    },
    cutOne: (random) => [...open][Math.floor(random() * open.size)]?.resetAndDestroy(),
    async close() {
      const closed = new Promise((done) => server.close(done));
      cutAll();
      await closed;
    },
  };
}
