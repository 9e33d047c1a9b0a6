/** Ctrl+Z and Ctrl+Shift+Z (or Ctrl+Y) take back and bring back steps of the ledger, except where text is being typed. */
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

/** An empty field has no typing of its own to take back. */
function typesText(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return target.value !== '';
  return target instanceof HTMLElement && target.isContentEditable;
}
