/** A form with a file in it, multipart/form-data, as an object: read by the platform, whole, within the limit of the route. */
import type { FastifyInstance } from 'fastify';
import { Problem } from '../problem.ts';

export function addUploadForms(app: FastifyInstance): void {
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (request, body, done) => {
    readForm(request.headers['content-type'] ?? '', body as Buffer).then(
      (form) => done(null, form),
      (error: unknown) => done(error as Error),
    );
  });
}

/** Ticked boxes are true; a name that comes twice counts once. */
async function readForm(type: string, body: Buffer): Promise<Record<string, unknown>> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
    .formData()
    .catch(() => {
      throw new Problem(400, 'bad-request', 'The form is not understood.');
    });
  const fields = await Promise.all(
    [...form.entries()].map(async ([name, value]) => [name, await plain(value)] as const),
  );
  return Object.fromEntries(fields);
}

async function plain(value: string | Blob): Promise<unknown> {
  if (typeof value !== 'string') return Buffer.from(await value.arrayBuffer());
  return value === 'true' ? true : value;
}
