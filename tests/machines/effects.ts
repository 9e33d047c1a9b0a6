/** Effects that a test answers by hand, and a moment for the answers to arrive. */
import { fromPromise } from 'xstate';

export interface Effect<Output, Input> {
  /** What it was called with, in order. */
  readonly calls: Input[];
  /** @param call which of the calls, the latest by default; counts from 0 */
  resolve(output: Output, call?: number): Promise<void>;
  reject(error: unknown): Promise<void>;
  readonly logic: ReturnType<typeof fromPromise<Output, Input & object>>;
}

export function effect<Output, Input = undefined>(): Effect<Output, Input> {
  const calls: Input[] = [];
  const opened: PromiseWithResolvers<Output>[] = [];
  const at = (call: number) => {
    const found = opened.at(call);
    if (!found) throw new Error('The effect was not called');
    return found;
  };
  return {
    calls,
    logic: fromPromise<Output, Input & object>(({ input }) => {
      calls.push(input);
      const answer = withResolvers<Output>();
      opened.push(answer);
      return answer.promise;
    }),
    async resolve(output, call = -1) {
      at(call).resolve(output);
      await arrival();
    },
    async reject(error) {
      at(-1).reject(error);
      await arrival();
    },
  };
}

interface PromiseWithResolvers<T> {
  readonly promise: Promise<T>;
  resolve(value: T): void;
  reject(error: unknown): void;
}

function withResolvers<T>(): PromiseWithResolvers<T> {
  let resolve!: (value: T) => void;
  let reject!: (error: unknown) => void;
  const promise = new Promise<T>((give, refuse) => {
    resolve = give;
    reject = refuse;
  });
  return { promise, resolve, reject };
}

/** A promise tells its machine a few microtasks later. */
export const arrival = () => new Promise<void>((later) => setImmediate(later));
