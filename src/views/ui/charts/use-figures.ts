/** Requests the figures of a list after the list itself has loaded, and again when its rows change. */
import { useState } from 'react';
import { type Asked, useAnswer } from '../use-answer.ts';

export interface FiguresOf<Question> {
  readonly list: Pick<Asked<unknown>, 'state'>;
  /** Which rows match; page and order do not matter. */
  readonly question: Question;
  /** A value that changes whenever the rows do, such as their number or their sum. */
  readonly of: unknown;
}

export function useFigures<Question, Answer>(
  ask: (question: Question) => Promise<Answer>,
  { list, question, of }: FiguresOf<Question>,
): Asked<Answer> {
  const now = JSON.stringify([question, of]);
  const [settled, setSettled] = useState<{ readonly text: string; readonly question: Question } | null>(null);
  // While the list loads, the search may still be being typed.
  if (list.state === 'ready' && settled?.text !== now) setSettled({ text: now, question });
  return useAnswer<Answer>(
    () => (settled ? ask(settled.question) : new Promise(() => undefined)),
    settled?.text ?? '',
  );
}
