/**
 * Why a request to a backend or to this device's log failed, in the few kinds that statecharts distinguish and journals
 * keep. Errors are recognized by their shape, because they come from adapters, on which nothing here may depend.
 */
import * as z from 'zod/mini';
import { ChainBroken, LogUnavailable } from '../log/log.ts';

/** `damaged`: the data saved on this device is unreadable, and retrying does not help. */
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
  // A failure without a reason from the browser may not recur on a retry; the others require action by the person.
  if (error instanceof LogUnavailable)
    return { kind: error.reason === 'failed' ? 'failed' : 'storage', message: error.message };
  if (error instanceof ChainBroken)
    return { kind: 'damaged', message: `What is saved on this device is damaged: ${error.message}.` };
  // Only errors made for people have a `reason`; the messages of others are for programmers.
  if (!(error instanceof Error) || !('reason' in error)) return { kind: 'failed', message: unknownFailure };
  const { message, reason } = error;
  if (reason === 'offline' || reason === 'timeout') return { kind: 'offline', message };
  if ('status' in error && error.status === 401) return { kind: 'signed-out', message };
  return { kind: 'failed', message };
}
