/** A proxy in front of a bucket that disturbs each request as the test says. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request as httpRequest, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

export type Trouble =
  /** No disturbance. */
  | { readonly kind: 'none' }
  /** The server answers with an error. */
  | { readonly kind: 'error'; readonly status: number; readonly code: string }
  /** Cut before the server has received the request. */
  | { readonly kind: 'cut-request' }
  /** Cut after this many bytes of the answer. */
  | { readonly kind: 'cut-answer'; readonly after: number }
  /** Nothing more arrives after this many bytes of the answer. */
  | { readonly kind: 'stalled-answer'; readonly after: number }
  /** The request is received, but never answered. */
  | { readonly kind: 'silence' }
  /** One byte of the request is changed. */
  | { readonly kind: 'changed-request' }
  | { readonly kind: 'changed-answer' };

export interface Seen {
  readonly method: string;
  readonly path: string;
  readonly range: string | undefined;
  /** Number of bytes of the answer that were forwarded. */
  sent: number;
  /** The client left before the whole answer was sent. */
  abandoned: boolean;
}

export interface Line {
  readonly endpoint: string;
  /** One for each of the next requests. */
  readonly troubles: Trouble[];
  readonly seen: Seen[];
  close(): Promise<void>;
}

/** With one bit of its first byte flipped. */
function changed(content: Buffer): Buffer {
  const copy = Buffer.from(content);
  if (copy.length > 0) copy[0]! ^= 1;
  return copy;
}

const refuse = (response: ServerResponse, status: number, code: string) =>
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);

/** Resolves when it is drained, or closed. */
async function drained(response: ServerResponse): Promise<void> {
  const either = new AbortController();
  const { signal } = either;
  await Promise.race([once(response, 'drain', { signal }), once(response, 'close', { signal })]);
  either.abort();
}

/** Checks the checksum of the content, like Amazon's servers and unlike s3rver. */
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
        // Lets what was written go out first.
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
