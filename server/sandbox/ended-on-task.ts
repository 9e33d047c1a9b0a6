/** Why a task has no answer. What is said of it is for whoever knows what kind of file it was, unless no file is at fault. */
import { Problem } from '../problem.ts';

/**
 * `memory`, `cpu`: the file needed more than a file may. `crashed`: the code that reads it broke down. `wall`: it got too
 * little done, as on a machine with too much to do. `killed`: something else ended the process, and no file is at fault.
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

/** There is too much to do. Nothing is wrong with the file, which may be sent again. */
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
