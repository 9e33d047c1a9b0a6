/** Asks for what a list comes to, once the list itself has been answered, and again when its answer says something else. */
import { useState } from 'react';
import { type Asked, useAnswer } from '../use-answer.ts';

export interface FiguresOf<Question> {
  readonly list: Pick<Asked<unknown>, 'state'>;
  /** Which rows are found; pages and orders of them make no difference. */
  readonly question: Question;
  /** What changes whenever the rows do: how many there are, or what they sum up to. */
  readonly of: unknown;
}

export function useFigures<Question, Answer>(
  ask: (question: Question) => Promise<Answer>,
  { list, question, of }: FiguresOf<Question>,
): Asked<Answer> {
  const now = JSON.stringify([question, of]);
  const [settled, setSettled] = useState<{ readonly text: string; readonly question: Question } | null>(null);
  // While the list is on its way, what is asked for is still being typed.
  if (list.state === 'ready' && settled?.text !== now) setSettled({ text: now, question });
  return useAnswer<Answer>(
    () => (settled ? ask(settled.question) : new Promise(() => undefined)),
    settled?.text ?? '',
  );
}
