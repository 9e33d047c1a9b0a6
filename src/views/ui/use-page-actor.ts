/** A statechart that belongs to one page: started once its code has loaded, stopped when the page unmounts for any reason. */
import { useEffect, useState } from 'react';
import { messageOf } from './message-of.ts';

interface WithActor {
  /** Not started yet. */
  readonly actor: { start(): unknown; stop(): unknown };
}

export interface PageActor<Opened extends WithActor> {
  /** null until its code has loaded. */
  readonly opened: Opened | null;
  /** Why it failed to load, or ''. */
  readonly failure: string;
  readonly retry: () => void;
}

/** @param open must be stable: a new function stops the current actor and opens another */
export function usePageActor<Opened extends WithActor>(open: () => Promise<Opened>): PageActor<Opened> {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [failure, setFailure] = useState('');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let unmounted = false;
    let end = () => {};
    open().then(
      (next) => {
        if (unmounted) return;
        next.actor.start();
        end = () => void next.actor.stop();
        setOpened(next);
      },
      (error: unknown) => unmounted || setFailure(messageOf(error)),
    );
    return () => {
      unmounted = true;
      end();
      setOpened(null);
      setFailure('');
    };
  }, [open, attempt]);
  return { opened, failure, retry: () => setAttempt((count) => count + 1) };
}
