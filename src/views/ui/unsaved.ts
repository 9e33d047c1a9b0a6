/**
 * Who holds something unsaved right now, in this tab and, through a shared Web Lock, in the others. A reload for a
 * new version waits until nobody does; closing the tab or following a link asks first, unless it is only something
 * that was typed into a form and would be no news to whoever leaves it. It knows nothing of what is unsaved.
 */
import { useEffect } from 'react';

const lockName = 'patina-unsaved';
/** Each hold's way to let go of the lock. */
const holds = new Map<symbol, () => void>();
/** Those of the holds that leaving asks about. */
const asking = new Set<symbol>();
const listeners = new Set<() => void>();

const notifyAll = () => {
  for (const listener of [...listeners]) listener();
};

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

/** Other tabs see the lock for as long as the returned function has not been called. */
function shareHold(): () => void {
  if (typeof navigator === 'undefined' || !navigator.locks) return () => undefined;
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  // Without the lock only the other tabs know less.
  navigator.locks.request(lockName, { mode: 'shared' }, () => held).catch(() => undefined);
  return release;
}

/**
 * Holds back reloads until the returned function is called.
 * @param reason for whoever debugs a reload that does not come
 * @param asks whether leaving asks first
 */
export function holdReload(reason: string, asks = true): () => void {
  const hold = Symbol(reason);
  if (asks) {
    if (asking.size === 0) globalThis.addEventListener?.('beforeunload', askBeforeLeaving);
    asking.add(hold);
  }
  holds.set(hold, shareHold());
  notifyAll();
  return () => {
    const release = holds.get(hold);
    if (!release) return;
    holds.delete(hold);
    release();
    if (asking.delete(hold) && asking.size === 0) {
      globalThis.removeEventListener?.('beforeunload', askBeforeLeaving);
    }
    notifyAll();
  };
}

/** Whether this tab holds something unsaved that leaving asks about. */
export const hasUnsaved = () => asking.size > 0;

/** Whether a reload would lose something in this tab. */
export const holdsReload = () => holds.size > 0;

/** Whether it would in any tab. */
export async function anyTabHoldsReload(): Promise<boolean> {
  if (holdsReload()) return true;
  if (!navigator.locks) return false;
  return navigator.locks.request(lockName, { ifAvailable: true }, async (lock) => lock === null);
}

export function onUnsavedChange(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
  };
}

/** For a form: `useUnsaved(form.isDirty())`. */
export function useUnsaved(dirty: boolean, reason = 'a form with changes'): void {
  useEffect(() => (dirty ? holdReload(reason) : undefined), [dirty, reason]);
}
