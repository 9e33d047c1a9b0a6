/**
 * What the server cannot do just now through no fault of the request, in words for whoever asked. Every wire (Problem,
 * FastAPI, Firebase) answers it with 503 and `Retry-After`, in a shape of its own.
 */
import { LogUnavailable } from '../src/events/log/log.ts';
import { causesOf, diskFull, sqlState } from './db/errors.ts';
import { CommitUnconfirmed, isConnectionLost } from './db/lost-connection.ts';
import { FilesUnavailable } from './files/files-unavailable.ts';
import { StorageUnusable } from './storage-watch.ts';

export interface Unavailability {
  /** A stable name for programs. */
  readonly reason: 'unavailable' | 'unconfirmed' | 'disk-full' | 'data-gone';
  readonly message: string;
  readonly retryAfterSeconds: number;
}

const outOfReach: Unavailability = {
  reason: 'unavailable',
  message: 'The server is not ready. Try again in a moment.',
  retryAfterSeconds: 2,
};
const unconfirmed: Unavailability = {
  reason: 'unconfirmed',
  message: 'The connection broke while this was being saved. Check whether it is there before you try again.',
  retryAfterSeconds: 2,
};
const full: Unavailability = {
  reason: 'disk-full',
  message: 'The server’s disk is full, so nothing can be saved now. What was saved is safe. Try again later.',
  retryAfterSeconds: 60,
};
const gone: Unavailability = {
  reason: 'data-gone',
  message: 'The server cannot reach its data, so nothing can be shown or saved now. Try again later.',
  retryAfterSeconds: 60,
};

/** null: the error is something else. */
export function unavailabilityOf(error: unknown): Unavailability | null {
  const causes = causesOf(error);
  const storage = causes.find((each) => each instanceof StorageUnusable);
  if (storage) return storage.kind === 'gone' ? gone : full;
  const files = causes.find((each) => each instanceof FilesUnavailable);
  if (files) return files.kind === 'full' ? full : outOfReach;
  if (isDiskFull(error)) return full;
  if (causes.some((each) => each instanceof CommitUnconfirmed)) return unconfirmed;
  if (causes.some((each) => each instanceof LogUnavailable) || isConnectionLost(error)) return outOfReach;
  return null;
}

/** Of the database, or of the folder that holds files. */
const isDiskFull = (error: unknown): boolean =>
  sqlState(error) === diskFull ||
  causesOf(error).some((each) => ['ENOSPC', 'EDQUOT'].includes(String((each as { code?: unknown }).code)));
