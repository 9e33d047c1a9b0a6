/** Decides what an upload does after a failure. Classifies errors by their properties, as `failureOf` does. */
import { type Failure, failureOf } from '../shared/failure.ts';

/**
 * `again`: it may work later, and is retried automatically. `anew`: the server no longer has what was sent, so it starts
 * over. `ask`: it stops until the person has done something about it. `never`: it would be refused every time. `gone`: the
 * content is no longer on this device.
 */
export type UploadOutcome = 'again' | 'anew' | 'ask' | 'never' | 'gone';

export interface UploadFailure extends Failure {
  readonly outcome: UploadOutcome;
  /** The server's requested delay; 0: it gave none. */
  readonly waitSeconds: number;
}

/** The content itself is refused (docs/decisions/0200). */
const unfit: ReadonlySet<unknown> = new Set([
  'too-large',
  'other-kind',
  'heic',
  'not-an-image',
  'not-a-recording',
]);

/** Statuses that are retried: no response, timeout, locked, too early, too many requests. */
const passing: ReadonlySet<unknown> = new Set([0, 408, 423, 425, 429]);

/** 409 reasons that resolve after asking how much has arrived. Others stay refused, such as a named person who is no client now. */
const outOfStep: ReadonlySet<unknown> = new Set(['other-offset', 'unfinished', 'finished']);

/** Freeing space is up to the person, who may do it now or never. */
const full: ReadonlySet<unknown> = new Set(['storage-full', 'installation-full', 'limit-reached']);

export function uploadFailureOf(error: unknown): UploadFailure {
  const failure = failureOf(error);
  const { status, reason, retryAfterSeconds } = (error ?? {}) as Readonly<Record<string, unknown>>;
  const waitSeconds = typeof retryAfterSeconds === 'number' ? retryAfterSeconds : 0;
  return { ...failure, outcome: outcomeOf(status, reason), waitSeconds };
}

function outcomeOf(status: unknown, reason: unknown): UploadOutcome {
  if (reason === 'content-gone') return 'gone';
  if (unfit.has(reason)) return 'never';
  if (full.has(reason)) return 'ask';
  if (status === 404 || status === 410 || reason === 'other-bytes') return 'anew';
  // An error in this page's own code has no status; retrying forever would only hide it.
  if (typeof status !== 'number') return 'ask';
  return passing.has(status) || outOfStep.has(reason) || status >= 500 ? 'again' : 'ask';
}
