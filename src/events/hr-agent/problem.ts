/** Why the HR agent gave no complete answer, in the kinds that its statechart distinguishes and its journal keeps. */
import * as z from 'zod/mini';

export const agentReasons = [
  /** The model behind the server cannot be reached, takes too long, is overloaded, refuses, or gives an unreadable answer. */
  'unreachable',
  'too-slow',
  'busy',
  'refused',
  'unreadable',
  /** The answer was interrupted. */
  'cut-off',
  'offline',
  'signed-out',
  'too-often',
  /** The server has no engine for it. */
  'unavailable',
  /** The question or file was not accepted, or the job does not exist. */
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

/** The request's token expired, or the session ended: asking again shows which. */
export const cutOffBySession: AgentFailure = {
  reason: 'cut-off',
  message: 'The answer broke off because your login had to be renewed. Ask it again.',
};

export const notReached: AgentFailure = {
  reason: 'offline',
  message: 'The server cannot be reached. Check your connection and try again.',
};
