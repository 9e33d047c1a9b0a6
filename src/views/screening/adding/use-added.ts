/** The résumés of a batch that are on the server. Live changes reload the list, at most every two seconds. */
import { useEffect, useEffectEvent, useRef } from 'react';
import type { AddedResume } from '../../../events/screening/port.ts';
import { useApp } from '../../app.ts';
import { type Asked, useAnswer } from '../../ui/use-answer.ts';

const betweenReadsMs = 2000;

export interface Added {
  readonly asked: Asked<readonly AddedResume[]>;
  /** Reloads the list soon. */
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
  // Includes résumés that are not in the list, since they may be new.
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
