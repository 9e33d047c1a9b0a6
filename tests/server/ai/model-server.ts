/** A local server that speaks OpenAI's protocol, and fails in the ways that such servers fail. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AiSettings } from '../../../server/config/ai.ts';

export interface Asked {
  readonly path: string;
  readonly key: string | null;
  readonly body: Readonly<Record<string, unknown>>;
}

type Answer = (response: ServerResponse, asked: Asked) => void;

export interface ModelServer {
  readonly asked: readonly Asked[];
  readonly settings: AiSettings;
  /** The next answers, in this order; the last one is repeated. */
  answers(...next: readonly Answer[]): void;
  close(): Promise<void>;
}

const sendJson = (response: ServerResponse, status: number, body: unknown) =>
  response
    // Without this header the package would wait at least half a second before it tries again.
    .writeHead(status, { 'content-type': 'application/json', 'retry-after-ms': '1' })
    .end(JSON.stringify(body));

export const refuse =
  (status: number): Answer =>
  (response) =>
    sendJson(response, status, { error: { message: 'No.', type: 'error' } });

/** Statuses after which the request is sent again and may succeed. */
export const passingRefusals = [429, 500, 503] as const;

/** How each permanent refusal is reported, and after how many requests. */
export const refusals = [
  [429, 'busy', 3],
  [500, 'refused', 3],
  [400, 'refused', 1],
  [401, 'refused', 1],
  [404, 'refused', 1],
  [413, 'refused', 1],
] as const;

export const hang: Answer = () => {};

export const plain =
  (text: string, type = 'application/json'): Answer =>
  (response) =>
    response.writeHead(200, { 'content-type': type }).end(text);

/** A vector of three numbers for each text: its counts of a, e and o; never all zero. */
export const embed: Answer = (response, { body }) => {
  const count = (text: string, letter: string) => text.split(letter).length - 1;
  const data = (body.input as string[]).map((text, index) => ({
    object: 'embedding',
    index,
    embedding: ['a', 'e', 'o'].map((letter) => count(text, letter) + 0.1),
  }));
  // Some servers answer in another order.
  sendJson(response, 200, { object: 'list', data: data.reverse(), model: body.model });
};

const openStream = (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'text/event-stream' });

export const line = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({ object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;

const done = 'data: [DONE]\n\n';

export const say =
  (...words: readonly string[]): Answer =>
  (response) => {
    openStream(response);
    for (const content of words) response.write(line({ content }));
    response.end(line({}, 'stop') + done);
  };

/** Tool calls with their arguments in two pieces, as servers stream them. */
export const call =
  (...calls: readonly (readonly [name: string, given: string])[]): Answer =>
  (response) => {
    openStream(response);
    for (const [index, [name, given]] of calls.entries()) {
      const half = given.length >> 1;
      const first = { name, arguments: given.slice(0, half) };
      response.write(
        line({ tool_calls: [{ index, id: `call-${index}`, type: 'function', function: first }] }),
      );
      response.write(line({ tool_calls: [{ index, function: { arguments: given.slice(half) } }] }));
    }
    response.end(line({}, 'tool_calls') + done);
  };

/** Begins a stream with these lines, and then does something else. */
export const begin =
  (lines: readonly string[], then: (response: ServerResponse) => void): Answer =>
  (response) => {
    openStream(response);
    for (const each of lines) response.write(each);
    setImmediate(() => then(response));
  };

export async function openModelServer(): Promise<ModelServer> {
  const asked: Asked[] = [];
  let queue: readonly Answer[] = [refuse(500)];
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const key = request.headers.authorization?.replace('Bearer ', '') ?? null;
      const question = { path: request.url ?? '', key, body };
      asked.push(question);
      const [next = refuse(500), ...rest] = queue;
      if (rest.length > 0) queue = rest;
      next(response, question);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    settings: {
      baseUrl: `http://127.0.0.1:${port}/v1`,
      apiKey: 'sk-test',
      chatModel: 'talker',
      embeddingModel: 'measurer',
      visionModel: 'looker',
      transcriptionModel: 'listener',
    },
    answers(...next) {
      queue = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<Asked['body']> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  const type = request.headers['content-type'] ?? '';
  if (!type.startsWith('multipart/')) return JSON.parse(bytes.toString()) as Asked['body'];
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  return Object.fromEntries(form);
}
