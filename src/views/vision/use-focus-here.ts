/** Moves the focus to content that has replaced a pressed button, so that keyboard users do not start at the top. */
import { useEffect, useRef } from 'react';

/** @returns ref of a heading with `tabIndex={-1}` */
export function useFocusHere() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Only if the focus was lost: leave it where somebody is using something else.
    if (document.activeElement === null || document.activeElement === document.body)
      heading.current?.focus({ preventScroll: false });
  }, []);
  return heading;
}
