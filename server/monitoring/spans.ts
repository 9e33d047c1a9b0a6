/** Spans and their exporter, independent of OpenTelemetry. */

/** Attributes of a span. They contain no personal data. */
export type SpanAttributes = Readonly<Record<string, string | number | readonly string[]>>;

/** An operation with a duration. */
export interface Span {
  readonly traceId: string;
  child(name: string, attributes: SpanAttributes): Span;
  /** Adds an event that happens during the span. */
  note(name: string, attributes: SpanAttributes): void;
  end(attributes: SpanAttributes, failed: boolean): void;
}

/** Sends spans to a collector. */
export interface Exporter {
  /** @param traceparent the caller's `traceparent` header; null: none, or not from a trusted caller */
  begin(name: string, attributes: SpanAttributes, traceparent: string | null): Span;
  /** Resolves once everything is sent or sending has failed. */
  close(): Promise<void>;
}
