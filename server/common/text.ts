/**
 * Text that PostgreSQL cannot keep, NUL and half a character, is refused before anything is done with it; and in bodies, which
 * hold what others will read, text that nobody can see or that turns words around.
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
  // What comes raw is no text, and a stream is tied to its socket in circles.
  if (Buffer.isBuffer(value) || value instanceof Readable) return null;
  for (const [key, inner] of Object.entries(value)) {
    const found = faultIn(inner, place === '' ? key : `${place}.${key}`, isShown(key) ? check : storageError);
    if (found !== null) return found;
  }
  return null;
}

/**
 * Nobody reads a password, and one that was chosen before goes on opening the account. What was said with an agent before
 * comes back from the same person, with words of the agent's that they cannot change.
 */
const isShown = (key: string) => !/password|^history$/i.test(key);

/** The first text that cannot be taken; null when all of it can. */
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
