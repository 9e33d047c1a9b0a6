/** How much of the window a phone's keyboard covers, as `--keyboard`, so that elements at the bottom stay above it. */
import { type RefObject, useEffect } from 'react';

/** In CSS pixels; anything less is a toolbar of the browser. */
const minKeyboard = 80;

export function useKeyboardInset(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport: seen } = globalThis;
    if (!seen) return;
    const measure = () => {
      // If the page is zoomed in, the visible part is smaller without any keyboard.
      const covered = seen.scale > 1.01 ? 0 : innerHeight - seen.height - seen.offsetTop;
      box.current?.style.setProperty('--keyboard', `${covered < minKeyboard ? 0 : covered}px`);
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
