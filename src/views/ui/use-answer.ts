/** Asks the server something for a page, and again whenever the question changes. Answers to an earlier question that arrive late are dropped. */
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { messageOf } from './message-of.ts';

export interface Asked<Answer> {
  readonly state: 'loading' | 'ready' | 'failed';
  /** The last one, also while the next is on its way; null before the first and after a failure. */
  readonly answer: Answer | null;
  /** Why there is none, once it failed. */
  readonly failure: string;
  readonly retry: () => void;
  /** Shows what a save has answered, without asking again. */
  readonly change: (changed: (answer: Answer) => Answer) => void;
}

interface Held<Answer> {
  readonly asked: string | null;
  readonly answer: Answer | null;
  readonly failure: string;
}

/** @param question all that the answer depends on, as one text */
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
