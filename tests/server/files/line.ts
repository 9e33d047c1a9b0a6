/** The line between us and a bucket, on which something goes wrong with each request in turn as it is told. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request as httpRequest, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

export type Trouble =
  /** Nothing goes wrong. */
  | { readonly kind: 'none' }
  /** The server fails. */
  | { readonly kind: 'error'; readonly status: number; readonly code: string }
  /** Cut before the server has seen it. */
  | { readonly kind: 'cut-request' }
  /** Cut after so many bytes of the answer. */
  | { readonly kind: 'cut-answer'; readonly after: number }
  /** After so many bytes of the answer nothing more comes. */
  | { readonly kind: 'stalled-answer'; readonly after: number }
  /** Taken, and never answered. */
  | { readonly kind: 'silence' }
  /** One byte arrives as another. */
  | { readonly kind: 'changed-request' }
  | { readonly kind: 'changed-answer' };

export interface Seen {
  readonly method: string;
  readonly path: string;
  readonly range: string | undefined;
  /** Bytes of the answer that were passed on. */
  sent: number;
  /** Whoever asked was gone before all of it was. */
  abandoned: boolean;
}

export interface Line {
  readonly endpoint: string;
  /** For the next requests, one each. */
  readonly troubles: Trouble[];
  readonly seen: Seen[];
  close(): Promise<void>;
}

/** Its first byte but for one bit. */
function changed(content: Buffer): Buffer {
  const copy = Buffer.from(content);
  if (copy.length > 0) copy[0]! ^= 1;
  return copy;
}

const refuse = (response: ServerResponse, status: number, code: string) =>
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);

/** Or closed, whichever comes first. */
async function drained(response: ServerResponse): Promise<void> {
  const either = new AbortController();
  const { signal } = either;
  await Promise.race([once(response, 'drain', { signal }), once(response, 'close', { signal })]);
  either.abort();
}

/** As Amazon's servers do, and s3rver does not: what was sent must be what its checksum says. */
function isAsDeclared({ headers }: IncomingMessage, content: Buffer): boolean {
  const declared = headers['x-amz-checksum-sha256'];
  return declared === undefined || declared === createHash('sha256').update(content).digest('base64');
}

export async function openLine(target: string): Promise<Line> {
  const troubles: Trouble[] = [];
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    void pass(request, response).catch(() => response.destroy());
  });

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const trouble = troubles.shift() ?? { kind: 'none' };
    const { method = '', url = '', headers } = request;
    const record: Seen = { method, path: url, range: headers.range, sent: 0, abandoned: false };
    seen.push(record);
    const received = await buffer(request);
    if (trouble.kind === 'cut-request') return void request.socket.destroy();
    if (trouble.kind === 'silence') return;
    if (trouble.kind === 'error') return void refuse(response, trouble.status, trouble.code);
    const content = trouble.kind === 'changed-request' ? changed(received) : received;
    if (!isAsDeclared(request, content)) return void refuse(response, 400, 'BadDigest');
    const passedOn = httpRequest(new URL(url, target), { method, headers, agent: false });
    passedOn.end(content);
    const [answer] = (await once(passedOn, 'response')) as [IncomingMessage];
    response.on('close', () => {
      record.abandoned = !response.writableFinished;
      answer.destroy();
    });
    response.writeHead(answer.statusCode ?? 500, answer.headers);
    let isFirst = true;
    for await (const part of answer as AsyncIterable<Buffer>) {
      const left = 'after' in trouble ? trouble.after - record.sent : part.length;
      const sent = part.subarray(0, left);
      record.sent += sent.length;
      const isWritten = response.write(trouble.kind === 'changed-answer' && isFirst ? changed(sent) : sent);
      isFirst = false;
      if (left < part.length && trouble.kind === 'stalled-answer') return;
      if (left < part.length) {
        // What was written goes out first.
        return void setTimeout(() => request.socket.destroy(), 20);
      }
      if (!isWritten) await drained(response);
    }
    response.end();
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    endpoint: `http://127.0.0.1:${port}`,
    troubles,
    seen,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
