/** Swiping a row: right and left each trigger an action once the row is moved far enough. */
import { type PointerEvent, useRef } from 'react';

/** Pixels until a swipe counts, and until it is a swipe at all and not a tap or a scroll. */
const far = 84;
const begun = 10;

export interface SwipeOptions {
  readonly onRight: () => void;
  readonly onLeft: () => void;
}

/** Handlers for the row, whose first child moves. They set the style directly, since rendering is too slow for a finger. */
export function useSwipe({ onRight, onLeft }: SwipeOptions) {
  const push = useRef<{ id: number; x: number; y: number; dx: number; on: boolean } | null>(null);

  const show = (row: HTMLElement, dx: number, settling: boolean) => {
    const slide = row.firstElementChild as HTMLElement | null;
    if (!slide) return;
    slide.style.transition = settling ? 'transform 160ms ease-out' : 'none';
    slide.style.transform = dx === 0 ? '' : `translateX(${dx}px)`;
    row.dataset.swipe = dx === 0 ? '' : `${dx > 0 ? 'right' : 'left'}${Math.abs(dx) >= far ? '-far' : ''}`;
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType !== 'touch' || !event.isPrimary || event.target instanceof HTMLInputElement)
        return;
      push.current = { id: event.pointerId, x: event.clientX, y: event.clientY, dx: 0, on: false };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const now = push.current;
      if (!now || now.id !== event.pointerId) return;
      now.dx = event.clientX - now.x;
      if (!now.on) {
        if (Math.abs(now.dx) < begun || Math.abs(now.dx) < 2 * Math.abs(event.clientY - now.y)) return;
        now.on = true;
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      show(event.currentTarget, now.dx, false);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const now = push.current;
      push.current = null;
      if (!now?.on) return;
      show(event.currentTarget, 0, true);
      if (now.dx >= far) onRight();
      if (now.dx <= -far) onLeft();
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      push.current = null;
      show(event.currentTarget, 0, true);
    },
  };
}
