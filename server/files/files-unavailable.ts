/** Files cannot be read or written just now. The message is for the operator. */
export class FilesUnavailable extends Error {
  override readonly name = 'FilesUnavailable';
  readonly kind: 'out-of-reach' | 'full';

  constructor(kind: FilesUnavailable['kind'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/**
 * For what no row names any more: whoever has changed the rows is answered by that, and what cannot be removed just now is left
 * to the next sweep.
 */
export async function removeOrLeave(removal: Promise<unknown>): Promise<void> {
  try {
    await removal;
  } catch (error) {
    if (!(error instanceof FilesUnavailable)) throw error;
  }
}
