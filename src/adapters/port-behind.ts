/**
 * A port whose code comes behind the first page: every call waits for it, and none fails for being early. It is for
 * ports whose every member is a call with a promise for an answer.
 */
type Calls<Port> = { readonly [Name in keyof Port]: (...what: never[]) => Promise<unknown> };

export function portBehind<Port extends Calls<Port>>(opening: Promise<Port>): Port {
  return new Proxy({} as Port, {
    get:
      (_target, name) =>
      async (...what: never[]) => {
        const port = await opening;
        return port[name as keyof Port](...what);
      },
  });
}
