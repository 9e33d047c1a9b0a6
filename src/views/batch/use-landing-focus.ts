/** Focuses content that replaces a focused element, so that keyboard users continue there and screen readers announce it. */
import { type RefObject, useEffect, useRef } from 'react';

/** Takes the focus once on mount, if nothing else has it. */
export function useLandingFocus<Target extends HTMLElement>(): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) target.current?.focus({ preventScroll: true });
  }, []);
  return target;
}
