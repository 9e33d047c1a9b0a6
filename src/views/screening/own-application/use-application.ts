/** The application of a receipt or an id, polled until it has been processed. */
import { useEffect, useState } from 'react';
import { isUnfinished } from '../../../events/screening/status.ts';
import type { OwnApplication } from '../../../events/screening/port.ts';
import { useApp } from '../../app.ts';
import { useAnswer } from '../../ui/use-answer.ts';

/** Most are done by the second poll; later polls are slow, so that a page left open causes little load. */
const pauseMs = (looks: number) => (looks < 5 ? 2_000 : 15_000);

interface Held {
  readonly application: OwnApplication | null;
}

export function useApplication(key: string, mayExist: boolean) {
  const { screenings } = useApp();
  const [looks, setLooks] = useState(0);
  const { state, answer, failure, retry, change } = useAnswer<Held>(
    async () => ({ application: mayExist ? await screenings.calls.application(key) : null }),
    key,
  );
  const application = answer?.application ?? null;
  const isWaiting = state === 'ready' && application !== null && isUnfinished(application.status);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => {
      setLooks((count) => count + 1);
      retry();
    }, pauseMs(looks));
    return () => clearTimeout(timer);
  }, [isWaiting, looks, retry]);
  return {
    /** True until the first answer. */
    isLoading: state === 'loading' && answer === null,
    application,
    failure: state === 'failed' ? failure : null,
    retry,
    show: (next: OwnApplication | null) => change(() => ({ application: next })),
  };
}
