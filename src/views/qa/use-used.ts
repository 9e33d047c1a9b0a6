/** How a statechart was used, from its journals. Journals are too large to compare by content, so they are compared by identity. */
import { useEffect, useState } from 'react';
import type { EventRecord } from '../../events/log/event.ts';
import type { Used } from '../../machines/paths/used.ts';
import type { Answered, Explorer } from './explorer.ts';

type Journals = readonly (readonly EventRecord[])[];

/** @param journals null while they load */
export function useUsed(explorer: Explorer, machine: string, journals: Journals | null): Answered<Used> {
  const [held, setHeld] = useState<{ journals: Journals; used: Answered<Used> } | null>(null);
  useEffect(() => {
    if (journals === null) return;
    let current = true;
    const show = (used: Answered<Used>) => current && setHeld({ journals, used });
    explorer.ask({ ask: 'used', machine, journals }).then(
      (value) => show({ state: 'ready', value }),
      ({ message }: Error) => show({ state: 'failed', message }),
    );
    return () => {
      current = false;
    };
  }, [explorer, machine, journals]);
  return held !== null && held.journals === journals ? held.used : { state: 'loading' };
}
