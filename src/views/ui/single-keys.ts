/**
 * Whether single characters are shortcuts. People who dictate, or whose hands shake, switch them off (WCAG 2.1.4).
 * Stored apart from the settings, whose shape is fixed, and for this device only, since it depends on how the device
 * is used and not on the account.
 */
import { useSyncExternalStore } from 'react';

const key = 'singleKeys';
const listeners = new Set<() => void>();
let on = read();

function read(): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    // Storage is unavailable or blocked: use the default.
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
    // Not stored: the choice holds until the page is left.
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

/** Whether a dialog is open: keys then belong to it. */
export const asksInDialog = (): boolean =>
  document.querySelector('dialog[open], [role=dialog][aria-modal=true]') !== null;

/** Whether a character typed there is text input. */
export const typesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, select, input:not([type=checkbox], [type=radio])'));
