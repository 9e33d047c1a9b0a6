/** The cart of this device on its page: opening it, and edits that are saved, refused or stuck. */
import { expect } from '../expect.ts';
import { cartMachine } from '../../../src/machines/cart.machine.ts';
import { damageSegment } from '../log-page/damage.ts';
import type { Newcomer } from '../people.ts';
import type { Browser } from '../window.ts';
import { bag, belt, openCartStage, press } from './cart-stage.ts';
import { type At, defineDriver, type PageDriver } from './driver.ts';
import type { OtherCart } from './other-cart.ts';
import type { Stage } from './stage.ts';

interface Memo {
  /** The cart stored on this device has become unreadable. */
  readonly damaged: boolean;
  /** Somebody else's order waits: until it is over, the cart cannot be changed. */
  readonly ordered: boolean;
  /** A line was removed and can be restored. */
  readonly removed: boolean;
  /** The quantity of the bag is at its maximum. */
  readonly full: boolean;
}

type CartAt = At<ReturnType<typeof cartMachine.getInitialSnapshot>, Memo>;

const fresh: Memo = { damaged: false, ordered: false, removed: false, full: false };

const anew = 'Start with an empty cart';
const most = 999;
const full = 'QuotaExceededError';

const editing = ({ snapshot }: CartAt) =>
  typeof snapshot.value === 'string' ? snapshot.value : snapshot.value.open;
const firstOf = ({ snapshot }: CartAt) => snapshot.context.queue[0]?.type ?? null;

/** An edit is possible on the current page, and nothing else is waiting. */
const editable = (at: CartAt) =>
  !at.memo.ordered && typeof at.snapshot.value !== 'string' && at.snapshot.context.queue.length === 0;
/** The log refuses it before anything is written. */
const tooMany = (at: CartAt) => firstOf(at) === 'AddToCart' && at.memo.full;

const save = { act: ({ gates }: Stage) => gates.append!.end() };
const fail = { act: ({ gates }: Stage) => gates.append!.end(full) };

export const cartDriver = (
  browser: Browser,
  { anna, bert }: Readonly<Record<'anna' | 'bert', Newcomer>>,
): PageDriver => {
  let other: OtherCart;

  return defineDriver<typeof cartMachine, Memo>({
    noun: 'cart',
    machine: cartMachine,
    starts: { start: fresh },
    steps: {
      'done.openCart:nothing': {
        when: ({ memo }) => !memo.damaged,
        act: ({ gates }) => gates.openCart!.end(),
      },
      'done.openCart:order': {
        // Nothing waits to be saved: it would be refused.
        when: ({ memo, snapshot }) => !memo.damaged && snapshot.context.queue.length === 0,
        then: (memo) => ({ ...memo, ordered: true }),
        async act({ gates }) {
          await other.order(bert.session.value.uid, [bag, belt]);
          await gates.openCart!.end();
        },
      },
      'failed.openCart': { act: ({ gates }) => gates.openCart!.end(full) },
      'failed.openCart:damaged': {
        then: (memo) => ({ ...memo, damaged: true }),
        async act({ gates, other: { page } }, { memo }) {
          if (!memo.damaged) await damageSegment(page, 'patina-log', 'cart', 1, 'change');
          await gates.openCart!.end();
        },
      },
      'cart.discardDamaged': {
        when: ({ snapshot }) => snapshot.context.failure?.kind === 'damaged',
        async act(stage) {
          await press(stage, anew);
          await press(stage, 'Remove it and start anew');
        },
      },
      'done.discardDamaged': {
        then: (memo) => ({ ...memo, damaged: false }),
        async act({ gates }) {
          await gates.discardDamaged!.end();
          // The next steps of the paths act on these.
          await other.fill([bag, belt]);
        },
      },
      'failed.discardDamaged': { act: ({ gates }) => gates.discardDamaged!.end(full) },
      'line.add': {
        when: (at) => !at.memo.ordered && (editable(at) || !at.memo.full),
        async act({ page }) {
          await page.getByRole('link', { name: 'Marketplace', exact: true }).first().click();
          await page.getByRole('button', { name: /^Add Bag to the cart/ }).click();
          await page.getByRole('link', { name: /^Shopping cart/ }).click();
        },
      },
      'line.change': {
        when: editable,
        async act({ page }, { memo }) {
          const quantity = page.getByLabel('Quantity of Bag');
          await quantity.fill(memo.full ? '1' : String(most));
          await quantity.blur();
        },
      },
      'line.remove': {
        when: (at) => editable(at) && !at.memo.removed,
        act: (stage) => press(stage, 'Take Belt out of the cart'),
      },
      'line.restore': {
        when: (at) => editable(at) && at.memo.removed,
        act: (stage) => press(stage, 'Put it back'),
      },
      'done.append:saved': {
        when: (at) => !tooMany(at),
        then(memo, at) {
          switch (firstOf(at)) {
            case 'ChangeCartQuantity':
              return { ...memo, full: !memo.full };
            case 'RemoveFromCart':
              return { ...memo, removed: true };
            case 'RestoreToCart':
              return { ...memo, removed: false };
            default:
              return memo;
          }
        },
        ...save,
      },
      'done.append:refused': { byItself: (at) => editing(at) === 'appending' && tooMany(at) },
      'failed.append': { when: (at) => !tooMany(at), ...fail },
      retry: { act: (stage) => press(stage, 'Try again') },
      'commands.discard': { act: (stage) => press(stage, 'Back to the cart without it') },
      // A refusal is only a notice, which disappears by itself.
      'refusal.dismiss': { byItself: ({ snapshot }) => snapshot.context.refusal !== null },
    },
    impossible: {},
    async open() {
      const opened = await openCartStage(browser, anna, { wires: {}, held: ['openCart'] });
      other = opened.other;
      return opened.stage;
    },
    effects: ({ gates }) => ({
      openCart: gates.openCart!,
      discardDamaged: gates.discardDamaged!,
      append: gates.append!,
    }),
    waits: (effect, at) => effect !== 'append' || !(editing(at) === 'appending' && tooMany(at)),
    async shows({ page }, at) {
      await page.clock.resume();
      const { snapshot, memo } = at;
      const count = (yes: boolean) => (yes ? 1 : 0);
      const text = (words: string | RegExp) => page.getByText(words).count();
      await expect
        .poll(
          async () => ({
            skeleton: await page.getByLabel('Loading the page').count(),
            anew: await page.getByRole('button', { name: anew }).count(),
            notOpened: await text('Your cart could not be opened'),
            stuck: await text('The last change could not be saved'),
            ordered: await text('Someone else’s order is waiting here'),
          }),
          { timeout: 10_000, interval: 30 },
        )
        .toEqual({
          skeleton: count(snapshot.value === 'loading' || snapshot.value === 'discardingDamaged'),
          anew: count(snapshot.value === 'failed' && snapshot.context.failure?.kind === 'damaged'),
          notOpened: count(snapshot.value === 'failed'),
          stuck: count(editing(at) === 'stuck'),
          ordered: count(memo.ordered),
        });
    },
    reported: ({ type, data }) => [
      // The model's example is refused for another reason than too many items.
      { stream: 'workflow/cart', type, ...(type === 'CartCommandRefused' ? {} : { data }) },
    ],
    streams: () => ['workflow/cart'],
    // The facts of its order stand there, too.
    journals: (type) => type.startsWith('Cart'),
    readable: (at) => !['appending', 'discardingDamaged'].includes(editing(at)),
  });
};
