/**
 * Whether the charts above lists are shown. Until somebody has chosen, they are where there is room beside the list: on a
 * phone they would push it out of sight. It is kept beside the settings, whose object is fixed, and for this device alone,
 * since it is about its window and not about accounts.
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
    // No storage, or none allowed: as nobody has chosen.
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
    // It counts until the page is left.
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
