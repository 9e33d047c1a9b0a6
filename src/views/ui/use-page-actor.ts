/** A statechart as one page has it open: it starts once its code is there, and ends with the page, however that is left. */
import { useEffect, useState } from 'react';
import { messageOf } from './message-of.ts';

interface WithActor {
  /** Still to be started. */
  readonly actor: { start(): unknown; stop(): unknown };
}

export interface PageActor<Opened extends WithActor> {
  /** null until its code is there. */
  readonly opened: Opened | null;
  /** Why it is not there, or empty. */
  readonly failure: string;
  readonly retry: () => void;
}

/** @param open the same function for as long as the same is meant: another one ends what is open, and opens anew */
export function usePageActor<Opened extends WithActor>(open: () => Promise<Opened>): PageActor<Opened> {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [failure, setFailure] = useState('');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let left = false;
    let end = () => {};
    open().then(
      (next) => {
        if (left) return;
        next.actor.start();
        end = () => void next.actor.stop();
        setOpened(next);
      },
      (error: unknown) => left || setFailure(messageOf(error)),
    );
    return () => {
      left = true;
      end();
      setOpened(null);
      setFailure('');
    };
  }, [open, attempt]);
  return { opened, failure, retry: () => setAttempt((count) => count + 1) };
}
