/** The time of a recording, computed from the clock, so that throttled timers do not distort it. */
import { useEffect, useState } from 'react';

/** @returns milliseconds */
export function useElapsed(runningSince: number | null, countedMs: number): number {
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (runningSince === null) return;
    const look = () => setNow(performance.now());
    look();
    const timer = setInterval(look, 200);
    return () => clearInterval(timer);
  }, [runningSince]);
  return countedMs + (runningSince === null ? 0 : Math.max(0, now - runningSince));
}
