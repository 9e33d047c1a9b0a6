/**
 * Notices: short messages that disappear by themselves. By default a notice stays 5000 ms at the bottom of the window,
 * and longer while the pointer or the focus is on it. This module keeps the list and the timers; notice-host.tsx
 * renders it.
 */

export type NoticeTone = 'neutral' | 'positive' | 'warning' | 'negative';

export interface NoticeRequest {
  readonly message: string;
  readonly tone?: NoticeTone;
  readonly position?: 'bottom' | 'top';
  /** A button beside the message; pressing it also dismisses the notice. */
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Milliseconds, 5000 by default; null: until it is closed. */
  readonly timeout?: number | null;
}

export interface Notice extends NoticeRequest {
  readonly id: number;
  readonly tone: NoticeTone;
  readonly position: 'bottom' | 'top';
}

/** Most notices shown at once; the oldest is dropped. */
const maxConcurrent = 4;

export function createNotices() {
  let shown: readonly Notice[] = [];
  let paused = false;
  let nextId = 1;
  const listeners = new Set<() => void>();
  const clocks = new Map<
    number,
    { left: number; since: number; timer: ReturnType<typeof setTimeout> | null }
  >();

  const publish = (notices: readonly Notice[]) => {
    shown = notices;
    for (const listener of [...listeners]) listener();
  };

  const start = (id: number) => {
    const clock = clocks.get(id);
    if (!clock || clock.timer !== null || paused) return;
    clock.since = Date.now();
    clock.timer = setTimeout(() => dismiss(id), clock.left);
  };

  const stop = (id: number) => {
    const clock = clocks.get(id);
    if (!clock || clock.timer === null) return;
    clearTimeout(clock.timer);
    clock.timer = null;
    clock.left = Math.max(0, clock.left - (Date.now() - clock.since));
  };

  function dismiss(id: number): void {
    stop(id);
    clocks.delete(id);
    if (shown.some((notice) => notice.id === id)) publish(shown.filter((notice) => notice.id !== id));
  }

  return {
    list: () => shown,
    subscribe(onChange: () => void) {
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
      };
    },
    /** @returns the notice's id, for `dismiss` */
    notify({ tone = 'neutral', position = 'bottom', timeout = 5000, ...rest }: NoticeRequest): number {
      const notice: Notice = { ...rest, tone, position, timeout, id: nextId };
      nextId += 1;
      for (const oldest of shown.slice(0, Math.max(0, shown.length + 1 - maxConcurrent))) dismiss(oldest.id);
      if (timeout !== null) clocks.set(notice.id, { left: timeout, since: 0, timer: null });
      publish([...shown, notice]);
      start(notice.id);
      return notice.id;
    },
    dismiss,
    /** Dismisses all, for example on sign-out: the next person must not see or use them. */
    clear() {
      // A notice that is removed under the pointer fires no leave event.
      paused = false;
      for (const { id } of shown) dismiss(id);
    },
    /** Pauses every timeout while somebody reads or points at a notice. */
    pause() {
      paused = true;
      for (const id of clocks.keys()) stop(id);
    },
    resume() {
      paused = false;
      for (const id of clocks.keys()) start(id);
    },
  };
}

export const notices = createNotices();
export const { notify } = notices;
