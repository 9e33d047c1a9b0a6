/**
 * The `input` of an entry of a 422: what was sent at its place. Passwords are masked, as pydantic's SecretStr does, and
 * what is long is left out, so that a bad request does not cost a large answer.
 */
import type { FastifyRequest } from 'fastify';

interface Place {
  readonly type: string;
  readonly loc: readonly (string | number)[];
}

const maxCharacters = 1000;
const masked = '**********';
const secret = /password|token|secret/i;

/** @returns undefined: nothing to show */
export function inputAt({ type, loc }: Place, request: FastifyRequest): unknown {
  const form = String(request.headers['content-type']).startsWith('multipart/');
  const [place, ...path] = loc;
  const sent = place === 'query' ? request.query : place === 'path' ? request.params : request.body;
  if (place === 'header' || (place === 'body' && form)) return undefined;
  // FastAPI reads each parameter on its own, so a missing one has no object around it.
  if (type === 'missing' && place !== 'body') return null;
  const keys = type === 'missing' ? path.slice(0, -1) : path;
  if (keys.some((key) => secret.test(String(key)))) return masked;
  const value = keys.reduce<unknown>(
    (at, key) =>
      typeof at === 'object' && at !== null && Object.hasOwn(at, key)
        ? (at as Readonly<Record<string | number, unknown>>)[key]
        : undefined,
    sent,
  );
  if (value === undefined) return undefined;
  const text = JSON.stringify(value, (key, each: unknown) =>
    secret.test(key) && typeof each === 'string' ? masked : each,
  );
  return text.length > maxCharacters ? undefined : (JSON.parse(text) as unknown);
}
