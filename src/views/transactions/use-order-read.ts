/** Marks the notices about an order as read when its buyer or seller opens it. */
import { useEffect } from 'react';
import { useApp } from '../app.ts';

/** @param number null: the order is not the reader's own */
export function useOrderRead(number: number | null): void {
  const { notices } = useApp();
  useEffect(() => {
    if (number === null) return;
    // On failure it stays unread and is shown again.
    notices.markOrderRead(number).catch(() => undefined);
  }, [notices, number]);
}
