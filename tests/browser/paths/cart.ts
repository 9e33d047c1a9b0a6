/** The cart of this device on its page: edits that are saved, refused or stuck, and an order through all its outcomes. */
import type { Route } from 'playwright-core';
import { expect } from '../expect.ts';
import type { CartLine } from '../../../src/events/cart/events.ts';
import { cartMachine, orderStepOf } from '../../../src/machines/cart.machine.ts';
import { damageSegment } from '../log-page/damage.ts';
import { sessionOf } from '../identity-store.ts';
import type { Newcomer } from '../people.ts';
import type { Browser } from '../window.ts';
import { type At, defineDriver, type PageDriver } from './driver.ts';
import { answerWith, cutOff } from './effects.ts';
import { OtherCart } from './other-cart.ts';
import { OtherLog } from './other-log.ts';
import { openStage, type Stage } from './stage.ts';
import { gateOf, wireOf } from './wires.ts';

interface Memo {
  /** A path covers either edits or orders: they are parallel regions of the machine that do not depend on each other. */
  readonly about: 'edits' | 'orders' | null;
  /** The cart stored on this device has become unreadable. */
  readonly damaged: boolean;
  /** A line was removed and can be restored. */
  readonly removed: boolean;
  /** The quantity of the bag is at its maximum. */
  readonly full: boolean;
  /** Who is placing the order; Bert's waits for him to sign in. */
  readonly buyer: 'anna' | 'bert' | null;
  /** The order may have been placed already. */
  readonly sent: boolean;
  readonly online: boolean;
  readonly signedIn: boolean;
  /** Another tab empties the cart before the order is started: only after an order has failed to start. */
  readonly rival: boolean;
}

type CartAt = At<ReturnType<typeof cartMachine.getInitialSnapshot>, Memo>;

const fresh: Memo = {
  about: null,
  damaged: false,
  removed: false,
  full: false,
  buyer: null,
  sent: false,
  online: true,
  signedIn: true,
  rival: false,
};

const line = (productId: string, title: string): CartLine => ({
  productId,
  title,
  seller: 'sara',
  sellerName: 'Sara',
  image: null,
  priceCents: 1200,
  quantity: 1,
});
const bag = line('bag', 'Bag');
const belt = line('belt', 'Belt');
const anew = 'Start with an empty cart';
const most = 999;
const full = 'QuotaExceededError';
const betweenChecks = 15_000;

const step = ({ snapshot }: CartAt) => orderStepOf(snapshot);
const opened = ({ snapshot }: CartAt) => typeof snapshot.value !== 'string';
const editing = ({ snapshot }: CartAt) =>
  typeof snapshot.value === 'string' ? snapshot.value : snapshot.value.open.editing;
const edits = (at: CartAt) => at.memo.about !== 'orders' && step(at) === 'none';
const orders = (at: CartAt) => at.memo.about !== 'edits' && opened(at);
const firstOf = ({ snapshot }: CartAt) => snapshot.context.queue[0]?.type ?? null;

/** An edit is possible on the current page, and nothing else is waiting. */
const editable = (at: CartAt) => edits(at) && opened(at) && at.snapshot.context.queue.length === 0;
/** The log refuses it before anything is written. */
const tooMany = (at: CartAt) => firstOf(at) === 'AddToCart' && at.memo.full;

/** The order is finished. */
const over = (memo: Memo): Memo => ({ ...memo, about: 'orders', buyer: null, sent: false, rival: false });
const coming =
  (buyer: 'anna' | 'bert') =>
  (memo: Memo): Memo => ({ ...over(memo), buyer });

const press = ({ page }: Stage, name: string) => page.getByRole('button', { name, exact: true }).click();
const save = { act: ({ gates }: Stage) => gates.append!.end() };
const fail = { act: ({ gates }: Stage) => gates.append!.end(full) };

/** States that no other event interrupts. */
const waiting = (at: CartAt) => ['waitingForNetwork', 'waitingForBuyer', 'failed'].includes(step(at));
/** Where another tab can order: what follows while nobody is signed in, or without a network, is walked from there. */
const orderable = (at: CartAt) =>
  orders(at) &&
  at.memo.online &&
  at.memo.signedIn &&
  (['none', 'reviewing', 'confirmingChange'].includes(step(at)) || waiting(at));
const isOwn = ({ memo }: CartAt) => memo.signedIn && memo.buyer === 'anna';
const readiness = (at: CartAt) => (!at.memo.online ? 'offline' : isOwn(at) ? 'ready' : 'elsewhere');
const found = (what: string) => ({
  byItself: (at: CartAt) => step(at) === 'checking' && readiness(at) === what,
});

/** Answers the review of the cart's lines. */
const review = (change: 'same' | 'changed') => async (route: Route) => {
  const { lines } = JSON.parse(route.request().postData() ?? '') as { lines: { productId: string }[] };
  const answer = lines.map(({ productId }, i) =>
    change === 'changed' && i === 0
      ? { productId, status: 'gone', product: null }
      : { productId, status: 'ok', product: { priceCents: bag.priceCents, stock: null } },
  );
  await route.fulfill({ json: { lines: answer } });
};

const waitsForBuyer =
  /Your order waits for you to log in|Somebody else’s order waits here|The server did not accept your login/;

const atOnce = 'what becomes of it is known at once: nothing comes between';
const sameOrder = 'a tab is told only of another order than it knows';

export const cartDriver = (
  browser: Browser,
  { anna, bert }: Readonly<Record<'anna' | 'bert', Newcomer>>,
): PageDriver => {
  const uids = { anna: anna.session.value.uid, bert: bert.session.value.uid };
  /** Anna's session as the browser last stored it: an old, already exchanged token would be taken for theft. */
  let { session } = anna;
  const remember = async ({ other: { page } }: Stage) => {
    session = await sessionOf(page).catch(() => session);
  };
  let other: OtherCart;
  /** Whether the server refuses every sign-in, even a fresh one. */
  let refusing = false;

  /** Orders two products, so that one is left to order when the other is sold out. */
  const orderElsewhere = async (buyer: 'anna' | 'bert') => other.order(uids[buyer], [bag, belt]);

  return defineDriver<typeof cartMachine, Memo>({
    noun: 'cart',
    machine: cartMachine,
    long: true,
    starts: { start: fresh },
    steps: {
      'done.openCart:nothing': {
        when: ({ memo }) => !memo.damaged,
        act: ({ gates }) => gates.openCart!.end(),
      },
      'done.openCart:order': {
        when: ({ memo }) => memo.about === null && !memo.damaged,
        then: coming('anna'),
        async act({ gates }) {
          await orderElsewhere('anna');
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
        when: (at) => edits(at) && (editable(at) || !at.memo.full),
        then: (memo) => ({ ...memo, about: 'edits' }),
        async act({ page }) {
          await page.getByRole('link', { name: 'Marketplace', exact: true }).first().click();
          await page.getByRole('button', { name: /^Add Bag to the cart/ }).click();
          await page.getByRole('link', { name: /^Shopping cart/ }).click();
        },
      },
      'line.change': {
        when: editable,
        then: (memo) => ({ ...memo, about: 'edits' }),
        async act({ page }, { memo }) {
          const quantity = page.getByLabel('Quantity of Bag');
          await quantity.fill(memo.full ? '1' : String(most));
          await quantity.blur();
        },
      },
      'line.remove': {
        when: (at) => editable(at) && !at.memo.removed,
        then: (memo) => ({ ...memo, about: 'edits' }),
        act: (stage) => press(stage, 'Take Belt out of the cart'),
      },
      'line.restore': {
        when: (at) => editable(at) && at.memo.removed,
        then: (memo) => ({ ...memo, about: 'edits' }),
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
      // A refusal is only a notice, which disappears by itself; an order that could not be started stays on the page.
      'refusal.dismiss': { byItself: ({ snapshot }) => snapshot.context.refusal !== null },

      'order.start': {
        when: (at) => orders(at) && step(at) === 'none',
        then: (memo, { snapshot }) => ({
          ...over(memo),
          buyer: 'anna',
          online: true,
          signedIn: true,
          rival: snapshot.context.orderRefusal !== null,
        }),
        async act(stage, { memo }) {
          const { page } = stage;
          await other.fill([bag, belt]);
          if (!memo.online) await page.context().setOffline(false);
          if (!memo.signedIn) await stage.other.signIn(session);
          // The profile fills in the name.
          await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).not.toBe('');
          await page.getByLabel('Phone').fill('+1 415 555 2671');
          await press(stage, 'Place the order');
        },
      },
      'done.review:same': {
        then: (memo, { snapshot }) => (snapshot.context.order?.key === null ? over(memo) : memo),
        async act({ wires }, { memo, snapshot }) {
          if (memo.rival && snapshot.context.order?.key) await other.takeOut();
          await wires.review!.end(review('same'));
        },
      },
      'done.review:changed': {
        async act(stage, { memo }) {
          await stage.wires.review!.end(review('changed'));
          if (!memo.rival) return;
          await stage.page.getByRole('dialog', { name: 'Something has changed' }).waitFor();
          await other.takeOut();
        },
      },
      'failed.review:offline': {
        then: (memo, { snapshot }) => ({
          ...(snapshot.context.order?.key === null ? over(memo) : memo),
          online: false,
          rival: false,
        }),
        async act({ page, wires }) {
          await page.context().setOffline(true);
          await wires.review!.end(cutOff);
        },
      },
      'failed.review:broken': { then: over, act: ({ wires }) => wires.review!.end(answerWith(500, {})) },
      'changes.accept': {
        act: ({ page }) =>
          page
            .getByRole('dialog')
            .getByRole('button', { name: /^Accept/ })
            .click(),
      },
      'done.accept:saved': { when: ({ memo }) => !memo.rival, ...save },
      'done.accept:refused': {
        byItself: (at) => step(at) === 'accepting' && at.memo.rival,
        then: over,
      },
      'failed.accept': { when: ({ memo }) => !memo.rival, then: over, ...fail },
      'done.start:saved': { when: ({ memo }) => !memo.rival, ...save },
      'done.start:refused': { byItself: (at) => step(at) === 'starting' && at.memo.rival, then: over },
      'failed.start': { when: ({ memo }) => !memo.rival, then: over, ...fail },
      'done.readiness:ready': found('ready'),
      'done.readiness:offline': found('offline'),
      'done.readiness:elsewhere': found('elsewhere'),
      'done.mark:saved': {
        byItself: (at) => step(at) === 'marking' && at.memo.sent,
        when: ({ memo }) => !memo.sent,
        then: (memo) => ({ ...memo, sent: true }),
        ...save,
      },
      'failed.mark': { when: ({ memo }) => !memo.sent, ...fail },
      'done.placeOrder:placed': {
        act: ({ wires }) => wires.placeOrder!.end(answerWith(201, { transactions: [{ number: 6_000_000 }] })),
      },
      'done.placeOrder:changed': {
        act: ({ wires }) =>
          wires.placeOrder!.end(
            answerWith(409, { reason: 'cart-changed', message: 'The price has changed.' }),
          ),
      },
      'done.placeOrder:refused': {
        act: ({ wires }) =>
          wires.placeOrder!.end(
            answerWith(409, { reason: 'key-reused', message: 'This was another order.' }),
          ),
      },
      'failed.placeOrder:offline': { act: ({ wires }) => wires.placeOrder!.end(cutOff) },
      'failed.placeOrder:signed-out': {
        async act({ wires }) {
          refusing = true;
          await wires.placeOrder!.end(answerWith(401, {}));
        },
      },
      'failed.placeOrder:broken': { act: ({ wires }) => wires.placeOrder!.end(answerWith(500, {})) },
      'done.record': { then: over, ...save },
      'failed.record': fail,
      'done.refuse': {
        then: (memo, { snapshot }) => {
          const { answer } = snapshot.context;
          const again = answer !== null && 'reason' in answer && answer.reason === 'cart-changed';
          return again ? { ...memo, sent: false } : over(memo);
        },
        ...save,
      },
      'failed.refuse': fail,
      'order.retry': {
        // Only its buyer can try again.
        when: (at) => step(at) !== 'waitingForBuyer' || isOwn(at),
        act: (stage, at) => press(stage, step(at) === 'waitingForNetwork' ? 'Try now' : 'Try again'),
      },
      'order.discard': {
        when: (at) => step(at) !== 'reviewing',
        then: (memo, at) => (step(at) === 'confirmingChange' ? over(memo) : memo),
        async act(stage, at) {
          if (step(at) === 'confirmingChange') return press(stage, 'Back to the cart');
          await press(stage, 'Discard the order');
          if (at.memo.sent || !isOwn(at)) await press(stage, 'Discard it');
        },
      },
      'done.discard:saved': { then: over, ...save },
      'failed.discard': fail,
      'confirmation.dismiss': {
        when: ({ snapshot }) => snapshot.context.placed !== null,
        act: (stage) => press(stage, 'Close'),
      },
      'chance.returned': {
        then: (memo, at) =>
          step(at) === 'waitingForNetwork'
            ? { ...memo, online: true }
            : { ...memo, signedIn: !memo.signedIn },
        async act(stage, at) {
          if (step(at) === 'waitingForBuyer') {
            if (at.memo.signedIn) await remember(stage);
            await (at.memo.signedIn ? stage.other.signOut() : stage.other.signIn(session));
            return;
          }
          const context = stage.page.context();
          if (at.memo.online) await context.setOffline(true);
          await context.setOffline(false);
        },
      },
      'after.betweenChecks': { act: ({ page }) => page.clock.fastForward(betweenChecks) },
      'cart.changed:nothing': { when: waiting, then: over, act: () => other.discard() },
      'cart.changed:order': {
        when: (at) => orderable(at) && at.snapshot.context.order?.key !== 'k1',
        then: coming('anna'),
        act: () => orderElsewhere('anna'),
      },
      'cart.changed:other': {
        when: (at) => orderable(at) && at.snapshot.context.order?.key !== 'k2',
        then: coming('bert'),
        act: () => orderElsewhere('bert'),
      },
    },
    impossible: {
      'failed.readiness': 'it asks nobody who could fail',
      'done.mark:refused': atOnce,
      'done.discard:sent': 'what another tab has sent is shown before the button can be pressed',
      'done.discard:over': 'what another tab has ended is shown before the button can be pressed',
      'cart.open.ordering.reviewing / order.discard': 'while prices are looked at there is nothing to press',
      'cart.open.ordering.checking / cart.changed #1': atOnce,
      'cart.open.ordering.checking / cart.changed #2': atOnce,
      'cart.open.ordering.checking / cart.changed #3': atOnce,
      'cart.open.ordering.checking / failed.readiness': 'it asks nobody who could fail',
      'cart.open.ordering.marking / done.mark #1': atOnce,
      'cart.open.ordering.waitingForNetwork / cart.changed #1': sameOrder,
      'cart.open.ordering.waitingForBuyer / cart.changed #1': sameOrder,
      'cart.open.ordering.failed / cart.changed #1': sameOrder,
      'cart.open.ordering.discarding / done.discard #1':
        'what another tab has sent is shown before the button can be pressed',
    },
    async open() {
      refusing = false;
      const { nodeRead, nodeWrite } = wireOf;
      const again = nodeWrite(
        '/checkouts',
        (route) => {
          refusing = false;
          return answerWith(401, {})(route);
        },
        () => refusing,
      );
      const stage = await openStage(browser, {
        path: '/new-transaction-cart',
        session,
        local: { user: anna.user },
        wires: {
          again,
          placeOrder: nodeWrite('/checkouts'),
          review: nodeWrite('/cart/review'),
          market: nodeRead('/products', answerWith(200, { products: [offered], total: 1 })),
        },
        gates: { openCart: gateOf.openCart, discardDamaged: gateOf.eraseCart, append: gateOf.saveCart },
        held: ['openCart', 'review', 'placeOrder'],
        async prepare(tab) {
          other = new OtherCart(await OtherLog.open(tab.page));
          await other.fill([bag, belt]);
        },
        clock: true,
      });
      // Waits for the sign-in, so that a stored order is always found after it.
      await stage.page.getByRole('button', { name: /^Account of/ }).waitFor();
      return {
        ...stage,
        async close() {
          await remember(stage);
          await stage.close();
        },
      };
    },
    effects: ({ gates, wires }) => ({
      openCart: gates.openCart!,
      discardDamaged: gates.discardDamaged!,
      append: gates.append!,
      review: wires.review!,
      placeOrder: wires.placeOrder!,
    }),
    waits: (effect, at) =>
      effect !== 'append' ||
      !(
        (editing(at) === 'appending' && tooMany(at)) ||
        (step(at) === 'marking' && at.memo.sent) ||
        (['accepting', 'starting'].includes(step(at)) && at.memo.rival)
      ),
    async shows({ page }, at) {
      await page.clock.resume();
      const { snapshot } = at;
      const { placed, orderRefusal } = snapshot.context;
      const count = (yes: boolean) => (yes ? 1 : 0);
      const text = (words: string | RegExp) => page.getByText(words).count();
      const now = step(at);
      await expect
        .poll(
          async () => ({
            skeleton: await page.getByLabel('Loading the page').count(),
            anew: await page.getByRole('button', { name: anew }).count(),
            notOpened: await text('Your cart could not be opened'),
            stuck: await text('The last change could not be saved'),
            placed: await text('Your order is placed'),
            changed: await page.getByRole('dialog', { name: 'Something has changed' }).count(),
            network: await text('Your order waits for the network'),
            buyer: await text(waitsForBuyer),
            trouble: await text('Your order is not through yet'),
            looking: await text('Checking prices and stock…'),
            ordering: await text('Ordering…'),
            refused: await text('Nothing was ordered'),
          }),
          { timeout: 10_000, interval: 30 },
        )
        .toEqual({
          skeleton: count(snapshot.value === 'loading' || snapshot.value === 'settingAside'),
          anew: count(snapshot.value === 'failed' && snapshot.context.failure?.kind === 'damaged'),
          notOpened: count(snapshot.value === 'failed'),
          stuck: count(editing(at) === 'stuck'),
          placed: count(placed !== null),
          changed: count(now === 'confirmingChange'),
          network: count(now === 'waitingForNetwork'),
          buyer: count(now === 'waitingForBuyer'),
          trouble: count(now === 'failed'),
          looking: count(now === 'reviewing'),
          ordering: count(
            ['accepting', 'starting', 'marking', 'sending', 'recording', 'refusing', 'discarding'].includes(
              now,
            ),
          ),
          refused: count(orderRefusal !== null),
        });
    },
    reported: ({ type, data }) => [
      // The model's example is refused for another reason than too many items.
      { stream: 'workflow/cart', type, ...(type === 'CartCommandRefused' ? {} : { data }) },
    ],
    streams: () => ['workflow/cart'],
    readable: (at) =>
      !['appending', 'settingAside'].includes(editing(at)) &&
      !['accepting', 'starting', 'marking', 'recording', 'refusing', 'discarding'].includes(step(at)),
  });
};

const offered = {
  id: bag.productId,
  title: bag.title,
  description: '',
  priceCents: bag.priceCents,
  category: 'bags',
  visibility: 'public',
  stock: null,
  pictures: [],
  seller: { uid: 'sara', userName: 'sara', displayName: 'Sara', companyName: '' },
  createdAt: '2026-01-01T00:00:00.000Z',
};
