/** What can go wrong with the database, told apart: at the start in a line for a person, later by SQLSTATE. */

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

/** An AggregateError (every address of a host refused) has an empty message of its own. */
function messageOf(error: unknown): string {
  const inner = error instanceof AggregateError ? error.errors[0] : error;
  const own = inner instanceof Error ? inner.message : String(inner);
  const cause = inner instanceof Error && inner.cause instanceof Error ? inner.cause.message : null;
  return (cause ?? own).split('\n')[0]?.replace(/\.$/, '') || 'no reason given';
}

/** SQLSTATE of a failed statement, whichever driver ran it; null for anything else. */
export function sqlState(error: unknown): string | null {
  return findCause(error, 'code', (code) => /^[0-9A-Z]{5}$/.test(code));
}

/** Name of the constraint or unique index that refused a statement. */
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

/** The error itself and what caused it, outermost first. Of an AggregateError the first one counts. */
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
