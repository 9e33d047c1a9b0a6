/** Replays a journal through its statechart, in the worker that has all of them loaded. */
import { useEffect, useState } from 'react';
import type { EventRecord } from '../../events/log/event.ts';
import type { Moment } from '../../machines/paths/trace.ts';
import type { Answered, Explorer } from '../qa/explorer.ts';

export type Traced = Answered<readonly Moment[]>;

/** @param machine null: no statechart journals into the stream */
export function useTrace(
  explorer: Explorer,
  machine: string | null,
  records: readonly EventRecord[],
): Traced {
  const [held, setHeld] = useState<{ records: readonly EventRecord[]; traced: Traced } | null>(null);
  useEffect(() => {
    if (machine === null || records.length === 0) return;
    let current = true;
    const show = (traced: Traced) => current && setHeld({ records, traced });
    explorer.ask({ ask: 'trace', machine, records }).then(
      (value) => show({ state: 'ready', value }),
      ({ message }: Error) => show({ state: 'failed', message }),
    );
    return () => {
      current = false;
    };
  }, [explorer, machine, records]);
  return held?.records === records ? held.traced : { state: 'loading' };
}
