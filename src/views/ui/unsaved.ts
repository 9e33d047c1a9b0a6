/**
 * Tracks unsaved changes in this tab and, through a shared Web Lock, in other tabs. A reload for a new version waits
 * until there are none. Closing the tab or following a link asks first, except for text typed into a form that does
 * not track its changes. It does not know what is unsaved.
 */
import { useEffect } from 'react';

const lockName = 'patina-unsaved';
/** Releases the lock of each hold. */
const holds = new Map<symbol, () => void>();
/** The holds that make leaving ask first. */
const asking = new Set<symbol>();
const listeners = new Set<() => void>();

const notifyAll = () => {
  for (const listener of [...listeners]) listener();
};

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

/** Shows the hold to other tabs until the returned function is called. */
function shareHold(): () => void {
  if (typeof navigator === 'undefined' || !navigator.locks) return () => undefined;
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  // If the lock fails, only other tabs miss this hold.
  navigator.locks.request(lockName, { mode: 'shared' }, () => held).catch(() => undefined);
  return release;
}

/**
 * Holds back reloads until the returned function is called.
 * @param reason for debugging a reload that does not happen
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

/** Whether this tab has unsaved changes that make leaving ask first. */
export const hasUnsaved = () => asking.size > 0;

/** Whether a reload would lose something in this tab. */
export const holdsReload = () => holds.size > 0;

/** Whether a reload would lose something in any tab. */
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
