/** Text that PostgreSQL cannot keep, NUL and half a character, is refused before anything is done with it. */
import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../problem.ts';

const unstorable = /[\0\p{Surrogate}]/u;

function validateText(value: unknown, place: string): string | null {
  if (typeof value === 'string') return unstorable.test(value) ? place : null;
  if (typeof value !== 'object' || value === null) return null;
  // What comes raw is no text, and a stream is tied to its socket in circles.
  if (Buffer.isBuffer(value) || value instanceof Readable) return null;
  for (const [key, inner] of Object.entries(value)) {
    const found = validateText(inner, place === '' ? key : `${place}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

/** Where the first such text is; null when all of it can be kept. */
export const unstorablePlace = ({
  params,
  query,
  body,
}: Pick<FastifyRequest, 'params' | 'query' | 'body'>): string | null =>
  validateText(params, '') ?? validateText(query, '') ?? validateText(body, '');

/** @throws Problem naming the field */
export function refuseUnstorableText(request: FastifyRequest): void {
  const place = unstorablePlace(request);
  if (place !== null) throw new Problem(400, 'bad-request', 'Use plain text.', place);
}
