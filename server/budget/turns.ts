/**
 * Work that keeps others waiting is done so many at once, and fewer for one person: whoever asks for a hundred waits
 * for them, and whoever asks for one comes next.
 */

export interface TurnRule {
  /** For everybody together. */
  readonly atOnce: number;
  readonly forOne: number;
  /** How many more of one person wait; the next is refused. */
  readonly waiting: number;
}

/** A turn that was taken; given back once, however often it is called. */
export type Release = () => void;

export interface Turns {
  /** Resolves when it is `key`'s turn; null when too many of `key` wait already. An aborted wait rejects. */
  take(key: string, signal: AbortSignal): Promise<Release | null> | Release | null;
}

interface Line {
  running: number;
  readonly waiting: Set<() => void>;
}

export function openTurns({ atOnce, forOne, waiting: mayWait }: TurnRule): Turns {
  /** In the order in which they come next. */
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
      // To the end: the others come first now.
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
      if (own.waiting.size >= mayWait) {
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
