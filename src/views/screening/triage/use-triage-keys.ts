/**
 * Single-key shortcuts to go through a list of applicants. The focus moves from check box to check box, so that screen
 * readers announce each applicant. They are switched off with the other single keys.
 */
import { useEffect, useEffectEvent } from 'react';
import type { ScreeningRow } from '../../../events/screening/port.ts';
import { asksInDialog, singleKeysOn, typesText } from '../../ui/single-keys.ts';

export const boxId = (id: string) => `select-${id}`;

export interface TriageKeys {
  readonly rows: readonly ScreeningRow[];
  readonly onToggle: (row: ScreeningRow, through: boolean) => void;
  /** @param current the row that contains the focus; null if none does */
  readonly onDecide: (type: 'ShortlistResume' | 'RejectResume', current: ScreeningRow | null) => void;
  /** null: too few are selected to compare, or too many. */
  readonly onCompare: (() => void) | null;
  readonly onUndo: (() => void) | null;
}

export function focusOn(row: ScreeningRow | undefined): void {
  const box = row && document.getElementById(boxId(row.id));
  box?.focus({ preventScroll: true });
  box?.closest('tr')?.scrollIntoView({ block: 'nearest' });
}

/** Index of the row that contains the focus; -1 for none. */
function currentIn(rows: readonly ScreeningRow[]): number {
  const row = document.activeElement?.closest('tr');
  return row ? rows.findIndex(({ id }) => row.querySelector(`[id="${boxId(id)}"]`) !== null) : -1;
}

export function useTriageKeys({ rows, onToggle, onDecide, onCompare, onUndo }: TriageKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented, isComposing, target } = event;
    if (defaultPrevented || isComposing || ctrlKey || metaKey || altKey) return;
    if (!singleKeysOn() || asksInDialog() || typesText(target)) return;
    const at = currentIn(rows);
    const current = rows[at];
    const act: Readonly<Record<string, () => void>> = {
      j: () => focusOn(rows[Math.min(at + 1, rows.length - 1)]),
      k: () => focusOn(rows[Math.max(at - 1, 0)]),
      x: () => current && onToggle(current, shiftKey),
      s: () => onDecide('ShortlistResume', current ?? null),
      r: () => onDecide('RejectResume', current ?? null),
      c: () => onCompare?.(),
      u: () => onUndo?.(),
    };
    const pressed = act[key.toLowerCase()];
    if (!pressed) return;
    event.preventDefault();
    pressed();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
