/** What a check of an installation found: a line for its operator, with what to do about it. */
export interface Finding {
  readonly level: 'ok' | 'warning' | 'problem';
  readonly text: string;
}

export const ok = (text: string): Finding => ({ level: 'ok', text });
/** It works, but may not be what is wanted. */
export const warning = (text: string): Finding => ({ level: 'warning', text });
/** Something does not work. */
export const problem = (text: string): Finding => ({ level: 'problem', text });

/** The first line of an error, without a period at its end. */
export function causeOf(error: unknown): string {
  const inner = error instanceof AggregateError ? (error.errors[0] as unknown) : error;
  const text = inner instanceof Error ? inner.message || inner.name : String(inner);
  return text.split('\n', 1)[0]!.replace(/\.$/, '');
}
