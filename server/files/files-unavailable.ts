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
