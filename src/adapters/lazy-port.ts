/**
 * What comes behind the first page: code that is fetched when it is first asked for. Nobody has to wait for it to be
 * there before asking, and a fetch that failed is made again with the next question.
 */

/** The same promise for everybody who asks, until it fails. */
export function opening<Opened>(open: () => Promise<Opened>): () => Promise<Opened> {
  let begun: Promise<Opened> | null = null;
  return () =>
    (begun ??= open().catch((error: unknown) => {
      begun = null;
      throw error;
    }));
}

type Calls<Port> = { readonly [Name in keyof Port]: (...what: never[]) => Promise<unknown> };

/** A port whose every member is a call with a promise for an answer. */
export function lazyPort<Port extends Calls<Port>>(open: () => Promise<Port>): Port {
  return new Proxy({} as Port, {
    get:
      (_target, name) =>
      async (...what: never[]) => {
        const port = await open();
        return port[name as keyof Port](...what);
      },
  });
}

type Listen<Sent> = (send: (sent: Sent) => void) => () => void;

/**
 * A listener of something that may still be on its way; what is there already is listened to at once.
 * @param dropped what to send when it does not come
 */
export function lazyListener<Opened, Sent>(
  opened: () => Opened | null,
  open: () => Promise<Opened>,
  listen: (opened: Opened) => Listen<Sent>,
  dropped?: Sent,
): Listen<Sent> {
  return (send) => {
    const there = opened();
    if (there) return listen(there)(send);
    let stop: (() => void) | null = null;
    let over = false;
    open().then(
      (come) => {
        if (!over) stop = listen(come)(send);
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
