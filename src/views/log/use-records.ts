/** All records of one stream, read in batches. If the stream is damaged, the records before the damage are still shown. */
import { useCallback, useEffect, useState } from 'react';
import type { EventRecord } from '../../events/log/event.ts';
import { ChainBroken } from '../../events/log/log.ts';
import { useApp } from '../app.ts';
import { messageOf } from '../ui/message-of.ts';

export interface StreamRecords {
  readonly state: 'loading' | 'ready' | 'failed';
  /** In order. */
  readonly records: readonly EventRecord[];
  /** Why it could not be read to its end; '' if it could. */
  readonly failure: string;
  readonly reload: () => void;
}

type Read = Omit<StreamRecords, 'reload'>;
const nothing: Read = { state: 'loading', records: [], failure: '' };

export function useRecords(stream: string): StreamRecords {
  const { deviceLog } = useApp();
  const [attempt, setAttempt] = useState(0);
  const [read, setRead] = useState<Read>(nothing);

  useEffect(() => {
    let current = true;
    const records: EventRecord[] = [];
    const show = (next: Read) => current && setRead(next);
    (async () => {
      try {
        for await (const batch of deviceLog.read(stream)) {
          if (!current) return;
          for (const record of batch) records.push(record);
        }
        show({ state: 'ready', records, failure: '' });
      } catch (error) {
        const damaged = error instanceof ChainBroken && records.length > 0;
        show({ state: damaged ? 'ready' : 'failed', records, failure: messageOf(error) });
      }
    })();
    return () => {
      current = false;
    };
  }, [deviceLog, stream, attempt]);

  return { ...read, reload: useCallback(() => setAttempt((count) => count + 1), []) };
}
