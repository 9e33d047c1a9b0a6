/** Ctrl+Z undoes and Ctrl+Shift+Z or Ctrl+Y redoes steps of the ledger, except in a field with text. */
import { useEffect } from 'react';
import type { LedgerActor } from '../../machines/ledger.machine.ts';

export function useUndoKeys(actor: LedgerActor): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      if (typesText(event.target) || document.querySelector('[role=dialog]')) return;
      event.preventDefault();
      const redoes = key === 'y' || event.shiftKey;
      actor.send({ type: redoes ? 'step.redo' : 'step.undo', seq: null });
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [actor]);
}

/** In an empty field there is no typing to undo, so the keys work on the ledger. */
function typesText(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return target.value !== '';
  return target instanceof HTMLElement && target.isContentEditable;
}
