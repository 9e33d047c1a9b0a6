/** What has taken the place of a button that was pressed gets its focus, so that nobody who reads with keys starts at the top. */
import { useEffect, useRef } from 'react';

/** @returns ref of a heading with `tabIndex={-1}` */
export function useFocusHere() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Only where the focus was lost: somebody who is busy elsewhere stays there.
    if (document.activeElement === null || document.activeElement === document.body)
      heading.current?.focus({ preventScroll: false });
  }, []);
  return heading;
}
