/** Why a call to the second backend failed, in the few kinds that its pages distinguish. */
import * as z from 'zod/mini';
import { unknownFailure } from '../shared/failure.ts';

export const todoReasons = [
  'wrongCredentials',
  'taken',
  'invalid',
  'tooOften',
  'offline',
  'sessionEnded',
  'notAllowed',
  'missing',
  'registeredOnly',
  'failed',
] as const;
export type TodoReason = (typeof todoReasons)[number];
export const todoReasonSchema = z.enum(todoReasons);

/** `message` is for people; `field` is the form field at fault, if one is. */
export class TodoProblem extends Error {
  override readonly name = 'TodoProblem';
  readonly reason: TodoReason;
  readonly field: string | null;

  constructor(reason: TodoReason, message: string, field: string | null = null, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
    this.field = field;
  }
}

export interface TodoFailure {
  readonly reason: TodoReason;
  readonly message: string;
  readonly field: string | null;
}

export function todoFailureOf(error: unknown): TodoFailure {
  if (error instanceof TodoProblem) {
    const { reason, message, field } = error;
    return { reason, message, field };
  }
  return { reason: 'failed', message: unknownFailure, field: null };
}
