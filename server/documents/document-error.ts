/** Errors of the document protocol. The SDK derives its error code from the HTTP status alone. */

const statuses = {
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  RESOURCE_EXHAUSTED: 429,
  INTERNAL: 500,
  UNIMPLEMENTED: 501,
  UNAVAILABLE: 503,
} as const;

export type DocumentStatus = keyof typeof statuses;

export class DocumentError extends Error {
  override readonly name = 'DocumentError';
  readonly status: DocumentStatus;

  constructor(status: DocumentStatus, message: string) {
    super(message);
    this.status = status;
  }

  get code(): number {
    return statuses[this.status];
  }
}
