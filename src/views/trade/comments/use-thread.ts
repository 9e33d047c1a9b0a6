/** Comments as one page has them open: their statechart begins and ends with it. */
import { useEffect, useState } from 'react';
import type { ThreadPlace } from '../../../events/thread/port.ts';
import { type ThreadActor, threadMachine } from '../../../machines/thread.machine.ts';
import { useApp } from '../../app.ts';
import { messageOf } from '../../ui/message-of.ts';

interface ThreadHere {
  /** null until its code is there. */
  readonly actor: ThreadActor | null;
  /** Why it is not there, or empty. */
  readonly failure: string;
  readonly retry: () => void;
}

/** @param person who reads: for somebody else it is another one */
export function useThread({ postId, commentId }: ThreadPlace, person: string | null): ThreadHere {
  const { threads } = useApp();
  const [actor, setActor] = useState<ThreadActor | null>(null);
  const [failure, setFailure] = useState('');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let left = false;
    let end = () => {};
    threads.open(threadMachine, { postId, commentId }).then(
      (opened) => {
        if (left) return;
        opened.start();
        end = () => opened.stop();
        setActor(opened);
      },
      (error: unknown) => left || setFailure(messageOf(error)),
    );
    return () => {
      left = true;
      end();
      setActor(null);
    };
  }, [threads, postId, commentId, person, attempt]);
  const retry = () => {
    setFailure('');
    setAttempt((count) => count + 1);
  };
  return { actor, failure, retry };
}
