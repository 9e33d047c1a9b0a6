/**
 * Uploads in pieces over tus 1.0.0 (docs/decisions/0200): who may send what is decided here, the protocol is spoken by its own
 * library. What it refuses is answered as every other refusal is.
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

/** Twice what the pages send. */
const maxPieceBytes = 16 * 1024 * 1024;

const tusVersion = '1.0.0';

interface About {
  Params: { uploadId: string };
}

export function uploadRoutes(parts: TradeParts, authorize: Authorize) {
  return async (app: FastifyInstance): Promise<void> => {
    app.removeAllContentTypeParsers();
    // It goes to the disk as it comes.
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
        await passOn(parts, request, row.id);
      }
      return expires(reply, row).code(201).header('location', location).send();
    });

    app.head<About>(`${uploadsPath}/:uploadId`, async (request, reply) => {
      const row = await ownUpload(parts, askerOf(request).uid, request.params.uploadId);
      await writtenSoon(row.id);
      const received = row.mediumId === null ? await parts.uploads.received(row.id) : row.bytes;
      if (received === null) throw notFound('upload');
      return expires(reply, row).header('upload-offset', received).header('upload-length', row.bytes).send();
    });

    app.patch<About>(`${uploadsPath}/:uploadId`, async (request, reply) => {
      const row = await ownUpload(parts, askerOf(request).uid, request.params.uploadId);
      if (row.mediumId !== null) throw finished();
      const answer = await passOn(parts, request, row.id, request.body as Readable);
      return expires(reply, row)
        .code(204)
        .header('upload-offset', answer.headers.get('upload-offset') ?? '')
        .send();
    });

    app.delete<About>(`${uploadsPath}/:uploadId`, async (request, reply) => {
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

/** What a piece costs shows in its length: as much again for each megabyte of it. */
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

/** Of what it refuses, what a client does about it. */
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
 * What has arrived before the line broke is kept: the pieces end there, as if no more had been meant, and all that waits in
 * buffers between the network and the disk is still written.
 */
async function* untilCut(body: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const part of body) yield part as Buffer;
  } catch {
    // The client sees it by itself, and asks how much is there.
  }
}

/** Uploads that this process writes to, each until what arrived is on the disk. */
const writing = new Map<string, Promise<unknown>>();
const writtenWithinMs = 1000;

/** Whoever asks how much is there after a cut should not be told before it is written; a line that is only silent is not waited for. */
async function writtenSoon(id: string): Promise<void> {
  const written = writing.get(id);
  if (!written) return;
  const ending = new AbortController();
  const late = delay(writtenWithinMs, undefined, { signal: ending.signal }).catch(() => undefined);
  await Promise.race([written, late]);
  ending.abort();
}

async function passOn(
  { uploads }: Pick<TradeParts, 'uploads'>,
  { method, url, headers }: FastifyRequest,
  id: string,
  body?: Readable,
): Promise<Response> {
  const kept = Object.entries(headers).filter(([name]) => passed.has(name));
  const request = new Request(new URL(url, 'http://uploads'), {
    method,
    headers: kept.map(([name, value]): [string, string] => [name, String(value)]),
    ...(body
      ? { body: Readable.toWeb(Readable.from(untilCut(body))) as ReadableStream, duplex: 'half' }
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
  // Why it ended early, if it did; what has arrived is kept.
  if (body?.errored) throw body.errored;
  if (answer.ok) return answer;
  const refusal = refusals[answer.status];
  if (refusal) throw new Problem(...refusal);
  throw new Error(`An upload failed: ${answer.status} ${await answer.text()}`);
}

const passed: ReadonlySet<string> = new Set([
  'tus-resumable',
  'upload-length',
  'upload-offset',
  'content-length',
  'content-type',
]);
