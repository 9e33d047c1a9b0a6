/** Which of the shell's two overlays is open: the keys of a page, or the commands. Opened by key and from the account's menu. */
import { useSyncExternalStore } from 'react';

export type Overlay = 'keys' | 'commands' | null;

let open: Overlay = null;
const listeners = new Set<() => void>();

export function showOverlay(overlay: Overlay): void {
  if (overlay === open) return;
  open = overlay;
  for (const tell of [...listeners]) tell();
}

export const shownOverlay = (): Overlay => open;

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => {
    listeners.delete(tell);
  };
}

export const useOverlay = (): Overlay => useSyncExternalStore(subscribe, shownOverlay, shownOverlay);
