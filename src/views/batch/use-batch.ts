/** The batch as one page has it open: other tabs may have it as soon as the page is left. */
import { useEffect, useState } from 'react';
import { type BatchActor, batchMachine } from '../../machines/batch.machine.ts';
import { useApp } from '../app.ts';
import { messageOf } from '../ui/message-of.ts';

interface BatchHere {
  /** null until its code is there. */
  readonly actor: BatchActor | null;
  /** Why it is not there, or empty. */
  readonly failure: string;
  readonly retry: () => void;
}

export function useBatch(): BatchHere {
  const { batch: port } = useApp();
  const [actor, setActor] = useState<BatchActor | null>(null);
  const [failure, setFailure] = useState('');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let left = false;
    let end = () => {};
    port.open(batchMachine).then(
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
    };
  }, [port, attempt]);
  const retry = () => {
    setFailure('');
    setAttempt((count) => count + 1);
  };
  return { actor, failure, retry };
}
