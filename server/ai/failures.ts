/** Turns errors of calls to a model into messages for people, with the model's name, but never with its own text or our key. */
import { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai';
import type { Watch } from './deadline.ts';
import { AiFailure } from './provider.ts';

export const unreadable = (engine: string, cause?: unknown) =>
  new AiFailure('unreadable', `${engine} answered something that cannot be read.`, cause);
export const cutOff = (engine: string, cause?: unknown) =>
  new AiFailure('cut-off', `${engine} stopped in the middle of its answer.`, cause);

/** The failure to report; an abort by the caller keeps its own reason. */
export function failureOf(engine: string, error: unknown, { given, ranOut }: Watch): unknown {
  if (given?.aborted) return given.reason;
  if (ranOut || error instanceof APIConnectionTimeoutError) {
    return new AiFailure('too-slow', `${engine} did not answer in time.`, error);
  }
  if (error instanceof AiFailure || error instanceof APIUserAbortError) return error;
  if (error instanceof APIConnectionError) {
    return new AiFailure('unreachable', `${engine} cannot be reached.`, error);
  }
  if (error instanceof APIError) return refusalOf(engine, error);
  // The error of undici for a connection that ended within an answer.
  if (error instanceof TypeError && error.message === 'terminated') return cutOff(engine, error);
  return unreadable(engine, error);
}

function refusalOf(engine: string, error: APIError): AiFailure {
  const { status } = error as { status: number | undefined };
  if (status === 429) return new AiFailure('busy', `${engine} takes no more questions at present.`, error);
  if (status === 401 || status === 403) {
    return new AiFailure('refused', `${engine} does not accept this server’s key.`, error);
  }
  return new AiFailure(
    'refused',
    status === undefined ? `${engine} failed.` : `${engine} refused with status ${status}.`,
    error,
  );
}
