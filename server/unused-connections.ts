/** Connections that browsers open ahead of need. */
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Closes them when the server stops. Node takes one that has carried no request yet for busy, and a stop would wait for
 * it as long as for the head of a request: a minute.
 */
export function closeUnusedConnections(app: FastifyInstance): void {
  const open = new Set<Socket>();
  app.server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('preClose', async () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  });
}
