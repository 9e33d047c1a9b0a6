/** Looks again while the photos of a returned item are being compared, until the outcome is there. */
import { useEffect, useEffectEvent } from 'react';
import type { IntakeDetail } from '../../events/intake/port.ts';

/** While the page is seen. After that only a reload looks again. */
const maxLooks = 100;

/** @param load null: it is no longer there */
export function useComparison(
  intake: IntakeDetail | null,
  load: () => Promise<IntakeDetail | null>,
  onCompared: (intake: IntakeDetail) => void,
  betweenLooksMs: number,
): void {
  const isWaiting = intake?.state === 'returned' && intake.returned?.comparison === null;
  const look = useEffectEvent(async (isCurrent: () => boolean) => {
    // A failed look is followed by the next one.
    const now = await load().catch(() => null);
    if (isCurrent() && now?.returned?.comparison) onCompared(now);
  });
  useEffect(() => {
    if (!isWaiting) return;
    let [current, looks] = [true, 0];
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      looks += 1;
      if (looks > maxLooks) clearInterval(timer);
      else void look(() => current);
    }, betweenLooksMs);
    return () => {
      current = false;
      clearInterval(timer);
    };
  }, [isWaiting, betweenLooksMs]);
}
