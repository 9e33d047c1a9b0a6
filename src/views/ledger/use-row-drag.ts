/** Drags a row by its handle, with mouse, pen or finger; Escape cancels. */
import {
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';

export interface RowDragOptions {
  readonly list: RefObject<HTMLElement | null>;
  /** How much of the window is covered above and below, in pixels. */
  readonly covered: { readonly top: number; readonly bottom: number };
  readonly rowHeight: number;
  readonly count: number;
  readonly onDrop: (id: string, to: number) => void;
}

interface Drag {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

/** Distance from an edge, in pixels, within which the page scrolls along, and the maximum scroll per frame. */
const edge = 48;
const fastest = 18;

export function useRowDrag(options: RowDragOptions) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const latest = useRef(options);
  const stopCurrent = useRef<(() => void) | null>(null);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => () => stopCurrent.current?.(), []);

  const start = useCallback((event: ReactPointerEvent<HTMLElement>, id: string, from: number) => {
    if (event.button !== 0 || stopCurrent.current) return;
    event.preventDefault();
    let y = event.clientY;
    let to = from;
    let frame = 0;
    const { pointerId } = event;

    const look = () => {
      const { list, covered, rowHeight, count } = latest.current;
      if (!list.current) return;
      const [top, bottom] = [covered.top, innerHeight - covered.bottom];
      const past = y < top + edge ? y - top - edge : y > bottom - edge ? y - bottom + edge : 0;
      scrollBy(0, Math.max(-fastest, Math.min(fastest, past / 3)));
      const place = Math.floor((y - list.current.getBoundingClientRect().top) / rowHeight);
      const next = Math.max(0, Math.min(count - 1, place));
      if (next !== to) {
        to = next;
        setDrag({ id, from, to });
      }
      frame = requestAnimationFrame(look);
    };
    const move = (moved: PointerEvent) => {
      if (moved.pointerId === pointerId) y = moved.clientY;
    };
    const stop = () => {
      cancelAnimationFrame(frame);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', drop);
      removeEventListener('pointercancel', stop);
      removeEventListener('keydown', escape);
      stopCurrent.current = null;
      setDrag(null);
    };
    const drop = (lifted: PointerEvent) => {
      if (lifted.pointerId !== pointerId) return;
      move(lifted);
      cancelAnimationFrame(frame);
      look();
      const target = to;
      stop();
      if (target !== from) latest.current.onDrop(id, target);
    };
    const escape = (press: KeyboardEvent) => {
      if (press.key === 'Escape') stop();
    };

    addEventListener('pointermove', move);
    addEventListener('pointerup', drop);
    addEventListener('pointercancel', stop);
    addEventListener('keydown', escape);
    stopCurrent.current = stop;
    setDrag({ id, from, to });
    frame = requestAnimationFrame(look);
  }, []);

  const line =
    drag && drag.to !== drag.from ? (drag.to + (drag.to > drag.from ? 1 : 0)) * options.rowHeight : null;
  return { start, id: drag?.id ?? null, from: drag?.from ?? null, line };
}
