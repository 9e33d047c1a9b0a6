/**
 * Limits how much work runs at once, in total and per person. Keys take turns: a person with a hundred requests waits for
 * their own, and one with a single request comes next.
 */

export interface TurnRule {
  /** Running at once in total, and (`forOne`) per key. */
  readonly atOnce: number;
  readonly forOne: number;
  /** How many more may wait per key; the next is refused. */
  readonly waiting: number;
}

/** Ends a turn; further calls have no effect. */
export type Release = () => void;

export interface Turns {
  /** Resolves when it is `key`'s turn; null when too many of `key` are waiting already. Rejects when `signal` is aborted. */
  take(key: string, signal: AbortSignal): Promise<Release | null> | Release | null;
}

interface Line {
  running: number;
  readonly waiting: Set<() => void>;
}

export function openTurns({ atOnce, forOne, waiting: maxWaiting }: TurnRule): Turns {
  /** By key, in the order of turns. */
  const lines = new Map<string, Line>();
  let running = 0;

  function start(line: Line, key: string): Release {
    line.running += 1;
    running += 1;
    let released = false;
    return () => {
      if (released) return;
      released = true;
      line.running -= 1;
      running -= 1;
      if (line.running === 0 && line.waiting.size === 0) lines.delete(key);
      startNext();
    };
  }

  function startNext(): void {
    if (running >= atOnce) return;
    for (const [key, line] of lines) {
      const [next] = line.waiting;
      if (!next || line.running >= forOne) continue;
      line.waiting.delete(next);
      // Moves the key to the end of the order.
      lines.delete(key);
      lines.set(key, line);
      next();
      return;
    }
  }

  return {
    take(key, signal) {
      let line = lines.get(key);
      if (!line) lines.set(key, (line = { running: 0, waiting: new Set() }));
      const own = line;
      if (running < atOnce && own.running < forOne && own.waiting.size === 0) return start(own, key);
      if (own.waiting.size >= maxWaiting) {
        if (own.running === 0 && own.waiting.size === 0) lines.delete(key);
        return null;
      }
      return new Promise((resolve, reject) => {
        const go = () => {
          signal.removeEventListener('abort', giveUp);
          resolve(start(own, key));
        };
        const giveUp = () => {
          own.waiting.delete(go);
          if (own.running === 0 && own.waiting.size === 0) lines.delete(key);
          reject(new Error('The client has gone'));
        };
        own.waiting.add(go);
        signal.addEventListener('abort', giveUp, { once: true });
      });
    },
  };
}
