/** Calls back when the network returns or the page becomes visible again, for a page that shows something outdated. */
import { useEffect, useEffectEvent } from 'react';

/** @param wanted whether what is shown is outdated */
export function useWhenBack(wanted: boolean, onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    if (!wanted) return;
    const onVisible = () => {
      if (document.visibilityState === 'visible') back();
    };
    addEventListener('online', onVisible);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      removeEventListener('online', onVisible);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [wanted]);
}
