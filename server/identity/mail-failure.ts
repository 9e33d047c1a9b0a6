/**
 * Tells whoever runs the server that a mail was not sent. A mail server repeats the address in its refusal, and the log must
 * not keep it: its person may have an account erased, or never had one.
 */
import { Problem } from '../problem.ts';

const address = /[^\s<>"',:;]+@[^\s<>"',:;]+/g;

/** In one line: the reason, without addresses. */
function mailFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode } = error as Error & {
    readonly code?: unknown;
    readonly responseCode?: unknown;
  };
  const codes = [code, responseCode].filter((each) => typeof each === 'string' || typeof each === 'number');
  const message = error.message.replaceAll(address, '…').replaceAll(/\s+/g, ' ').slice(0, 300);
  return [...codes, message].join(' ');
}

/** An allowance that is used up is no failure. */
export function reportMailFailure(error: unknown, write: (line: string) => void = console.error): void {
  if (error instanceof Problem && error.statusCode === 429) return;
  write(`A mail could not be sent: ${mailFailure(error)}`);
}
