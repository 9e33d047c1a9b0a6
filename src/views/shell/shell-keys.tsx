/** The keyboard shortcuts that work on every page, and the overlays they open, whose code is loaded on first use. */
import { lazy, Suspense, useEffect } from 'react';
import { showOverlay, shownOverlay, useOverlay } from './overlay.ts';
import { asksInDialog, singleKeysOn, typesText } from '../ui/single-keys.ts';

const KeyboardHelp = lazy(async () => ({ default: (await import('./keyboard-help.tsx')).KeyboardHelp }));
const CommandPalette = lazy(async () => ({
  default: (await import('./command-palette.tsx')).CommandPalette,
}));

export function ShellKeys() {
  const overlay = useOverlay();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const wanted = overlayFor(event);
      if (!wanted) return;
      event.preventDefault();
      showOverlay(wanted);
    };
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('keydown', press);
      showOverlay(null);
    };
  }, []);
  const close = () => showOverlay(null);
  return (
    <Suspense fallback={null}>
      {overlay === 'keys' ? <KeyboardHelp onClose={close} /> : null}
      {overlay === 'commands' ? <CommandPalette onClose={close} /> : null}
    </Suspense>
  );
}

function overlayFor(event: KeyboardEvent): 'keys' | 'commands' | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented, isComposing, target } = event;
  // Keys belong to an open dialog first.
  if (defaultPrevented || isComposing || shownOverlay() || asksInDialog()) return null;
  if (key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey) return 'commands';
  if (key === '?' && singleKeysOn() && !ctrlKey && !metaKey && !typesText(target)) return 'keys';
  return null;
}
