/** Those of a batch that are on the server, live: what moves is read again, at most every other second. */
import { useEffect, useEffectEvent, useRef } from 'react';
import type { AddedResume } from '../../../events/screening/port.ts';
import { useApp } from '../../app.ts';
import { type Asked, useAnswer } from '../../ui/use-answer.ts';

const betweenReadsMs = 2000;

export interface Added {
  readonly asked: Asked<readonly AddedResume[]>;
  /** Reads them again soon. */
  readonly refresh: () => void;
}

export function useAdded(batch: string, blind: boolean): Added {
  const { screenings } = useApp();
  const asked = useAnswer(() => screenings.calls.added(batch, blind), JSON.stringify([batch, blind]));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { retry } = asked;
  const refresh = () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      retry();
    }, betweenReadsMs);
  };
  // Also what is not listed yet: it may be new.
  const onMoved = useEffectEvent(refresh);
  useEffect(() => screenings.follow(() => onMoved()), [screenings]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  return { asked, refresh };
}
