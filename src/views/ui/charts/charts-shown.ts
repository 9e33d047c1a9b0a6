/**
 * Whether the charts above lists are shown. By default they are where the window has room; on a phone they would push
 * the list out of sight. Stored apart from the settings, whose shape is fixed, and for this device only, since it
 * depends on the window and not on the account.
 */
import { useSyncExternalStore } from 'react';

const key = 'charts';
const listeners = new Set<() => void>();
let chosen = read();

function read(): boolean | null {
  try {
    const kept = localStorage.getItem(key);
    return kept === 'shown' || kept === 'hidden' ? kept === 'shown' : null;
  } catch {
    // Storage is unavailable or blocked: use the default.
    return null;
  }
}

const room = () => matchMedia('(min-width: 48em)');

const shown = (): boolean => chosen ?? room().matches;

export function showCharts(wanted: boolean): void {
  chosen = wanted;
  try {
    localStorage.setItem(key, wanted ? 'shown' : 'hidden');
  } catch {
    // Not stored: the choice holds until the page is left.
  }
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  const otherTab = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    chosen = read();
    listener();
  };
  const window = room();
  listeners.add(listener);
  addEventListener('storage', otherTab);
  window.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', otherTab);
    window.removeEventListener('change', listener);
  };
}

export const useChartsShown = (): boolean => useSyncExternalStore(subscribe, shown, () => false);
