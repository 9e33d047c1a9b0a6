/** Speech to text as one page has it open: whatever hears ends with the page, however that is left. */
import { useEffect, useState } from 'react';
import { transcriptionMachine } from '../../machines/transcription.machine.ts';
import { type Transcriber, useApp } from '../app.ts';
import { messageOf } from '../ui/message-of.ts';

interface TranscriberHere {
  /** null until its code is there. */
  readonly transcriber: Transcriber | null;
  /** Why it is not there, or empty. */
  readonly failure: string;
  readonly retry: () => void;
}

export function useTranscriber(): TranscriberHere {
  const { transcription: port } = useApp();
  const [transcriber, setTranscriber] = useState<Transcriber | null>(null);
  const [failure, setFailure] = useState('');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let left = false;
    let end = () => {};
    port.open(transcriptionMachine).then(
      (opened) => {
        if (left) return;
        opened.actor.start();
        end = () => opened.actor.stop();
        setTranscriber(opened);
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
  return { transcriber, failure, retry };
}
