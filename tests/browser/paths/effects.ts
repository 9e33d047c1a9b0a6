/**
 * Effects of a page that end only when a path says so: a request to the server is held in transit, a request to the
 * browser's storage is kept open. Both can then succeed or fail as they would in reality.
 */
import type { BrowserContext, Page, Request, Route } from 'playwright-core';
import { expect } from '../expect.ts';

export interface Effect {
  /** Makes the effect wait from now on. */
  hold(): Promise<void>;
  /** Resolves when it has begun since the last `hold`. */
  begun(): Promise<void>;
}

const timeoutMs = { timeout: 10_000, interval: 15 };

export type Answer = (route: Route) => Promise<void>;

const goOn: Answer = (route) => route.continue();

/** Requests to the server. */
export class Wire implements Effect {
  readonly #matches: (request: Request) => boolean;
  #answer: Answer | 'held' | null = null;
  #kept: Route[] = [];
  /** Number of requests at the time of the last `hold`. */
  #before = 0;
  /** Number of requests since the first `hold`. */
  asked = 0;

  /** @param always the answer to every request until the wire is held */
  constructor(matches: (request: Request) => boolean, always: Answer | null = null) {
    this.#matches = matches;
    this.#answer = always;
  }

  takes(request: Request): boolean {
    return this.#answer !== null && request.method() !== 'OPTIONS' && this.#matches(request);
  }

  async take(route: Route): Promise<void> {
    this.asked += 1;
    if (this.#answer === 'held' || this.#answer === null) this.#kept.push(route);
    else await this.#answer(route);
  }

  async hold(): Promise<void> {
    this.#answer = 'held';
    this.#before = this.asked;
  }

  async begun(): Promise<void> {
    await expect.poll(() => this.asked, timeoutMs).toBeGreaterThan(this.#before);
    // Cuts off earlier requests, which the page no longer waits for.
    await Promise.all(this.#kept.splice(0, this.#kept.length - 1).map(cutOff));
  }

  /** Forwards the request, or answers it. */
  async end(answer: Answer = goOn): Promise<void> {
    await this.begun();
    this.#answer = goOn;
    await answer(this.#kept.pop()!);
  }

  /** Answers it, and all later ones. */
  async endAll(answer: Answer): Promise<void> {
    await this.begun();
    this.#answer = answer;
    await answer(this.#kept.pop()!);
  }
}

/** Routes every request of the pages through the wires first. */
export async function listenOn(context: BrowserContext, wires: readonly Wire[]): Promise<void> {
  await context.route('**/*', (route, request) => {
    const wire = wires.find((one) => one.takes(request));
    void (wire ? wire.take(route) : route.continue()).catch(() => undefined);
  });
}

export const answerWith = (status: number, json: unknown) => (route: Route) =>
  route.fulfill({ status, json });

/** A refusal in the format of the identity service and the documents. */
export const refuse = (code: number, status: string, message: string) =>
  answerWith(code, { error: { code, status, message } });

export const cutOff = (route: Route) => route.abort().catch(() => undefined);

/** One kind of request to the browser's storage. */
export interface GateOf {
  readonly method: 'get' | 'put' | 'delete';
  readonly store: string;
  /** Prefix of the key; for a compound key its first part, for a range that of its first key. */
  readonly key: string;
  /** Its failure aborts the whole transaction, as with a full disk. */
  readonly aborts?: boolean;
}

/** Requests to IndexedDB. The transaction stays open meanwhile, as on a device with a slow disk. */
export class Gate implements Effect {
  readonly #page: () => Page;
  readonly #name: string;
  /** A request has begun and not ended. */
  #underWay = false;
  /** The next one, which begins when this one ends, must wait as well. */
  #nextWaits = false;

  constructor(page: () => Page, name: string) {
    this.#page = page;
    this.#name = name;
  }

  async hold(): Promise<void> {
    this.#nextWaits = this.#underWay;
    await this.#page().evaluate((name) => window.gates.set(name, 'held'), this.#name);
  }

  async begun(): Promise<void> {
    await this.#page().waitForFunction((name) => window.gates.hasBegun(name), this.#name, { polling: 15 });
    this.#underWay = true;
    this.#nextWaits = false;
  }

  /** @param fault name of the DOMException that it fails with, as do all later ones that do not wait */
  async end(fault?: string): Promise<void> {
    if (!this.#underWay) await this.begun();
    const nextWaits = this.#nextWaits;
    this.#underWay = false;
    this.#nextWaits = false;
    if (nextWaits)
      await this.#page().evaluate(([name, mode]) => window.gates.pass(name, mode), [
        this.#name,
        fault ?? 'open',
      ] as const);
    else await this.set(fault);
  }

  /** Sets the outcome of all requests from now on. */
  async set(fault?: string): Promise<void> {
    await this.#page().evaluate(([name, mode]) => window.gates.set(name, mode), [
      this.#name,
      fault ?? 'open',
    ] as const);
  }
}

declare global {
  interface Window {
    gates: {
      set(name: string, mode: string): void;
      /** Ends what has begun, but nothing that comes later. */
      pass(name: string, mode: string): void;
      hasBegun(name: string): boolean;
    };
  }
}

/** Runs in the page before its own scripts. @param held the gates that are closed from the start */
export function installGates({
  kinds,
  held,
}: {
  readonly kinds: Readonly<Record<string, GateOf>>;
  readonly held: readonly string[];
}): void {
  const modes = new Map<string, string>(held.map((name) => [name, 'held']));
  const begun = new Map<string, number>();
  const before = new Map<string, number>();
  const passed = new Map<string, { readonly upTo: number; readonly mode: string }>();
  const { get } = IDBObjectStore.prototype;
  window.gates = {
    set(name, mode) {
      modes.set(name, mode);
      if (mode === 'held') before.set(name, begun.get(name) ?? 0);
    },
    pass: (name, mode) => passed.set(name, { upTo: begun.get(name) ?? 0, mode }),
    hasBegun: (name) => (begun.get(name) ?? 0) > (before.get(name) ?? 0),
  };
  const isOf = (gate: GateOf, where: IDBObjectStore, given: unknown) => {
    const key = given instanceof IDBKeyRange ? (given.lower as unknown) : given;
    const [first] = Array.isArray(key) ? (key as unknown[]) : [key];
    return where.name === gate.store && typeof first === 'string' && first.startsWith(gate.key);
  };
  /** The key of a row with an inline key. */
  const keyIn = ({ keyPath }: IDBObjectStore, row: unknown) =>
    typeof keyPath === 'string' ? (row as Readonly<Record<string, unknown>>)[keyPath] : undefined;
  for (const method of ['get', 'put', 'delete'] as const) {
    const really = IDBObjectStore.prototype[method] as (...args: unknown[]) => IDBRequest;
    const gated = function (this: IDBObjectStore, ...args: unknown[]) {
      const key = method === 'put' ? (args[1] ?? keyIn(this, args[0])) : args[0];
      const found = Object.entries(kinds).find(([, kind]) => kind.method === method && isOf(kind, this, key));
      const mode = found ? (modes.get(found[0]) ?? 'open') : 'open';
      if (!found || mode === 'open') return really.apply(this, args);
      const [name] = found;
      // Acts as a request for event listeners, and as a promise for code that awaits it.
      const answer = Object.assign(new EventTarget(), {
        result: undefined as unknown,
        error: null as DOMException | null,
        then: undefined as unknown,
      });
      const promise = new Promise<unknown>((resolve, reject) => {
        const settle = (result: unknown, error: DOMException | null) => {
          Object.assign(answer, { result, error });
          answer.dispatchEvent(new Event(error ? 'error' : 'success'));
          if (error) reject(error);
          else resolve(result);
        };
        const mine = (begun.get(name) ?? 0) + 1;
        begun.set(name, mine);
        const look = () => {
          const ended = passed.get(name);
          const now = ended && mine <= ended.upTo ? ended.mode : (modes.get(name) ?? 'open');
          if (now === 'held') {
            // Issues a request to keep the transaction alive.
            get.call(this, 'nothing is here').onsuccess = look;
            return;
          }
          if (now !== 'open') {
            settle(undefined, new DOMException('As the path says', now));
            if (kinds[name]!.aborts) this.transaction.abort();
            return;
          }
          const request = really.apply(this, args);
          request.onsuccess = () => settle(request.result, null);
          request.onerror = () => settle(undefined, request.error);
        };
        if (mode === 'held') look();
        else {
          // A request must not answer before it was returned.
          get.call(this, 'nothing is here').onsuccess = look;
        }
      });
      promise.catch(() => undefined);
      answer.then = promise.then.bind(promise);
      return answer;
    };
    Object.assign(IDBObjectStore.prototype, { [method]: gated });
  }
}
