/**
 * Stops listening without cutting anybody off. Node's own `close` resets what the process has not read yet: connections in
 * the accept queue, requests on their way on connections kept open, and the first request of a young connection.
 */
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** A connection as young as this may carry a request that has not been read yet. */
const settleMs = 500;
/** Each turn takes in one connection of the accept queue; so many without one, and the queue is empty. */
const quietTurns = 5;
const maxAcceptingMs = 3000;

/**
 * @param graceMs for so long everybody is still answered and told to come no more on that connection. After it the door
 *   is closed; what is under way is answered all the same.
 * @returns whether the stop has begun
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
    // Otherwise a connection that was busy when the stop began is kept alive, and the stop waits for it.
    if (closing) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    closing = true;
    if (!server.listening) return;
    await sleep(graceMs);
    await emptyAcceptQueue(server);
    // Only the door, and not what came through it: http's `close` would at once reset idle connections with a request unread.
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

/** Of the event loop: each reads what has arrived. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await nextTurn();
}

/**
 * One that browsers open ahead of need. Node takes it for busy as long as it has carried no request, and a stop would wait
 * for it as long as for the head of a request: a minute.
 */
function closeUnused(socket: Socket, inMs: number): void {
  const close = () => {
    if (socket.bytesRead === 0) socket.destroy();
  };
  if (inMs <= 0) close();
  else setTimeout(close, inMs);
}
