/** What this process answered in the last hour, minute by minute, and what it failed at. In memory, and gone with it. */

export interface Minute {
  /** Milliseconds since 1970, when it began. */
  readonly at: number;
  readonly answered: number;
  /** With status 500 or above. */
  readonly failed: number;
  /** For a budget. */
  readonly refused: number;
}

export interface Failure {
  readonly at: number;
  readonly method: string;
  /** The pattern of the address, never the address. */
  readonly route: string;
  readonly status: number;
  /** What its person can quote, and the log is searched for. */
  readonly reference: string;
}

export interface LastHour {
  note(outcome: 'answered' | 'failed' | 'refused'): void;
  noteFailure(failure: Omit<Failure, 'at'>): void;
  /** Sixty of them, the oldest first; the last is not over. */
  minutes(): readonly Minute[];
  /** The newest first. */
  failures(): readonly Failure[];
}

const minuteMs = 60_000;
const minutesKept = 60;
const failuresKept = 20;

/** @param now milliseconds since 1970 */
export function openLastHour(now: () => number = Date.now): LastHour {
  const ring: (Minute | undefined)[] = [];
  let failures: readonly Failure[] = [];
  const beginOf = (at: number) => at - (at % minuteMs);
  const placeOf = (at: number) => (at / minuteMs) % minutesKept;
  const minuteAt = (at: number): Minute => {
    const kept = ring[placeOf(at)];
    return kept?.at === at ? kept : { at, answered: 0, failed: 0, refused: 0 };
  };

  return {
    note(outcome) {
      const at = beginOf(now());
      const minute = minuteAt(at);
      ring[placeOf(at)] = { ...minute, [outcome]: minute[outcome] + 1 };
    },
    noteFailure(failure) {
      failures = [{ ...failure, at: now() }, ...failures].slice(0, failuresKept);
    },
    minutes() {
      const last = beginOf(now());
      return Array.from({ length: minutesKept }, (_, i) => minuteAt(last - (minutesKept - 1 - i) * minuteMs));
    },
    failures: () => failures.filter(({ at }) => at > now() - minutesKept * minuteMs),
  };
}
