import { CommitUnconfirmed } from '../db/lost-connection.ts';

/** Files cannot be read or written at the moment. The message is for the operator. */
export class FilesUnavailable extends Error {
  override readonly name = 'FilesUnavailable';
  readonly kind: 'out-of-reach' | 'full';

  constructor(kind: FilesUnavailable['kind'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/**
 * Removes what was stored for rows that could not be written. Whether a broken commit has written them is unknown: then the
 * files stay, and the sweep removes them if no row refers to them.
 */
export async function removeIfRefused(error: unknown, remove: () => Promise<unknown>): Promise<void> {
  if (!(error instanceof CommitUnconfirmed)) await removeOrLeave(remove());
}

/**
 * For removing files that no row refers to any more: when the store is unavailable, they are left to the next sweep, and
 * the request that changed the rows still succeeds.
 */
export async function removeOrLeave(removal: Promise<unknown>): Promise<void> {
  try {
    await removal;
  } catch (error) {
    if (!(error instanceof FilesUnavailable)) throw error;
  }
}
