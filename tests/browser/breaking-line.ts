/** A proxy between the browser and the server that breaks a third of the requests of uploads, at random moments. */
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Transform } from 'node:stream';

export interface BreakingLine {
  /** Address for the browser to open. */
  readonly origin: string;
  /** Number of broken requests so far. */
  readonly cuts: () => number;
  /** Bodies of the requests that complete an upload. */
  readonly completed: readonly { readonly sha256: string }[];
  close(): Promise<void>;
}

export interface BreakingLineOptions {
  readonly to: string;
  readonly random: () => number;
  /** Share of the requests of uploads to break. */
  readonly share?: number;
  /** Milliseconds for each 64 kB. */
  readonly delayMs?: number;
}

export async function breakingLine({
  to,
  random,
  share = 1 / 3,
  delayMs = 0,
}: BreakingLineOptions): Promise<BreakingLine> {
  let cuts = 0;
  const completed: { sha256: string }[] = [];

  const forward = (asked: IncomingMessage, answered: ServerResponse) => {
    const isUpload = asked.url?.startsWith('/api/node/uploads') === true;
    const breaks = isUpload && random() < share;
    const length = Number(asked.headers['content-length'] ?? 0);
    // Breaks before the first byte, within the body, or after it, before the answer.
    let left = breaks ? Math.floor(random() * 1.5 * length) : Infinity;
    const cut = () => {
      if (answered.destroyed) return;
      cuts += 1;
      asked.socket.destroy();
    };
    if (breaks && length === 0 && random() < 0.5) return cut();
    const { headers, method, url } = asked;
    const onward = request(new URL(url ?? '/', to), { method, headers, agent: false });
    onward.on('response', (answer) => {
      if (breaks) return cut();
      answered.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(answered);
    });
    onward.on('error', () => asked.socket.destroy());
    answered.on('close', () => onward.destroy());
    const slowed = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        left -= chunk.length;
        if (left <= 0) return cut();
        const wait = isUpload ? (delayMs * chunk.length) / 65_536 : 0;
        if (wait === 0) done(null, chunk);
        else setTimeout(() => done(null, chunk), wait);
      },
    });
    if (url?.endsWith('/complete')) {
      asked.once('data', (body: Buffer) => completed.push(JSON.parse(String(body)) as { sha256: string }));
    }
    asked.pipe(slowed).pipe(onward);
  };

  const server: Server = createServer(forward);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    cuts: () => cuts,
    completed,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
