/**
 * The queue of commands waiting to be saved, used by the statecharts of the ledger and the cart. It computes the new context
 * and the fact to emit; when a command is saved is up to the statechart.
 */
import { Refused } from '../events/log/decider.ts';
import type { EventRecord, Fact } from '../events/log/event.ts';

/** Most commands that may wait. A person cannot type as many while a log is stuck, but a runaway program can send them. */
export const maxWaiting = 1000;

export interface CommandQueueContext<Command, Reason extends string> {
  /** Commands not saved yet, in order. */
  readonly queue: readonly Command[];
  /** Why the last command was refused, until the next one. */
  readonly refusal: { readonly reason: Reason | 'busy'; readonly message: string } | null;
  /** The last command that was saved, with its records. */
  readonly last: { readonly command: Command; readonly records: readonly EventRecord[] } | null;
}

/** The log's answer to a command. */
export type Saved<Reason extends string> = readonly EventRecord[] | Refused<Reason>;

/** The facts a statechart emits about its queue; they name a command by its type only. */
interface QueueFacts<F extends Fact> {
  taken(command: string): F;
  turnedAway(command: string): F;
  /** `facts`: 0 when the command changed nothing. */
  done(command: string, facts: number): F;
  refused(command: string, reason: string): F;
}

interface Step<Changes, F extends Fact> {
  readonly changes: Changes;
  readonly fact: F;
}

const queueIsFull = {
  reason: 'busy',
  message: 'Too much waits to be saved already. Wait a moment, then try again.',
} as const;

export const isFull = (waiting: readonly unknown[]) => waiting.length >= maxWaiting;

export function commandQueue<
  Command extends { readonly type: string },
  Reason extends string,
  F extends Fact,
>(facts: QueueFacts<F>) {
  type Context = CommandQueueContext<Command, Reason>;
  const turnAway = (command: Command) => ({
    changes: { refusal: queueIsFull },
    fact: facts.turnedAway(command.type),
  });

  return {
    turnAway,

    taken: ({ type }: Command): F => facts.taken(type),

    enqueue({ queue }: Context, command: Command): Step<Partial<Context>, F> {
      if (isFull(queue)) return turnAway(command);
      return { changes: { queue: [...queue, command], refusal: null }, fact: facts.taken(command.type) };
    },

    /** Handles the result of the first command; null when none waits. */
    settle({ queue: [command, ...queue] }: Context, result: Saved<Reason>): Step<Partial<Context>, F> | null {
      if (!command) return null;
      if (result instanceof Refused) {
        const { reason, message } = result;
        return {
          changes: { queue, refusal: { reason, message } },
          fact: facts.refused(command.type, reason),
        };
      }
      return {
        changes: { queue, last: { command, records: result } },
        fact: facts.done(command.type, result.length),
      };
    },
  };
}
