/** What an upload does about a failure. It reads errors by their shape, as `failureOf` does. */
import { type Failure, failureOf } from '../shared/failure.ts';

/**
 * `again`: the same works in a while, and is tried by itself. `anew`: the server no longer has what was sent, so that it
 * begins from the start. `ask`: stops until the person has done something about it. `never`: the same would be refused for
 * ever. `gone`: what was to be sent is no longer on this device.
 */
export type UploadOutcome = 'again' | 'anew' | 'ask' | 'never' | 'gone';

export interface UploadFailure extends Failure {
  readonly outcome: UploadOutcome;
  /** The server said when; 0: it did not. */
  readonly waitSeconds: number;
}

/** What is refused for what it is (docs/decisions/0200). */
const unfit: ReadonlySet<unknown> = new Set([
  'too-large',
  'other-kind',
  'heic',
  'not-an-image',
  'not-a-recording',
]);

/** Statuses after which the same is tried again: too late, locked, too often. */
const passing: ReadonlySet<unknown> = new Set([0, 408, 423, 425, 429]);

/** Refusals that pass once it is asked how much has arrived. Every other 409 stays one: somebody named is no client any more, say. */
const outOfStep: ReadonlySet<unknown> = new Set(['other-offset', 'unfinished', 'finished']);

/** What frees room is up to the person, who may do it now or never. */
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
  // A mistake of this page's own code has no status: trying for ever would only hide it.
  if (typeof status !== 'number') return 'ask';
  return passing.has(status) || outOfStep.has(reason) || status >= 500 ? 'again' : 'ask';
}
