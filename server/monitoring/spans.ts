/** What a trace is made of, whoever sends it away. */

/** Known beforehand, all of them. */
export type Words = Readonly<Record<string, string | number | readonly string[]>>;

/** Something that takes time. */
export interface Span {
  readonly traceId: string;
  child(name: string, words: Words): Span;
  /** Something that happens in it. */
  note(name: string, words: Words): void;
  end(words: Words, failed: boolean): void;
}

/** What sends spans away. */
export interface Exporter {
  /** @param traceparent of whoever asked; null: nobody who is believed */
  begin(name: string, words: Words, traceparent: string | null): Span;
  /** Resolves when everything is sent, or could not be. */
  close(): Promise<void>;
}
