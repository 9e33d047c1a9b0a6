/**
 * Who holds something unsaved right now, in this tab and, through a shared Web Lock, in the others. A reload for a
 * new version waits until nobody does; closing the tab or following a link asks first. It knows nothing of what is unsaved.
 */
import { useEffect } from 'react';

const lockName = 'patina-unsaved';
const holds = new Map<symbol, () => void>();
const listeners = new Set<() => void>();

const tellAll = () => {
  for (const tell of [...listeners]) tell();
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
 */
export function holdReload(reason: string): () => void {
  const hold = Symbol(reason);
  if (holds.size === 0) globalThis.addEventListener?.('beforeunload', askBeforeLeaving);
  holds.set(hold, shareHold());
  tellAll();
  return () => {
    const release = holds.get(hold);
    if (!release) return;
    holds.delete(hold);
    release();
    if (holds.size === 0) globalThis.removeEventListener?.('beforeunload', askBeforeLeaving);
    tellAll();
  };
}

/** Whether this tab holds something unsaved. */
export const hasUnsaved = () => holds.size > 0;

/** Whether any tab does. */
export async function anyTabHasUnsaved(): Promise<boolean> {
  if (hasUnsaved()) return true;
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
