/** Replays a journal through its statecharts, in the worker that has all of them loaded. */
import { useEffect, useState } from 'react';
import type { EventRecord } from '../../events/log/event.ts';
import type { Moment } from '../../machines/paths/trace.ts';
import type { Answered, Explorer } from '../qa/explorer.ts';

/** The moments of each statechart, in the order of `machines`. */
export type Traced = Answered<readonly (readonly Moment[])[]>;

/** @param machines the same array every time; empty: no statechart journals into the stream */
export function useTraces(
  explorer: Explorer,
  machines: readonly string[],
  records: readonly EventRecord[],
): Traced {
  const [held, setHeld] = useState<{ records: readonly EventRecord[]; traced: Traced } | null>(null);
  useEffect(() => {
    if (machines.length === 0 || records.length === 0) return;
    let current = true;
    const show = (traced: Traced) => current && setHeld({ records, traced });
    Promise.all(machines.map((machine) => explorer.ask({ ask: 'trace', machine, records }))).then(
      (value) => show({ state: 'ready', value }),
      ({ message }: Error) => show({ state: 'failed', message }),
    );
    return () => {
      current = false;
    };
  }, [explorer, machines, records]);
  return held?.records === records ? held.traced : { state: 'loading' };
}
