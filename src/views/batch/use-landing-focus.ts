/** For what comes in the place of something that had the focus: keys go on from there, and a reader says where one is. */
import { type RefObject, useEffect, useRef } from 'react';

/** Takes the focus once, when nothing has it any more. */
export function useLandingFocus<Target extends HTMLElement>(): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) target.current?.focus({ preventScroll: true });
  }, []);
  return target;
}
