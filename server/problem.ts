/** A refusal that a client gets to see: its words are written for people, and it holds nothing internal. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly statusCode: number;
  /** A stable name for programs. */
  readonly reason: string;
  readonly field: string | undefined;
  /** When it may work: what `Retry-After` says. */
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
