/** The list's position on the page, and how much of the window is covered by sticky elements above and below; in pixels. */
import { type RefObject, useLayoutEffect, useState } from 'react';

export interface ListPlace {
  /** From the top of the page. */
  readonly top: number;
  readonly covered: { readonly top: number; readonly bottom: number };
}

/** @param bar the sticky bar above the list */
export function useListPlace(
  list: RefObject<HTMLElement | null>,
  bar: RefObject<HTMLElement | null>,
): ListPlace {
  const [place, setPlace] = useState<ListPlace>({ top: 0, covered: { top: 0, bottom: 0 } });
  useLayoutEffect(() => {
    const look = () => {
      if (!list.current || !bar.current) return;
      const { position, top } = getComputedStyle(bar.current);
      const next = {
        top: Math.round(list.current.getBoundingClientRect().top + scrollY),
        covered: {
          // In a low window only the header is sticky.
          top:
            position === 'sticky'
              ? pixels(top) + bar.current.offsetHeight
              : pixels(getComputedStyle(document.documentElement).scrollPaddingTop),
          bottom: pixels(getComputedStyle(document.documentElement).scrollPaddingBottom),
        },
      };
      setPlace((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    look();
    // Content that grows above the list makes the page longer, as does the uploads panel below.
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    if (bar.current) observer.observe(bar.current);
    return () => observer.disconnect();
  }, [list, bar]);
  return place;
}

const pixels = (length: string) => Number.parseFloat(length) || 0;
