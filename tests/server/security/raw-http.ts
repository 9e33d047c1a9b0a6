/** Sends a request byte for byte, since HTTP libraries do not send malformed ones, and reads the answer. */
import { connect } from 'node:net';

export interface RawRequest {
  readonly method: string;
  /** Path and query, as sent. */
  readonly target: string;
  readonly version: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string;
  readonly encoding: 'utf8' | 'latin1';
}

export interface RawAnswer {
  /** null: the connection ended without an answer. */
  readonly status: number | null;
  readonly head: string;
  readonly body: string;
  readonly milliseconds: number;
  readonly timedOut: boolean;
}

/** The headers of the request, plus those that are required and missing. */
export function bytesOf({ method, target, version, headers, body, encoding }: RawRequest): Buffer {
  const has = (name: string) => headers.some(([each]) => each.toLowerCase() === name);
  const content = Buffer.from(body, encoding);
  const all = [
    ...(has('host') ? [] : [['host', '127.0.0.1']]),
    ...headers,
    ...(has('connection') ? [] : [['connection', 'close']]),
    ...(has('content-length') || has('transfer-encoding') || content.length === 0
      ? []
      : [['content-length', String(content.length)]]),
  ];
  const head = [`${method} ${target} ${version}`, ...all.map(([name, value]) => `${name}: ${value}`), '', ''];
  return Buffer.concat([Buffer.from(head.join('\r\n'), 'utf8'), content]);
}

/**
 * If the length of a request says that more is to come, the client hangs up, like a broken one. Late enough for the answer
 * to a complete request, whose work must not continue during the next one.
 */
const hangUpAfter = 500;

export function sendRaw(port: number, request: RawRequest, timeoutMs: number): Promise<RawAnswer> {
  const started = performance.now();
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    const finish = (timedOut: boolean) => {
      clearTimeout(timer);
      clearTimeout(hangUp);
      socket.destroy();
      resolve({ ...parse(Buffer.concat(chunks)), milliseconds: performance.now() - started, timedOut });
    };
    const timer = setTimeout(() => finish(true), timeoutMs);
    const framed = request.headers.some(([name]) =>
      /^(content-length|transfer-encoding|connection|expect|upgrade)/i.test(name),
    );
    const hangUp = framed ? setTimeout(() => socket.end(), hangUpAfter) : undefined;
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', () => undefined);
    socket.on('end', () => finish(false));
    socket.on('close', () => finish(false));
    socket.write(bytesOf(request));
  });
}

function parse(bytes: Buffer): Pick<RawAnswer, 'status' | 'head' | 'body'> {
  const text = bytes.toString('latin1').replace(/^(HTTP\/1\.1 1\d\d [^\r]*\r\n(?:[^\r]+\r\n)*\r\n)+/, '');
  const end = text.indexOf('\r\n\r\n');
  const status = /^HTTP\/1\.1 (\d{3}) /.exec(text)?.[1];
  if (status === undefined || end < 0) return { status: null, head: text, body: '' };
  return { status: Number(status), head: text.slice(0, end), body: text.slice(end + 4) };
}
