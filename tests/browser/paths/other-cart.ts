/** The cart of this device, used by another tab: with the product's own rules, but without a page. */
import { type CartCommand, cartDecider } from '../../../src/events/cart/decide.ts';
import { type CartFact, type CartLine, cartStreamName } from '../../../src/events/cart/events.ts';
import { cartProjection, type CartState } from '../../../src/events/cart/projection.ts';
import { Refused } from '../../../src/events/log/decider.ts';
import type { Recorded } from '../../../src/events/log/event.ts';
import type { OtherLog } from './other-log.ts';

export class OtherCart {
  readonly #log: OtherLog;

  constructor(log: OtherLog) {
    this.#log = log;
  }

  /** Changes the cart to these lines, one item each, and cancels an order in progress. */
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

  /** Starts an order in place of the current one. @param wanted added to the cart where missing */
  async order(buyer: string, wanted: readonly CartLine[]): Promise<void> {
    const { checkout, lines } = await this.#state();
    const missing = wanted.filter(({ productId }) => !lines.some((one) => one.productId === productId));
    await this.#run(
      ...(checkout ? [{ type: 'DiscardCheckout', key: checkout.key, confirmed: true } as const] : []),
      ...missing.map((line) => ({ type: 'AddToCart', line, uid: null }) as const),
      { type: 'StartCheckout', key: crypto.randomUUID(), buyer, details: { ...details, handovers: [] } },
    );
  }

  async discard(): Promise<void> {
    const { checkout } = await this.#state();
    if (checkout) await this.#run({ type: 'DiscardCheckout', key: checkout.key, confirmed: true });
  }

  /** In one append, so that nobody sees intermediate states. */
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
    await this.#log.append(cartStreamName, records.length, facts);
  }

  async #state(): Promise<CartState> {
    return fold(await this.#records());
  }

  async #records(): Promise<readonly Recorded<CartFact>[]> {
    return (await this.#log.read(cartStreamName)) as readonly Recorded<CartFact>[];
  }
}

const fold = (facts: readonly Recorded<CartFact>[], state = cartProjection.initial()): CartState =>
  facts.reduce((sofar, fact) => cartProjection.evolve(sofar, fact), state);

const details = {
  contact: { name: 'Anna Holm', phone: '+14155552671', email: '', address: '' },
  paymentMethod: 'card',
  note: '',
} as const;
