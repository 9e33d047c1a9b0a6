/**
 * Why something that was asked of a backend or of this device's log did not happen, in the few kinds that statecharts
 * tell apart and journals keep. It reads errors by their shape: they come from adapters, which nothing here knows.
 */
import * as z from 'zod/mini';
import { ChainBroken, LogUnavailable } from '../log/log.ts';

/** `damaged`: what is saved on this device cannot be read any more, however often one tries. */
export const failureKinds = ['offline', 'signed-out', 'storage', 'damaged', 'failed'] as const;
export const failureKindSchema = z.enum(failureKinds);
export type FailureKind = (typeof failureKinds)[number];

export interface Failure {
  readonly kind: FailureKind;
  /** For people. */
  readonly message: string;
}

export const unknownFailure = 'Something went wrong. Try again in a moment.';

export function failureOf(error: unknown): Failure {
  // What the browser gives no reason for may be gone at the next try; the rest needs somebody to do something.
  if (error instanceof LogUnavailable)
    return { kind: error.reason === 'failed' ? 'failed' : 'storage', message: error.message };
  if (error instanceof ChainBroken)
    return { kind: 'damaged', message: `What is saved on this device is damaged: ${error.message}.` };
  // Only an error that was made for people has a reason of its own; others speak to programmers.
  if (!(error instanceof Error) || !('reason' in error)) return { kind: 'failed', message: unknownFailure };
  const { message, reason } = error;
  if (reason === 'offline' || reason === 'timeout') return { kind: 'offline', message };
  if ('status' in error && error.status === 401) return { kind: 'signed-out', message };
  return { kind: 'failed', message };
}
