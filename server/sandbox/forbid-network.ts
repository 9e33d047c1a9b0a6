/**
 * Disables Node.js's network functions in processes that open files: a document that contains a URL must not cause a request
 * to it. Where Linux allows it the process has no network at all (command.ts); this stops libraries on every system.
 */
import dgram from 'node:dgram';
import dns from 'node:dns';
import { Server, Socket } from 'node:net';

export function forbidNetwork(): void {
  const forbidden = () => {
    throw new Error('A process that opens files has no network');
  };
  Socket.prototype.connect = forbidden;
  Server.prototype.listen = forbidden;
  dgram.Socket.prototype.bind = forbidden;
  dgram.Socket.prototype.send = forbidden;
  dgram.Socket.prototype.connect = forbidden;
  Object.assign(dns, { lookup: forbidden, resolve: forbidden });
  globalThis.fetch = forbidden;
}
