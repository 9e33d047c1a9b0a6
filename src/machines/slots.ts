/**
 * Slots: the effects a machine needs but does not know how to do. A machine names them in `setup`, and
 * src/compose fills them with `.provide()`. A forgotten slot throws instead of silently doing nothing.
 */
import { fromCallback, fromPromise, type AnyEventObject, type NonReducibleUnknown } from 'xstate';

/** An invoked effect with an input and a result. */
export function promiseSlot<Output, Input extends NonReducibleUnknown = undefined>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`The slot ${name} is not filled`)));
}

/** A listener that sends events to its machine until it is stopped. */
export function listenerSlot<Sent extends AnyEventObject, Input extends NonReducibleUnknown = undefined>(
  name: string,
) {
  return fromCallback<AnyEventObject, Input, Sent>(() => {
    throw new Error(`The slot ${name} is not filled`);
  });
}

/** A quick effect without a result, such as writing a local key. */
export function actionSlot(name: string): () => void {
  return () => {
    throw new Error(`The slot ${name} is not filled`);
  };
}

/** Fills a promise slot with a plain function of its input. */
export const answer = <Output, Input extends NonReducibleUnknown = undefined>(
  work: (input: Input) => Promise<Output>,
) => fromPromise<Output, Input>(({ input }) => work(input));

/** Fills a listener slot with a plain function that gets `send` and the slot's input, and returns a function that stops it. */
export const listener = <Sent extends AnyEventObject, Input extends NonReducibleUnknown = undefined>(
  listen: (send: (event: Sent) => void, input: Input) => () => void,
) => fromCallback<AnyEventObject, Input, Sent>(({ sendBack, input }) => listen(sendBack, input));
