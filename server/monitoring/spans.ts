/** Spans and their exporter, independent of OpenTelemetry. */

/** Attributes of a span: words from a fixed set, never what a person typed. */
export type Words = Readonly<Record<string, string | number | readonly string[]>>;

/** An operation with a duration. */
export interface Span {
  readonly traceId: string;
  child(name: string, words: Words): Span;
  /** Adds an event that happens during the span. */
  note(name: string, words: Words): void;
  end(words: Words, failed: boolean): void;
}

/** Sends spans to a collector. */
export interface Exporter {
  /** @param traceparent the caller's `traceparent` header; null: none, or not from a trusted caller */
  begin(name: string, words: Words, traceparent: string | null): Span;
  /** Resolves once everything is sent or sending has failed. */
  close(): Promise<void>;
}
