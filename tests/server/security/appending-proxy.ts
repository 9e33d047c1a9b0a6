/** A proxy like nginx: keeps the visitor's `X-Forwarded-For`, and appends the address that they come from. */
import { createServer, request as ask, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Proxy {
  readonly port: number;
  close(): Promise<void>;
}

export async function openProxy(target: { readonly port: number }): Promise<Proxy> {
  const server = createServer((request, reply) => {
    const claimed = request.headers['x-forwarded-for'];
    const forwarded = [claimed, request.socket.remoteAddress].filter((each) => each !== undefined).join(', ');
    const onward = ask(
      {
        host: '127.0.0.1',
        port: target.port,
        method: request.method,
        path: request.url,
        headers: { ...request.headers, 'x-forwarded-for': forwarded },
      },
      (answer) => {
        reply.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(reply);
      },
    );
    onward.on('error', () => reply.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/** Posts JSON from one of this machine's own addresses. */
export function postFrom(
  localAddress: string,
  port: number,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<{ readonly status: number; readonly headers: IncomingMessage['headers'] }> {
  return new Promise((resolve, reject) => {
    const asked = ask(
      {
        host: '127.0.0.1',
        port,
        localAddress,
        path,
        method: 'POST',
        headers: { 'content-type': 'application/json', connection: 'close', ...headers },
      },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers }));
      },
    );
    asked.on('error', reject);
    asked.end(JSON.stringify(body));
  });
}
