/** An error that is shown to the client: its message is written for people and contains nothing internal. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly statusCode: number;
  /** A stable name for programs. */
  readonly reason: string;
  readonly field: string | undefined;
  /** When a retry may succeed; sent as `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    statusCode: number,
    reason: string,
    message: string,
    field?: string,
    retryAfterSeconds?: number,
  ) {
    super(message);
    this.statusCode = statusCode;
    this.reason = reason;
    this.field = field;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
