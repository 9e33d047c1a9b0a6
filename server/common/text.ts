/**
 * Refuses text that PostgreSQL cannot store (NUL, lone surrogates) before a request is processed; in bodies, which contain
 * what others will read, also invisible characters and characters that change the direction of text.
 */
import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { plainTextError } from '../../src/events/shared/plain-text.ts';
import { Problem } from '../problem.ts';

const unstorable = /[\0\p{Surrogate}]/u;

type Check = (text: string) => string | null;
const storageError: Check = (text) => (unstorable.test(text) ? 'Use plain text.' : null);
const bodyError: Check = (text) => {
  const error = plainTextError(text);
  return storageError(text) ?? (error && `${error}.`);
};

export interface TextFault {
  /** Such as `lines.3.text`. */
  readonly place: string;
  /** For people. */
  readonly words: string;
}

function faultIn(value: unknown, place: string, check: Check): TextFault | null {
  if (typeof value === 'string') {
    const words = check(value);
    return words === null ? null : { place, words };
  }
  if (typeof value !== 'object' || value === null) return null;
  // A raw body is not text, and a stream has circular references to its socket.
  if (Buffer.isBuffer(value) || value instanceof Readable) return null;
  for (const [key, inner] of Object.entries(value)) {
    const found = faultIn(
      inner,
      place === '' ? key : `${place}.${key}`,
      isShown(key, inner) ? check : storageError,
    );
    if (found !== null) return found;
  }
  return null;
}

/**
 * Whether others read the field. Nobody reads a password, and existing passwords must stay valid. `history` is an earlier
 * conversation with an agent, and `answer` what a chat has answered, both sent back by the same person: they contain words
 * that the person cannot change.
 */
const isShown = (key: string, value: unknown) =>
  !/password|^history$/i.test(key) && !(key === 'answer' && typeof value === 'string');

/** The first text that is not acceptable; null: there is none. */
export const textFault = ({
  params,
  query,
  body,
}: Pick<FastifyRequest, 'params' | 'query' | 'body'>): TextFault | null =>
  faultIn(params, '', storageError) ?? faultIn(query, '', storageError) ?? faultIn(body, '', bodyError);

/** @throws Problem naming the field */
export function refuseBadText(request: FastifyRequest): void {
  const fault = textFault(request);
  if (fault !== null) throw new Problem(400, 'bad-text', fault.words, fault.place);
}
