/**
 * Loads an answer from the server for a page, and again whenever the question changes. Late answers to an earlier
 * question are dropped.
 */
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { messageOf } from './message-of.ts';

export interface Asked<Answer> {
  readonly state: 'loading' | 'ready' | 'failed';
  /** The latest answer, kept while the next one loads; null before the first and after a failure. */
  readonly answer: Answer | null;
  /** Error message after a failure, else ''. */
  readonly failure: string;
  readonly retry: () => void;
  /** Updates the answer with the result of a save, without loading again. */
  readonly change: (changed: (answer: Answer) => Answer) => void;
}

interface Held<Answer> {
  readonly asked: string | null;
  readonly answer: Answer | null;
  readonly failure: string;
}

/** @param question everything that the answer depends on, as one text */
export function useAnswer<Answer>(ask: () => Promise<Answer>, question: string): Asked<Answer> {
  const [attempt, setAttempt] = useState(0);
  const [held, setHeld] = useState<Held<Answer>>({ asked: null, answer: null, failure: '' });
  const askNow = useEffectEvent(ask);
  const asked = `${attempt} ${question}`;

  useEffect(() => {
    let current = true;
    askNow().then(
      (answer) => current && setHeld({ asked, answer, failure: '' }),
      (error: unknown) => current && setHeld({ asked, answer: null, failure: messageOf(error) }),
    );
    return () => {
      current = false;
    };
  }, [asked]);

  const settled = held.asked === asked;
  return {
    state: !settled ? 'loading' : held.failure === '' ? 'ready' : 'failed',
    answer: held.answer,
    failure: held.failure,
    retry: useCallback(() => setAttempt((count) => count + 1), []),
    change: useCallback(
      (changed) =>
        setHeld((before) => (before.answer ? { ...before, answer: changed(before.answer) } : before)),
      [],
    ),
  };
}
