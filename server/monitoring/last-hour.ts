/** Counts of this process's responses by minute for the last hour, and its latest failures. Kept in memory only. */

export interface Minute {
  /** Start of the minute, in milliseconds since 1970. */
  readonly at: number;
  readonly answered: number;
  /** Responses with status 500 or above. */
  readonly failed: number;
  /** Refused because a budget or limit was used up. */
  readonly refused: number;
}

export interface Failure {
  readonly at: number;
  readonly method: string;
  /** The route pattern, never the URL. */
  readonly route: string;
  readonly status: number;
  /** The request id, which the person can quote and which is in the log. */
  readonly reference: string;
}

export interface LastHour {
  note(outcome: 'answered' | 'failed' | 'refused'): void;
  noteFailure(failure: Omit<Failure, 'at'>): void;
  /** Sixty minutes, oldest first; the last one is still running. */
  minutes(): readonly Minute[];
  /** Failures of the last hour, newest first; at most the latest 20. */
  failures(): readonly Failure[];
}

const minuteMs = 60_000;
const minutesKept = 60;
const failuresKept = 20;

/** @param now milliseconds since 1970 */
export function openLastHour(now: () => number = Date.now): LastHour {
  const ring: (Minute | undefined)[] = [];
  let failures: readonly Failure[] = [];
  const startOf = (at: number) => at - (at % minuteMs);
  const indexOf = (at: number) => (at / minuteMs) % minutesKept;
  const minuteAt = (at: number): Minute => {
    const noted = ring[indexOf(at)];
    return noted?.at === at ? noted : { at, answered: 0, failed: 0, refused: 0 };
  };

  return {
    note(outcome) {
      const at = startOf(now());
      const minute = minuteAt(at);
      ring[indexOf(at)] = { ...minute, [outcome]: minute[outcome] + 1 };
    },
    noteFailure(failure) {
      failures = [{ ...failure, at: now() }, ...failures].slice(0, failuresKept);
    },
    minutes() {
      const last = startOf(now());
      return Array.from({ length: minutesKept }, (_, i) => minuteAt(last - (minutesKept - 1 - i) * minuteMs));
    },
    failures: () => failures.filter(({ at }) => at > now() - minutesKept * minuteMs),
  };
}
