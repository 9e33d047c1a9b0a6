/** Files cannot be read or written just now. The message is for the operator. */
export class FilesUnavailable extends Error {
  override readonly name = 'FilesUnavailable';
  readonly kind: 'out-of-reach' | 'full';

  constructor(kind: FilesUnavailable['kind'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
