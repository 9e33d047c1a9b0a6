/** Errors of tasks that have no result. The caller, who knows the kind of file, words EndedOnTask for the user. */
import { Problem } from '../problem.ts';

/**
 * `memory`, `cpu`: the file exceeded that limit. `crashed`: the code that reads it crashed. `wall`: it got too little CPU
 * time, as on an overloaded machine. `killed`: something else ended the process, and the file is not at fault.
 */
export type EndReason = 'memory' | 'cpu' | 'crashed' | 'wall' | 'killed';

export class EndedOnTask extends Error {
  override readonly name = 'EndedOnTask';
  readonly reason: EndReason;

  constructor(reason: EndReason) {
    super(`The process ended with a file in hand: ${reason}`);
    this.reason = reason;
  }
}

const retryAfterSeconds = 10;

/** The server is too busy. Nothing is wrong with the file, which may be sent again. */
export class PoolBusy extends Problem {
  constructor() {
    super(
      503,
      'busy',
      'Many files are being opened right now. Nothing is wrong with yours: wait a moment and send it again.',
      undefined,
      retryAfterSeconds,
    );
  }
}
