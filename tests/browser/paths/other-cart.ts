/** The cart of this device as another tab uses it: with the product's own log and rules, and without a page. */
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { type CartCommand, cartDecider } from '../../../src/events/cart/decide.ts';
import { type CartFact, type CartLine, cartStreamName } from '../../../src/events/cart/events.ts';
import { cartProjection, type CartState } from '../../../src/events/cart/projection.ts';
import { Refused } from '../../../src/events/decider.ts';
import type { EventRecord, Recorded } from '../../../src/events/event.ts';
import type { EventLog } from '../../../src/events/log.ts';

declare global {
  interface Window {
    otherLog: EventLog;
  }
}

const assets = resolve(import.meta.dirname, '../../../dist/app/assets');

export class OtherCart {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  /** @param page of the same origin; the app's own code for the log is all that runs in it */
  static async open(page: Page): Promise<OtherCart> {
    const chunk = readdirSync(assets).find((name) => /^indexeddb-log-.*\.js$/.test(name));
    const url = `/${join('assets', chunk ?? 'is-not-built')}`;
    // As text: a function would be rewritten on its way here.
    await page.evaluate(
      `import('${url}').then(({ openIndexedDbLog }) => { window.otherLog = openIndexedDbLog(); })`,
    );
    return new OtherCart(page);
  }

  /** Brings the cart to these lines, one piece each, and takes back what is on its way. */
  async fill(lines: readonly CartLine[]): Promise<void> {
    await this.discard();
    const { lines: found } = await this.#state();
    for (const { productId } of found) await this.#run({ type: 'RemoveFromCart', productId });
    for (const line of lines) await this.#run({ type: 'AddToCart', line, uid: null });
  }

  async takeOut(): Promise<void> {
    const { lines } = await this.#state();
    for (const { productId } of lines) await this.#run({ type: 'RemoveFromCart', productId });
  }

  /** Starts an order in place of the one on its way. @param line is ordered where nothing lies in the cart */
  async order(buyer: string, line: CartLine): Promise<void> {
    const { checkout, lines } = await this.#state();
    await this.#run(
      ...(checkout ? [{ type: 'DiscardCheckout', key: checkout.key, knowing: true } as const] : []),
      ...(lines.length === 0 ? [{ type: 'AddToCart', line, uid: null } as const] : []),
      { type: 'StartCheckout', key: crypto.randomUUID(), buyer, details },
    );
  }

  async discard(): Promise<void> {
    const { checkout } = await this.#state();
    if (checkout) await this.#run({ type: 'DiscardCheckout', key: checkout.key, knowing: true });
  }

  /** All at once, so that nobody sees what is between. */
  async #run(...commands: readonly CartCommand[]): Promise<void> {
    const records = await this.#records();
    let state = fold(records);
    const facts: CartFact[] = [];
    for (const command of commands) {
      const decided = cartDecider.decide(state, command);
      if (decided instanceof Refused) throw new Error(`${command.type} in the other tab: ${decided.message}`);
      facts.push(...decided);
      state = fold(facts as unknown as readonly Recorded<CartFact>[], state);
    }
    await this.#page.evaluate(
      async ([stream, seq, told, at]) => {
        await window.otherLog.append(stream, seq, told, { at, actor: 'other', device: 'other' });
      },
      [cartStreamName, records.length, facts, new Date().toISOString()] as const,
    );
  }

  async #state(): Promise<CartState> {
    return fold(await this.#records());
  }

  #records(): Promise<readonly Recorded<CartFact>[]> {
    return this.#page.evaluate(async (stream) => {
      const records: EventRecord[] = [];
      for await (const batch of window.otherLog.read(stream)) records.push(...batch);
      return records as unknown as Recorded<CartFact>[];
    }, cartStreamName);
  }
}

const fold = (facts: readonly Recorded<CartFact>[], state = cartProjection.initial()): CartState =>
  facts.reduce((sofar, fact) => cartProjection.evolve(sofar, fact), state);

const details = {
  contact: { name: 'Anna Holm', phone: '+14155552671', email: '', address: '' },
  paymentMethod: 'card',
  note: '',
} as const;
