/**
 * Errors that are temporary and not the request's fault, with messages for users. Every protocol (Problem, FastAPI, Firebase)
 * answers them with 503 and `Retry-After`, in its own shape.
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

/** null: the error is not such a failure. */
export function unavailabilityOf(error: unknown): Unavailability | null {
  const causes = causesOf(error);
  const storage = causes.find((cause) => cause instanceof StorageUnusable);
  if (storage) return storage.kind === 'gone' ? gone : full;
  const files = causes.find((cause) => cause instanceof FilesUnavailable);
  if (files) return files.kind === 'full' ? full : outOfReach;
  if (isDiskFull(error)) return full;
  if (causes.some((cause) => cause instanceof CommitUnconfirmed)) return unconfirmed;
  if (causes.some((cause) => cause instanceof LogUnavailable) || isConnectionLost(error)) return outOfReach;
  return null;
}

/** Whether the disk of the database or of the folder for files is full. */
const isDiskFull = (error: unknown): boolean =>
  sqlState(error) === diskFull ||
  causesOf(error).some((cause) => ['ENOSPC', 'EDQUOT'].includes(String((cause as { code?: unknown }).code)));
