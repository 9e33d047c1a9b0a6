/** The camera as one page has it open: it ends with the page, however that is left. */
import { useEffect, useState } from 'react';
import { captureMachine } from '../../machines/capture.machine.ts';
import type { Shot } from '../../events/capture/port.ts';
import { type Capture, useApp } from '../app.ts';
import { messageOf } from '../ui/message-of.ts';

interface CaptureHere {
  /** null until its code is there. */
  readonly capture: Capture | null;
  /** Why it is not there, or empty. */
  readonly failure: string;
  readonly retry: () => void;
}

/** @param onShot always the same function: given, the camera stays on after a picture, and each is handed to it */
export function useCapture(onShot?: (shot: Shot) => void): CaptureHere {
  const { capture: port } = useApp();
  const [capture, setCapture] = useState<Capture | null>(null);
  const [failure, setFailure] = useState('');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let left = false;
    let end = () => {};
    port.open(captureMachine, onShot).then(
      (opened) => {
        if (left) return;
        opened.actor.start();
        end = () => opened.actor.stop();
        setCapture(opened);
      },
      (error: unknown) => left || setFailure(messageOf(error)),
    );
    return () => {
      left = true;
      end();
    };
  }, [port, onShot, attempt]);
  const retry = () => {
    setFailure('');
    setAttempt((count) => count + 1);
  };
  return { capture, failure, retry };
}
