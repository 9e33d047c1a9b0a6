/**
 * Routes of resumable uploads over tus 1.0.0 (docs/decisions/0200). Access is decided here; the tus library handles the
 * protocol, and its refusals are answered in the same form as all others.
 */
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { Metadata } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chargeMore } from '../../budget/requests.ts';
import { refuseBadText } from '../../common/text.ts';
import { notFound } from '../../common/rows.ts';
import type { Authorize } from '../../contract/contract-routes.ts';
import { Problem } from '../../problem.ts';
import { askerOf } from '../../security/session.ts';
import type { Schemas, TradeParts } from '../parts.ts';
import { unfinishedMs, uploadsPath } from './upload-store.ts';
import { beginUpload, giveUpUpload, type NewUpload, ownUpload, type UploadRow } from './uploads.ts';

/** Twice the size of the pieces that our pages send. */
const maxPieceBytes = 16 * 1024 * 1024;

const tusVersion = '1.0.0';

interface UploadParams {
  Params: { uploadId: string };
}

export function uploadRoutes(parts: TradeParts, authorize: Authorize) {
  return async (app: FastifyInstance): Promise<void> => {
    app.removeAllContentTypeParsers();
    // Not parsed: it is streamed to storage.
    app.addContentTypeParser('application/offset+octet-stream', (_request, payload, done) =>
      done(null, payload),
    );
    app.addHook('onRequest', async (request, reply) => {
      reply.header('tus-resumable', tusVersion);
      if (request.method === 'OPTIONS') return;
      await authorize(request, []);
      if (request.headers['tus-resumable'] !== tusVersion) {
        throw new Problem(412, 'bad-version', `Uploads are sent by tus ${tusVersion}.`);
      }
      if (request.method === 'PATCH') requireFittingPiece(request);
    });
    app.addHook('preHandler', async (request) => refuseBadText(request));

    app.options(uploadsPath, async (_request, reply) =>
      reply
        .code(204)
        .header('tus-version', tusVersion)
        .header('tus-extension', 'creation,expiration,termination')
        .send(),
    );

    app.post(uploadsPath, async (request, reply) => {
      const row = await beginUpload(parts, askerOf(request).uid, newUploadOf(request));
      const location = `${uploadsPath}/${row.id}`;
      if (row.mediumId === null && (await parts.uploads.received(row.id)) === null) {
        await forwardToTus(parts, request, row.id);
      }
      return expires(reply, row).code(201).header('location', location).send();
    });

    app.head<UploadParams>(`${uploadsPath}/:uploadId`, async (request, reply) => {
      const row = await ownUpload(parts, askerOf(request).uid, request.params.uploadId);
      await waitForWrite(row.id);
      const received = row.mediumId === null ? await parts.uploads.received(row.id) : row.bytes;
      if (received === null) throw notFound('upload');
      return expires(reply, row).header('upload-offset', received).header('upload-length', row.bytes).send();
    });

    app.patch<UploadParams>(`${uploadsPath}/:uploadId`, async (request, reply) => {
      const row = await ownUpload(parts, askerOf(request).uid, request.params.uploadId);
      if (row.mediumId !== null) throw finished();
      const answer = await forwardToTus(parts, request, row.id, request.body as Readable);
      return expires(reply, row)
        .code(204)
        .header('upload-offset', answer.headers.get('upload-offset') ?? '')
        .send();
    });

    app.delete<UploadParams>(`${uploadsPath}/:uploadId`, async (request, reply) => {
      const { id, mediumId } = await ownUpload(parts, askerOf(request).uid, request.params.uploadId);
      if (mediumId !== null) throw finished();
      if (!(await giveUpUpload(parts, id))) {
        await ownUpload(parts, askerOf(request).uid, id);
        throw finished();
      }
      return reply.code(204).send();
    });
  };
}

const finished = () => new Problem(409, 'finished', 'This upload is complete already.');

const expires = (reply: FastifyReply, { createdAt }: UploadRow) =>
  reply.header('upload-expires', new Date(createdAt.getTime() + unfinishedMs).toUTCString());

/** Charges a piece by its length: one more unit of work for each megabyte begun. */
function requireFittingPiece(request: FastifyRequest): void {
  const length = Number(request.headers['content-length']);
  if (!Number.isSafeInteger(length)) throw new Problem(411, 'no-length', 'Say how long the piece is.');
  if (length > maxPieceBytes) throw new Problem(413, 'too-large', 'Send it in pieces of up to 16 MB.');
  chargeMore(request, Math.ceil(length / (1024 * 1024)));
}

const kinds: readonly string[] = ['photo', 'video', 'audio'] satisfies Schemas['PostKind'][];
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** @throws Problem 400 */
function newUploadOf({ headers }: FastifyRequest): NewUpload {
  const wrong = (field: string, message: string) => new Problem(400, 'bad-request', message, field);
  const length = String(headers['upload-length'] ?? '');
  if (!/^(0|[1-9]\d{0,14})$/.test(length)) throw wrong('Upload-Length', 'Say how long the file is.');
  const { key, kind } = metadataOf(String(headers['upload-metadata'] ?? ''));
  if (!uuid.test(key ?? '')) throw wrong('key', 'Send a key: a UUID drawn for this upload.');
  if (!kinds.includes(kind ?? '')) throw wrong('kind', 'Say what it is: photo, video or audio.');
  return { key: key!, kind: kind as NewUpload['kind'], bytes: Number(length) };
}

function metadataOf(text: string): Record<string, string | null> {
  try {
    return Metadata.parse(text);
  } catch {
    throw new Problem(400, 'bad-request', 'The metadata is not as tus has it.', 'Upload-Metadata');
  }
}

/** How refusals of the tus library, by status, are answered, and what the client can do. */
const refusals: Readonly<Record<number, readonly [status: number, reason: string, message: string]>> = {
  400: [400, 'bad-request', 'The request is not understood.'],
  403: [400, 'bad-request', 'A piece says by Upload-Offset where it begins.'],
  404: [404, 'not-found', 'There is no such upload.'],
  409: [409, 'other-offset', 'Other bytes come next. Ask how much has arrived, and go on there.'],
  410: [404, 'not-found', 'There is no such upload.'],
  413: [413, 'too-large', 'This is more than was announced.'],
  423: [423, 'locked', 'Another request sends this upload. Ask how much has arrived, and go on there.'],
};

/**
 * Ends the body normally when the connection breaks, so that everything received by then, including what is still in
 * buffers, is written to storage.
 */
async function* untilDisconnect(body: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const part of body) yield part as Buffer;
  } catch {
    // The client notices by itself, and asks how much has arrived.
  }
}

/** Writes running in this process, by upload id, each until its bytes are stored. */
const writing = new Map<string, Promise<unknown>>();
const writtenWithinMs = 1000;

/**
 * Waits up to `writtenWithinMs` for a running write, so that a client asking for the offset after a disconnect gets the
 * final one. A connection that is only stalled is not waited for any longer.
 */
async function waitForWrite(id: string): Promise<void> {
  const written = writing.get(id);
  if (!written) return;
  const stopTimer = new AbortController();
  const timeout = delay(writtenWithinMs, undefined, { signal: stopTimer.signal }).catch(() => undefined);
  await Promise.race([written, timeout]);
  stopTimer.abort();
}

async function forwardToTus(
  { uploads }: Pick<TradeParts, 'uploads'>,
  { method, url, headers }: FastifyRequest,
  id: string,
  body?: Readable,
): Promise<Response> {
  const kept = Object.entries(headers).filter(([name]) => forwardedHeaders.has(name));
  const request = new Request(new URL(url, 'http://uploads'), {
    method,
    headers: kept.map(([name, value]): [string, string] => [name, String(value)]),
    ...(body
      ? { body: Readable.toWeb(Readable.from(untilDisconnect(body))) as ReadableStream, duplex: 'half' }
      : {}),
  } as RequestInit);
  const answering = uploads.handle(request, id);
  const ended = answering
    .catch(() => undefined)
    .finally(() => {
      if (writing.get(id) === ended) writing.delete(id);
    });
  writing.set(id, ended);
  const answer = await answering;
  // The error that cut the body short, if any; what has arrived is kept.
  if (body?.errored) throw body.errored;
  if (answer.ok) return answer;
  const refusal = refusals[answer.status];
  if (refusal) throw new Problem(...refusal);
  throw new Error(`An upload failed: ${answer.status} ${await answer.text()}`);
}

const forwardedHeaders: ReadonlySet<string> = new Set([
  'tus-resumable',
  'upload-length',
  'upload-offset',
  'content-length',
  'content-type',
]);
