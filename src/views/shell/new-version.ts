/**
 * Reloads the page about a second after a new version is ready, but never while something is unsaved in any tab. It
 * knows nothing of service workers: src/compose passes in the port.
 */
import { useEffect } from 'react';
import type { AppUpdates } from '../../events/shared/app-updates.ts';
import { notices } from '../ui/notices.ts';
import { holdReloadWhileTyped } from '../ui/typed-text.ts';
import { anyTabHoldsReload, holdsReload, onUnsavedChange } from '../ui/unsaved.ts';

export const reloadDelay = 1000;

export interface SavedState {
  /** Whether this tab has something unsaved. */
  readonly held: () => boolean;
  readonly onChange: (listener: () => void) => () => void;
  /** Whether any tab has. */
  readonly heldAnywhere: () => Promise<boolean>;
}

const here: SavedState = {
  held: holdsReload,
  onChange: onUnsavedChange,
  heldAnywhere: anyTabHoldsReload,
};

/**
 * Runs `act` once nothing has been unsaved for `delay` ms. Returns a function that cancels it.
 * @param everywhere also wait for other tabs
 */
export function whenSaved(delay: number, everywhere: boolean, act: () => void, saved = here): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let done = false;
  const wait = () => {
    clearTimeout(timer);
    if (!done && !saved.held()) timer = setTimeout(() => void check(), delay);
  };
  const check = async () => {
    if (everywhere && (await saved.heldAnywhere())) return wait();
    if (done || saved.held()) return;
    stop();
    act();
  };
  const stopListening = saved.onChange(wait);
  const stop = () => {
    done = true;
    clearTimeout(timer);
    stopListening();
  };
  wait();
  return stop;
}

export function useNewVersion(updates: AppUpdates | undefined): void {
  useEffect(() => holdReloadWhileTyped(document), []);
  useEffect(() => {
    if (!updates) return;
    const stops = new Set<() => void>();
    stops.add(
      updates.onWaiting(() => {
        if (holdsReload()) {
          notices.notify({ message: 'A new version is ready. It opens once your changes are saved.' });
        }
        stops.add(whenSaved(reloadDelay, true, () => updates.takeOver()));
      }),
    );
    stops.add(
      updates.onTakenOver(() => {
        stops.add(whenSaved(0, false, () => location.reload()));
      }),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [updates]);
}
