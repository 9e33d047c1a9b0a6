/**
 * Sends a stored file, or a part of it (RFC 9110, section 14). A file's content never changes, so its tag is made from its
 * name.
 */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../common/rows.ts';
import type { FileStore } from '../files/file-store.ts';

export interface SentFile {
  readonly name: string;
  /** MIME type. */
  readonly type: string;
  readonly cacheControl: string;
}

/** @throws Problem 404 when there is no such file */
export async function sendFile(
  files: FileStore,
  { headers }: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  { name, type, cacheControl }: SentFile,
): Promise<FastifyReply> {
  const size = await files.size(name);
  if (size === null) throw notFound('file');
  const tag = `"${createHash('sha256').update(name).digest('base64url').slice(0, 22)}"`;
  reply
    .header('etag', tag)
    .header('cache-control', cacheControl)
    .header('accept-ranges', 'bytes')
    .header('content-security-policy', "default-src 'none'; sandbox");
  if (isKnown(headers['if-none-match'], tag)) return reply.code(304).send();
  const conditional = headers['if-range'];
  const range = conditional === undefined || conditional === tag ? rangeOf(headers.range, size) : null;
  if (range === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${size}`).send();
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
  return reply
    .type(type)
    .header('content-length', end - start + 1)
    .send(files.stream(name, start, end));
}

const isKnown = (header: string | undefined, tag: string) =>
  header !== undefined &&
  (header.trim() === '*' || header.split(',').some((known) => known.trim().replace(/^W\//, '') === tag));

interface Range {
  readonly start: number;
  /** The last byte, counted from 0. */
  readonly end: number;
}

/** null: send the whole file, also when several ranges are requested, which no player does. */
export function rangeOf(header: string | undefined, size: number): Range | 'unsatisfiable' | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return null;
  if (from === '') {
    const last = Math.min(Number(to), size);
    return last === 0 ? 'unsatisfiable' : { start: size - last, end: size - 1 };
  }
  const start = Number(from);
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < start) return null;
  return start >= size ? 'unsatisfiable' : { start, end };
}
