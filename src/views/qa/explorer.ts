/** Sends questions to the worker, and terminates it with the page. */
import { useEffect, useState } from 'react';
import type { Answers, Question, Request, Response } from './answers.ts';

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (problem: Error) => void;
}

/** Starts the worker on the first question, and again after a failure. */
export class Explorer {
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | null = null;
  #nextId = 0;

  ask<Q extends Question>(question: Q): Promise<Answers[Q['ask']]> {
    const id = this.#nextId;
    this.#nextId += 1;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker ??= this.#start();
      this.#worker.postMessage({ id, question } satisfies Request);
    });
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
    const left = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of left) reject(new Error('The statecharts could not be loaded.'));
  }

  #start(): Worker {
    const worker = new Worker(new URL('./qa.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Response>) => {
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if ('problem' in data) waiting?.reject(new Error(data.problem));
      else waiting?.resolve(data.answer as never);
    });
    worker.addEventListener('error', () => this.close());
    return worker;
  }
}

export type Answered<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: Value }
  | { readonly state: 'failed'; readonly message: string };

const loading = { state: 'loading' } as const;

/** The answer to a question, requested again when the question or the attempt changes; null requests nothing. */
export function useAnswer<Q extends Question>(
  explorer: Explorer,
  question: Q | null,
  attempt = 0,
): Answered<Answers[Q['ask']]> {
  const key = question && JSON.stringify([attempt, question]);
  const [answered, setAnswered] = useState<{ key: string; answer: Answered<Answers[Q['ask']]> } | null>(null);

  useEffect(() => {
    if (key === null) return;
    let current = true;
    explorer.ask((JSON.parse(key) as [number, Q])[1]).then(
      (value) => current && setAnswered({ key, answer: { state: 'ready', value } }),
      ({ message }: Error) => current && setAnswered({ key, answer: { state: 'failed', message } }),
    );
    return () => {
      current = false;
    };
  }, [explorer, key]);

  return answered && answered.key === key ? answered.answer : loading;
}
