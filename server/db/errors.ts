/** Database errors: at startup classes with a one-line message for the operator, later told apart by SQLSTATE. */

/** The server cannot start; the message is the one line to print. */
export class DatabaseOpenError extends Error {
  override readonly name: string = 'DatabaseOpenError';
}

export class DataDirLocked extends DatabaseOpenError {
  override readonly name = 'DataDirLocked';

  constructor(dataDir: string, cause?: unknown) {
    super(`The data directory ${dataDir} is in use by another running server. Stop that one first.`, {
      cause,
    });
  }
}

export class DataDirUnusable extends DatabaseOpenError {
  override readonly name = 'DataDirUnusable';

  constructor(dataDir: string, cause: unknown) {
    const reason = reasons[(cause as NodeJS.ErrnoException | null)?.code ?? ''] ?? messageOf(cause);
    super(`The data directory ${dataDir} cannot be used: ${reason}.`, { cause });
  }
}

export class DatabaseUnreachable extends DatabaseOpenError {
  override readonly name = 'DatabaseUnreachable';

  constructor(cause: unknown) {
    super(`The PostgreSQL of DATABASE_URL cannot be used: ${messageOf(cause)}.`, { cause });
  }
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full. Make room, then try again',
  EEXIST: 'a file of that name is in the way',
  ENOTDIR: 'a part of that path is a file',
};

/** The first line of the innermost message. An AggregateError (every address of a host refused) has an empty message itself. */
function messageOf(error: unknown): string {
  const inner = error instanceof AggregateError ? error.errors[0] : error;
  const own = inner instanceof Error ? inner.message : String(inner);
  const cause = inner instanceof Error && inner.cause instanceof Error ? inner.cause.message : null;
  return (cause ?? own).split('\n')[0]?.replace(/\.$/, '') || 'no reason given';
}

/** SQLSTATE of a failed statement, with either driver; null for any other error. */
export function sqlState(error: unknown): string | null {
  return findCause(error, 'code', (code) => /^[0-9A-Z]{5}$/.test(code));
}

/** Name of the constraint or unique index that a statement violated, or null. */
export function violatedConstraint(error: unknown): string | null {
  return findCause(error, 'constraint', () => true);
}

function findCause(error: unknown, key: string, fits: (text: string) => boolean): string | null {
  for (const each of causesOf(error)) {
    const value = (each as unknown as Record<string, unknown>)[key];
    if (typeof value === 'string' && fits(value)) return value;
  }
  return null;
}

/** The error and its causes, outermost first, 8 at most. An AggregateError is followed by the first of its errors. */
export function causesOf(error: unknown): readonly Error[] {
  const found: Error[] = [];
  let at: unknown = error;
  while (at instanceof Error && found.length < 8) {
    found.push(at);
    at = at instanceof AggregateError ? at.errors[0] : at.cause;
  }
  return found;
}

export const uniqueViolation = '23505';
export const diskFull = '53100';
