/**
 * Stops listening without dropping requests. Node's own `close` resets whatever the process has not read yet: connections in
 * the accept queue, requests in transit on keep-alive connections, and the first request of a new connection.
 */
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** A connection younger than this may carry a request that has not been read yet. */
const settleMs = 500;
/** Each turn of the event loop accepts one connection; after this many turns without one the accept queue is empty. */
const quietTurns = 5;
const maxAcceptingMs = 3000;

/**
 * Makes `app.close` drain connections first.
 * @param graceMs how long new requests are still accepted, with `Connection: close` in the responses. Then the listening
 *   socket is closed; requests in progress are still answered.
 * @returns a function that says whether the stop has begun
 */
export function drainOnClose(app: FastifyInstance, graceMs: number): () => boolean {
  const { server } = app;
  const openSince = new Map<Socket, number>();
  server.on('connection', (socket) => {
    openSince.set(socket, Date.now());
    socket.once('close', () => openSince.delete(socket));
  });

  let closing = false;
  app.addHook('onSend', async (_request, reply) => {
    // Otherwise a connection that was busy when the stop began would be kept alive, and the stop would wait for it.
    if (closing) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    closing = true;
    if (!server.listening) return;
    await sleep(graceMs);
    await emptyAcceptQueue(server);
    // Closes only the listening socket: http's own `close` would also reset idle connections that have an unread request.
    NetServer.prototype.close.call(server);
    await turns(quietTurns);
    server.closeIdleConnections();
    for (const [socket, since] of openSince) closeUnused(socket, settleMs - (Date.now() - since));
  });
  return () => closing;
}

async function emptyAcceptQueue(server: NetServer): Promise<void> {
  let connected = true;
  const note = () => (connected = true);
  server.on('connection', note);
  for (const giveUpAt = Date.now() + maxAcceptingMs; connected && Date.now() < giveUpAt;) {
    connected = false;
    await turns(quietTurns);
  }
  server.off('connection', note);
}

/** Waits for turns of the event loop, each of which reads what has arrived. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await nextTurn();
}

/**
 * Closes a connection without a request after a while, such as one that a browser opens in advance. Node counts it as busy
 * until it has carried a request, so a stop would wait for it until the timeout for request headers: a minute.
 */
function closeUnused(socket: Socket, inMs: number): void {
  const close = () => {
    if (socket.bytesRead === 0) socket.destroy();
  };
  if (inMs <= 0) close();
  else setTimeout(close, inMs);
}
