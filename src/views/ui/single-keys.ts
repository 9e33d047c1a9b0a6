/**
 * Whether a single character is a shortcut. People who dictate, or whose hands shake, switch it off (WCAG 2.1.4). It is
 * kept beside the settings, whose object is fixed, and for this device alone, since it is about hands and not accounts.
 */
import { useSyncExternalStore } from 'react';

const key = 'singleKeys';
const listeners = new Set<() => void>();
let on = read();

function read(): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    // No storage, or none allowed: as nobody has chosen.
    return true;
  }
}

function listener(): void {
  for (const listener of [...listeners]) listener();
}

export const singleKeysOn = (): boolean => on;

export function switchSingleKeys(wanted: boolean): void {
  on = wanted;
  try {
    if (wanted) localStorage.removeItem(key);
    else localStorage.setItem(key, 'off');
  } catch {
    // It counts until the page is left.
  }
  listener();
}

function subscribe(listener: () => void): () => void {
  const otherTab = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    on = read();
    listener();
  };
  listeners.add(listener);
  addEventListener('storage', otherTab);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', otherTab);
  };
}

export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, singleKeysOn, () => true);

/** Whether a dialog is open: what is asked there comes first. */
export const asksInDialog = (): boolean =>
  document.querySelector('dialog[open], [role=dialog][aria-modal=true]') !== null;

/** Whether a character that is typed there is text. */
export const typesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, select, input:not([type=checkbox], [type=radio])'));
