/** Why the HR agent did not answer, or not to the end, in the kinds that its statechart tells apart and its journal keeps. */
import * as z from 'zod/mini';

export const agentReasons = [
  /** The model behind the server: it cannot be reached, takes too long, has too much to do, refuses, says nothing that can be read. */
  'unreachable',
  'too-slow',
  'busy',
  'refused',
  'unreadable',
  /** The answer broke off. */
  'cut-off',
  'offline',
  'signed-out',
  'too-often',
  /** The server has no engine for it. */
  'unavailable',
  /** The question or the file is not taken, or the job is not there. */
  'not-taken',
  'failed',
] as const;
export const agentReasonSchema = z.enum(agentReasons);
export type AgentReason = (typeof agentReasons)[number];

export interface AgentFailure {
  readonly reason: AgentReason;
  /** For people. */
  readonly message: string;
}

export const cutOff: AgentFailure = {
  reason: 'cut-off',
  message: 'The answer broke off before its end.',
};

/** The token of the request ran out, or the session ended: asking again tells which. */
export const cutOffBySession: AgentFailure = {
  reason: 'cut-off',
  message: 'The answer broke off because your login had to be renewed. Ask it again.',
};

export const notReached: AgentFailure = {
  reason: 'offline',
  message: 'The server cannot be reached. Check your connection and try again.',
};
