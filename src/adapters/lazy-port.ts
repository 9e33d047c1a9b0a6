/**
 * Loads code that the first page does not need when it is first called. Callers need not wait until it is loaded,
 * and a failed load is retried with the next call.
 */

/** Gives every caller the same promise, until it fails. */
export function opening<Opened>(open: () => Promise<Opened>): () => Promise<Opened> {
  let begun: Promise<Opened> | null = null;
  return () =>
    (begun ??= open().catch((error: unknown) => {
      begun = null;
      throw error;
    }));
}

type Calls<Port> = { readonly [Name in keyof Port]: (...args: never[]) => Promise<unknown> };

/** A port that is loaded with its first call; each of its members must be an async function. */
export function lazyPort<Port extends Calls<Port>>(open: () => Promise<Port>): Port {
  return new Proxy({} as Port, {
    get:
      (_target, name) =>
      async (...args: never[]) => {
        const port = await open();
        return port[name as keyof Port](...args);
      },
  });
}

type Listen<Sent> = (send: (sent: Sent) => void) => () => void;

/**
 * A listener to something that may still be loading; what is already loaded is listened to at once.
 * @param dropped what to send when it cannot be loaded
 */
export function lazyListener<Opened, Sent>(
  opened: () => Opened | null,
  open: () => Promise<Opened>,
  listen: (opened: Opened) => Listen<Sent>,
  dropped?: Sent,
): Listen<Sent> {
  return (send) => {
    const ready = opened();
    if (ready) return listen(ready)(send);
    let stop: (() => void) | null = null;
    let over = false;
    open().then(
      (loaded) => {
        if (!over) stop = listen(loaded)(send);
      },
      () => {
        if (!over && dropped !== undefined) send(dropped);
      },
    );
    return () => {
      over = true;
      stop?.();
    };
  };
}
