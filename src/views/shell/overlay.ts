/**
 * Which of the shell's two overlays is open: the keyboard help or the command palette. They open by key and from the
 * account menu.
 */
import { useSyncExternalStore } from 'react';

export type Overlay = 'keys' | 'commands' | null;

let open: Overlay = null;
const listeners = new Set<() => void>();

export function showOverlay(overlay: Overlay): void {
  if (overlay === open) return;
  open = overlay;
  for (const listener of [...listeners]) listener();
}

export const shownOverlay = (): Overlay => open;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export const useOverlay = (): Overlay => useSyncExternalStore(subscribe, shownOverlay, shownOverlay);
