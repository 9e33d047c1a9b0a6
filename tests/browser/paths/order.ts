/** The order of this device's cart on its page: through all its outcomes, and past the orders of other tabs. */
import type { Route } from 'playwright-core';
import { expect } from '../expect.ts';
import { orderMachine, orderStepOf } from '../../../src/machines/order.machine.ts';
import { sessionOf } from '../identity-store.ts';
import type { Newcomer } from '../people.ts';
import type { Browser } from '../window.ts';
import { bag, belt, openCartStage, press } from './cart-stage.ts';
import { type At, defineDriver, type PageDriver } from './driver.ts';
import { answerWith, cutOff } from './effects.ts';
import type { OtherCart } from './other-cart.ts';
import type { Stage } from './stage.ts';
import { wireOf } from './wires.ts';

interface Memo {
  /** Who is placing the order; Bert's waits for him to sign in. */
  readonly buyer: 'anna' | 'bert' | null;
  /** The order may have been placed already. */
  readonly sent: boolean;
  readonly online: boolean;
  readonly signedIn: boolean;
  /** Another tab empties the cart before the order is started: only after an order has failed to start. */
  readonly rival: boolean;
}

type OrderAt = At<ReturnType<typeof orderMachine.getInitialSnapshot>, Memo>;

const fresh: Memo = { buyer: null, sent: false, online: true, signedIn: true, rival: false };

const full = 'QuotaExceededError';
const betweenChecks = 15_000;

const step = ({ snapshot }: OrderAt) => orderStepOf(snapshot);

/** The order is finished. */
const over = (memo: Memo): Memo => ({ ...memo, buyer: null, sent: false, rival: false });
const coming =
  (buyer: 'anna' | 'bert') =>
  (memo: Memo): Memo => ({ ...over(memo), buyer });

const save = { act: ({ gates }: Stage) => gates.append!.end() };
const fail = { act: ({ gates }: Stage) => gates.append!.end(full) };

/** States that no other event interrupts. */
const waiting = (at: OrderAt) => ['waitingForNetwork', 'waitingForBuyer', 'failed'].includes(step(at));
/** Where another tab can order: what follows while nobody is signed in, or without a network, is walked from there. */
const orderable = (at: OrderAt) =>
  at.memo.online &&
  at.memo.signedIn &&
  (['none', 'reviewing', 'confirmingChange'].includes(step(at)) || waiting(at));
const isOwn = ({ memo }: OrderAt) => memo.signedIn && memo.buyer === 'anna';
const readiness = (at: OrderAt) => (!at.memo.online ? 'offline' : isOwn(at) ? 'ready' : 'elsewhere');
const found = (what: string) => ({
  byItself: (at: OrderAt) => step(at) === 'checking' && readiness(at) === what,
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
  /Log in to send your order|Someone else’s order is waiting here|Your login wasn’t accepted/;

const atOnce = 'what becomes of it is known at once: nothing comes between';
const sameOrder = 'a tab is told only of another order than it knows';

export const orderDriver = (
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

  return defineDriver<typeof orderMachine, Memo>({
    noun: 'order',
    machine: orderMachine,
    long: true,
    starts: { start: fresh },
    steps: {
      'order.start': {
        when: (at) => step(at) === 'none',
        then: (memo, { snapshot }) => ({
          ...over(memo),
          buyer: 'anna',
          online: true,
          signedIn: true,
          rival: snapshot.context.refusal !== null,
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
      'order.discard:unsent': {
        when: (at) => step(at) !== 'reviewing' && !at.memo.sent,
        then: (memo, at) => (step(at) === 'confirmingChange' ? over(memo) : memo),
        async act(stage, at) {
          if (step(at) === 'confirmingChange') return press(stage, 'Back to the cart');
          await press(stage, 'Discard the order');
          if (!isOwn(at)) await press(stage, 'Discard it');
        },
      },
      'order.discard:sent': {
        when: (at) => step(at) !== 'reviewing' && at.memo.sent,
        async act(stage) {
          await press(stage, 'Discard the order');
          await press(stage, 'Discard it');
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
      'order.reviewing / order.discard': 'while prices are looked at there is nothing to press',
      'order.checking / cart.changed #1': atOnce,
      'order.checking / cart.changed #2': atOnce,
      'order.checking / cart.changed #3': atOnce,
      'order.checking / failed.readiness': 'it asks nobody who could fail',
      'order.marking / done.mark #1': atOnce,
      'order.waitingForNetwork / cart.changed #1': sameOrder,
      'order.waitingForBuyer / cart.changed #1': sameOrder,
      'order.failed / cart.changed #1': sameOrder,
      'order.discarding / done.discard #1':
        'what another tab has sent is shown before the button can be pressed',
    },
    async open() {
      refusing = false;
      const { nodeWrite } = wireOf;
      const again = nodeWrite(
        '/checkouts',
        (route) => {
          refusing = false;
          return answerWith(401, {})(route);
        },
        () => refusing,
      );
      const opened = await openCartStage(
        browser,
        { user: anna.user, session },
        {
          wires: { again, placeOrder: nodeWrite('/checkouts'), review: nodeWrite('/cart/review') },
          held: ['review', 'placeOrder'],
        },
      );
      other = opened.other;
      const { stage } = opened;
      await stage.page.getByRole('button', { name: 'Place the order', exact: true }).waitFor();
      return {
        ...stage,
        async close() {
          await remember(stage);
          await stage.close();
        },
      };
    },
    effects: ({ gates, wires }) => ({
      append: gates.append!,
      review: wires.review!,
      placeOrder: wires.placeOrder!,
    }),
    waits: (effect, at) =>
      effect !== 'append' ||
      !(
        (step(at) === 'marking' && at.memo.sent) ||
        (['accepting', 'starting'].includes(step(at)) && at.memo.rival)
      ),
    async shows({ page }, at) {
      await page.clock.resume();
      const { placed, refusal } = at.snapshot.context;
      const count = (yes: boolean) => (yes ? 1 : 0);
      const text = (words: string | RegExp) => page.getByText(words).count();
      const now = step(at);
      await expect
        .poll(
          async () => ({
            placed: await text('Your order is placed'),
            changed: await page.getByRole('dialog', { name: 'Something has changed' }).count(),
            network: await text('Your order is waiting for a connection'),
            buyer: await text(waitsForBuyer),
            trouble: await text('Your order is not through yet'),
            looking: await text('Checking prices and stock…'),
            ordering: await text('Ordering…'),
            refused: await text('Nothing was ordered'),
          }),
          { timeout: 10_000, interval: 30 },
        )
        .toEqual({
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
          refused: count(refusal !== null),
        });
    },
    reported: ({ type, data }) => [{ stream: 'workflow/cart', type, data }],
    streams: () => ['workflow/cart'],
    // The cart's own facts stand there, too.
    journals: (type) => type.startsWith('Order'),
    readable: (at) =>
      !['accepting', 'starting', 'marking', 'recording', 'refusing', 'discarding'].includes(step(at)),
  });
};
