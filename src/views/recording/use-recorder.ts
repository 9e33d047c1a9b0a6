/** The recorder as one page has it open: it ends with the page, however that is left. */
import { useEffect, useState } from 'react';
import type { RecordingKind } from '../../events/recording/recording.ts';
import { recordingMachine } from '../../machines/recording.machine.ts';
import { type Recorder, useApp } from '../app.ts';
import { messageOf } from '../ui/message-of.ts';

interface RecorderHere {
  /** null until its code is there. */
  readonly recorder: Recorder | null;
  /** Why it is not there, or empty. */
  readonly failure: string;
  readonly retry: () => void;
}

export function useRecorder(kind: RecordingKind): RecorderHere {
  const { recording: port } = useApp();
  const [recorder, setRecorder] = useState<Recorder | null>(null);
  const [failure, setFailure] = useState('');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let left = false;
    let end = () => {};
    port.open(recordingMachine, kind).then(
      (opened) => {
        if (left) return;
        opened.actor.start();
        end = () => opened.actor.stop();
        setRecorder(opened);
      },
      (error: unknown) => left || setFailure(messageOf(error)),
    );
    return () => {
      left = true;
      end();
    };
  }, [port, kind, attempt]);
  const retry = () => {
    setFailure('');
    setAttempt((count) => count + 1);
  };
  return { recorder, failure, retry };
}
