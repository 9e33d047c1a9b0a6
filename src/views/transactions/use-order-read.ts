/** Whoever looks at an order of theirs has read what they were told of it. */
import { useEffect } from 'react';
import { useApp } from '../app.ts';

/** @param number null: it is none of theirs */
export function useOrderRead(number: number | null): void {
  const { notices } = useApp();
  useEffect(() => {
    if (number === null) return;
    // It stays unread, and is told once more.
    notices.markOrderRead(number).catch(() => undefined);
  }, [notices, number]);
}
