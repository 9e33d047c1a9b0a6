/** How much of the window a phone's keyboard covers, as `--keyboard`, so that what sticks to the bottom stays above it. */
import { type RefObject, useEffect } from 'react';

/** Less is a bar of the browser that comes and goes. */
const leastKeyboard = 80;

export function useKeyboardInset(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport: seen } = globalThis;
    if (!seen) return;
    const measure = () => {
      // Zoomed in, one sees a part of the page, and no keyboard.
      const covered = seen.scale > 1.01 ? 0 : innerHeight - seen.height - seen.offsetTop;
      box.current?.style.setProperty('--keyboard', `${covered < leastKeyboard ? 0 : covered}px`);
    };
    measure();
    seen.addEventListener('resize', measure);
    seen.addEventListener('scroll', measure);
    return () => {
      seen.removeEventListener('resize', measure);
      seen.removeEventListener('scroll', measure);
    };
  }, [box]);
}
