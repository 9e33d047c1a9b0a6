/** Scrolls along with growing content while its end is visible; a reader who has scrolled up is not moved. */
import { useCallback, useEffect, useRef, useState } from 'react';

/** @param grown changes whenever content is added */
export function useEndInSight(grown: string) {
  const [end, setEnd] = useState<HTMLDivElement | null>(null);
  const [away, setAway] = useState(false);
  const isThere = useRef(true);

  useEffect(() => {
    if (!end) return;
    const watch = new IntersectionObserver(([entry]) => {
      isThere.current = entry?.isIntersecting === true;
      setAway(!isThere.current);
    });
    watch.observe(end);
    return () => watch.disconnect();
  }, [end]);

  const toEnd = useCallback(() => {
    isThere.current = true;
    requestAnimationFrame(() => end?.scrollIntoView({ block: 'end' }));
  }, [end]);

  const seen = useRef(grown);
  useEffect(() => {
    if (seen.current === grown) return;
    seen.current = grown;
    if (isThere.current) end?.scrollIntoView({ block: 'end' });
  }, [grown, end]);

  return { end: setEnd, away, toEnd };
}
