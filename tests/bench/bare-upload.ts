/** The peer of uploads in `npm run bench`: a Fastify route that appends what it is sent to a file. Prints its address. */
import { createWriteStream } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import Fastify from 'fastify';

const [folder = ''] = process.argv.slice(2);
const app = Fastify({ bodyLimit: 16 * 1024 * 1024 });
app.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
app.patch('/pieces', async ({ body, query }) => {
  const { first } = query as { first: string };
  await pipeline(
    body as NodeJS.ReadableStream,
    createWriteStream(join(folder, 'content'), { flags: first === 'true' ? 'w' : 'a', flush: true }),
  );
  return {};
});
await app.listen({ host: '127.0.0.1', port: 0 });
console.log(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`);

process.once('SIGTERM', () => void app.close());
